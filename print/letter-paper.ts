import type { Colours } from './colours.ts'
import { a4 } from './document.ts'
import { fitText } from './fit.ts'
import { drawParagraph, heightOfLines } from './paragraphs.ts'
import { drawArtifact, type Tag } from './tags.ts'

/** The page, in points, with the letter's column. */
export const sheet = { ...a4, column: { x: 62, width: 471, top: 62 } }

/** Where the words of the foot end, in points from the upper edge. */
const footEnd = 830

/** A cord of flags along the upper edge. */
export function drawHead(document: PDFKit.PDFDocument, colours: Colours): void {
  const paints = [colours.brand, colours.accent, colours.middle]
  const width = 37.2
  drawArtifact(document, 'Layout', () => {
    for (let flag = 0; flag * width < sheet.width; flag++) {
      const left = flag * width
      const sag = (at: number) => 14 + 16 * Math.sin((Math.PI * at) / sheet.width)
      const [from, to] = [sag(left), sag(left + width)]
      document
        .path(`M ${left + 3} ${from} L ${left + width - 3} ${to} L ${left + width / 2} ${(from + to) / 2 + 27} Z`)
        .fill(paints[flag % paints.length] ?? colours.brand)
    }
    document
      .lineWidth(1.5)
      .path(`M 0 14 Q ${sheet.width / 2} 46 ${sheet.width} 14`)
      .stroke(colours.ink)
  })
}

/** Hills along the lower edge, and on the nearest who gives the books and who runs the portal. */
export function drawFoot(
  document: PDFKit.PDFDocument,
  root: Tag,
  colours: Colours,
  { appName, sponsorName, organisation }: { appName: string; sponsorName: string; organisation: string },
): void {
  const { width, height } = sheet
  const ground = `L ${width} ${height} L 0 ${height} Z`
  drawArtifact(document, 'Layout', () => {
    document.path(`M 0 772 C 90 722 190 730 290 762 S 470 790 ${width} 728 ${ground}`).fill(colours.far)
    document.path(`M 0 758 C 100 752 150 790 250 796 S 430 764 ${width} 782 ${ground}`).fill(colours.middle)
    document.path(`M 0 788 C 130 766 260 772 350 782 S 520 788 ${width} 770 ${ground}`).fill(colours.near)
  })
  const giver = [appName, sponsorName && `with thanks to ${sponsorName}`].filter(Boolean).join(' \u00B7 ')
  const place = { tag: 'P', face: 'body', colour: colours.onNear, align: 'center', x: width / 2, maxLines: 2 } as const
  const lines = [
    { ...place, text: giver, width: sheet.column.width, sizes: { large: 11, small: 9, least: 7 } },
    { ...place, text: organisation, width: width - 60, sizes: { large: 8, small: 6.5, least: 5 } },
  ]
    .filter(({ text }) => text !== '')
    .map((words) => ({ words, fit: fitText(document, words.text, words) }))
  // However many lines there are, the last ends where printers still print.
  let y = footEnd - lines.reduce((sum, { words, fit }) => sum + heightOfLines(words.face, fit), 0)
  for (const { words, fit } of lines) {
    drawParagraph(document, root, { ...words, y }, fit)
    y += heightOfLines(words.face, fit)
  }
}
