const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as HTML and XML have it, between tags or in an attribute with double quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => ENTITIES[sign]!)
