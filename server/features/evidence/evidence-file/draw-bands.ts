import { dark, grey } from '../../../../print/colours.ts'
import { type FlowingPages, sheet } from '../../../../print/flowing-pages.ts'
import { drawLine } from '../../../../print/lines.ts'
import { wrapText } from '../../../../print/paragraphs.ts'
import { drawArtifact, open, type Tag, tag } from '../../../../print/tags.ts'

/** How many children were in a band, before and after. */
export interface PrintedBand {
  name: string
  first: number
  second: number
}

/** How wide the table is, in points. */
export const bandsWidth = 330

/** The left edge of each column; numbers stand before their bars. */
const columns = [sheet.left, sheet.left + 98, sheet.left + 216] as const
const bar = { left: 24, width: 84, height: 10 }
const row = { height: 21, leading: 14 }

/** The bands as a table, with a bar for each number: as long as its share of the class, filled before and pale after. */
export function drawBands(pages: FlowingPages, bands: readonly PrintedBand[], children: number): void {
  const { doc, colours, root } = pages
  pages.need((bands.length + 1) * row.height)
  const table = tag('Table', root)
  const drawCell = (node: Tag, words: string, column: 0 | 1 | 2, isHead = false) => {
    const { size, lines } = wrapText(doc, words, { face: isHead ? 'heading' : 'figures', width: 114, size: 10.5 })
    const setting = { size, leading: row.leading, colour: isHead && column > 0 ? grey : dark }
    open(doc, node)
    for (const line of lines.slice(0, 1)) drawLine(doc, line, setting, [columns[column], pages.y + 3.5], node)
  }
  const heading = (parent: Tag, scope: 'Column' | 'Row') =>
    tag('TH', parent, { dictionary: { O: 'Table', Scope: scope } })
  const drawRule = () =>
    drawArtifact(doc, 'Layout', () => {
      doc.lineWidth(0.6).strokeColor('#c9bfae')
      doc
        .moveTo(sheet.left, pages.y)
        .lineTo(sheet.left + bandsWidth, pages.y)
        .stroke()
    })

  const head = tag('TR', table)
  for (const [column, words] of ['Children', 'In the first colour', 'In the second colour'].entries())
    drawCell(heading(head, 'Column'), words, column as 0 | 1 | 2, true)
  pages.y += row.height
  for (const { name, first, second } of bands) {
    drawRule()
    const line = tag('TR', table)
    drawCell(heading(line, 'Row'), name, 0, true)
    for (const [at, number] of [first, second].entries()) {
      const column = (at + 1) as 1 | 2
      drawCell(tag('TD', line), String(number), column)
      const left = columns[column] + bar.left
      drawArtifact(doc, 'Layout', () => {
        doc.lineWidth(1).rect(left, pages.y + 5.5, Math.max(1, (bar.width * number) / children), bar.height)
        doc.fillAndStroke(at === 0 ? colours.brand : colours.paper, colours.brand)
      })
    }
    pages.y += row.height
  }
  drawRule()
}
