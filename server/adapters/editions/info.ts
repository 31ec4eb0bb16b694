/** What a PDF says of itself; the dates are fixed, so that the same book gives the same bytes. */
export const infoOf = (Title: string): PDFKit.DocumentInfo => {
  const date = new Date('2026-09-01T00:00:00Z')
  return { Title, CreationDate: date, ModDate: date }
}
