/**
 * The twelve funds of the demo release. They are plainly fictitious: none may
 * be replaced by the name of a real insurer while the prices beside it are invented.
 * Codes have the shape of the government's file (three capitals) and start with X, which no fund's code does.
 */
export const DEMO_FUNDS = [
  { code: 'XDM', name: 'Demo Mutual', brand: { code: 'XDMD', name: 'Demo Mutual Direct' } },
  { code: 'XSH', name: 'Sample Health', brand: { code: 'XSHS', name: 'Sample Health' } },
  { code: 'XEC', name: 'Example Care', brand: { code: 'XECE', name: 'Example Care' } },
  { code: 'XSF', name: 'Specimen Friendly', brand: { code: 'XSFS', name: 'Specimen Friendly' } },
  { code: 'XPH', name: 'Placeholder Health', brand: { code: 'XPHP', name: 'Placeholder Health' } },
  { code: 'XPP', name: 'Pretend Partners', brand: { code: 'XPPP', name: 'Pretend Partners' } },
  { code: 'XFF', name: 'Fictional First', brand: { code: 'XFFF', name: 'Fictional First' } },
  { code: 'XMM', name: 'Mock Medical', brand: { code: 'XMMM', name: 'Mock Medical' } },
  { code: 'XIB', name: 'Imaginary Benefits', brand: { code: 'XIBI', name: 'Imaginary Benefits' } },
  { code: 'XNH', name: 'Notional Health', brand: { code: 'XNHN', name: 'Notional Health' } },
  { code: 'XSS', name: 'Stand-in Society', brand: { code: 'XSSS', name: 'Stand-in Society' } },
  { code: 'XHC', name: 'Hypothetical Cover', brand: { code: 'XHCH', name: 'Hypothetical Cover' } },
] as const

/** Shown beside every list of the funds above, so that nobody takes them for real. */
export const DEMO_NOTICE = 'Demo data: these funds, policies and prices are made up.'
