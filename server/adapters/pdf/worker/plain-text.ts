const ligature = /[\uFB00-\uFB06]/g
const space = /[\p{Zs}\p{Zl}\p{Zp}\t\r\n]+/gu
// Control characters (PostgreSQL refuses NUL), private ones (no screen reader knows them), lone surrogates, and the
// invisible space and byte order mark. The joiners stay: emoji and some scripts are built with them.
const unreadable = /[\p{Cc}\p{Co}\p{Cs}\u200B\uFEFF\uFFFD]/gu

/** Letters as one would type them: ligatures split, uniform spaces, nothing unreadable. Soft hyphens stay. */
export function plainText(text: string): string {
  return text
    .replace(ligature, (letters) => letters.normalize('NFKC'))
    .replace(space, ' ')
    .replace(unreadable, '')
    .normalize('NFC')
}
