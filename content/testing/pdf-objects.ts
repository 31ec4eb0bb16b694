/** The dictionary of one object of a PDF, as it is written there. */
export type PdfObject = { number: number; text: string }

/** The objects of a PDF that pdfkit wrote, which compresses no object. Streams are left out. */
export function objectsOf(bytes: Uint8Array): PdfObject[] {
  const pieces = Buffer.from(bytes).toString('latin1').split('\nendobj')
  return pieces.flatMap((piece) => {
    const [, number, text] = /(\d+) 0 obj\n([\s\S]*)$/.exec(piece.split('\nstream\n')[0] ?? '') ?? []
    return number && text ? [{ number: Number(number), text }] : []
  })
}

/** Those objects whose entry has this value: `['S', '/Figure']`, `['Subtype', '/Link']`. */
export const objectsWith = (objects: PdfObject[], key: string, value: string): PdfObject[] =>
  objects.filter(({ text }) => new RegExp(`^/${key} ${value}$`, 'm').test(text))

/** The roles of all elements of the structure, as often as they are there. */
export const rolesIn = (objects: PdfObject[]): string[] =>
  objects.flatMap(({ text }) => {
    const [, role] = /^\/S \/(\w+)$/m.exec(text) ?? []
    return role && /^\/P \d+ 0 R$/m.test(text) ? [role] : []
  })
