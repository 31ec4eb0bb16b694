import type { Colours } from './colours.ts'
import { a4 } from './document.ts'
import { drawFitting } from './paragraphs.ts'
import { drawArtifact, type Tag } from './tags.ts'

/** The page, in points, with the letter's column. */
export const sheet = { ...a4, column: { x: 62, width: 471, top: 62 } }

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
    document.path(`M 0 806 C 130 784 260 790 350 800 S 520 806 ${width} 788 ${ground}`).fill(colours.near)
  })
  drawFitting(document, root, {
    tag: 'P',
    text: [appName, sponsorName && `with thanks to ${sponsorName}`].filter(Boolean).join(' \u00B7 '),
    face: 'body',
    colour: colours.onNear,
    align: 'center',
    x: width / 2,
    y: organisation ? 809 : 822,
    width: sheet.column.width,
    sizes: { large: 11, small: 9, least: 7 },
    maxLines: 1,
  })
  if (organisation === '') return
  drawFitting(document, root, {
    tag: 'P',
    text: organisation,
    face: 'body',
    colour: colours.onNear,
    align: 'center',
    x: width / 2,
    y: 823,
    width: width - 60,
    sizes: { large: 8, small: 6.5, least: 5 },
    maxLines: 2,
  })
}
