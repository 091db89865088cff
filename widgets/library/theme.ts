/** The custom properties that a partner may set. Nothing else about the look is a promise. */
export const THEME = [
  { name: '--hic-font', usual: 'inherit', meaning: 'Font of all text.' },
  { name: '--hic-font-display', usual: 'var(--hic-font, inherit)', meaning: 'Font of headings.' },
  { name: '--hic-color-scheme', usual: 'inherit', meaning: '`light`, `dark` or `light dark`.' },
  { name: '--hic-color-ink', usual: '#10241f / #eef3ef', meaning: 'Text.' },
  { name: '--hic-color-surface', usual: '#ffffff / #0e1a17', meaning: 'Background of fields and messages.' },
  { name: '--hic-color-line', usual: '#e2dcd0 / #2c3d38', meaning: 'Hairlines.' },
  { name: '--hic-color-brand', usual: '#0b5d4e / #6fcbb6', meaning: 'Links, the secondary button and accents.' },
  { name: '--hic-color-action', usual: '#ffc53d', meaning: 'Background of the main button.' },
  { name: '--hic-color-action-ink', usual: '#10241f', meaning: 'Text on the main button.' },
] as const

/** What a page may style by `::part()`. */
export const PARTS = [{ name: 'root', meaning: 'The box around everything a widget shows.' }] as const
