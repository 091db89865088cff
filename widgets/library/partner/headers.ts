/** A partner with a strict policy: no inline script or style, no nonce, Trusted Types without exceptions. */
export function partnerHeaders({
  siteUrl,
  backendUrl,
}: {
  siteUrl: string
  backendUrl: string
}): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src ${siteUrl}/widgets/`,
      "style-src 'self'",
      "img-src 'self'",
      `connect-src ${backendUrl}`,
      `form-action ${siteUrl}`,
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  }
}
