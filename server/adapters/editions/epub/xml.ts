const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for XML, in elements and attributes, on one line. What XML cannot hold is left out. */
export const xml = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ').replace(/[&<>"]/g, (sign) => entities[sign] ?? '')
