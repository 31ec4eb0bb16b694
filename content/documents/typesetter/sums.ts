import { drawArtifact, drawTagged, tag } from '../../../print/tags.ts'
import { cellOf, plateScale } from '../../play/plates.ts'
import type { Sum } from '../blocks.ts'
import { SourceError } from '../source-error.ts'
import { fullColumn, type Setting } from './design.ts'
import { drawStyled, setLines } from './lines.ts'
import type { Row } from './pages.ts'
import { centred, drawCell, drawCentred, plateLines } from './play/drawing.ts'

const perRow = 2
const gap = 10
const padding = 10
const badge = 11
/** Of a picture of the book’s words; the rest of the frame is for working. */
const smaller = 0.72
const answer = { width: 92, above: 16 }

/** Sums in frames that share what is left of their page: each with its number, room to work, and a line for the answer. */
export function sumRows(setting: Setting, sums: Sum[]): Row[] {
  const list = tag('L', setting.root, { dictionary: { O: 'List', ListNumbering: 'Decimal' } })
  const rows = Array.from({ length: Math.ceil(sums.length / perRow) }, (_, row) =>
    sums.slice(row * perRow, (row + 1) * perRow),
  )
  const framed = rows.map((row, index) => {
    const width = (fullColumn.width - (row.length - 1) * gap) / row.length
    return row.map((sum, column) =>
      frameOf(setting, sum, {
        number: index * perRow + column + 1,
        left: fullColumn.left + column * (width + gap),
        width,
        entry: tag('LI', list),
      }),
    )
  })
  const height = Math.max(...framed.flat().map(({ least }) => least))
  return framed.map((frames, index) => {
    const draw = (y: number, height: number) => {
      for (const each of frames) each.draw(y, height)
    }
    return { height, before: gap, after: gap, keep: index < framed.length - 1, growsBy: 200, draw }
  })
}

type Framed = { number: number; left: number; width: number; entry: ReturnType<typeof tag> }

function frameOf(setting: Setting, sum: Sum, { number, left, width, entry }: Framed) {
  const { doc, look } = setting
  const { style, colour } = look
  const [label, body] = [tag('Lbl', entry), tag('LBody', entry)]
  const indent = padding + 2 * badge + 8
  const lines = setLines(doc, sum.spans, style.body, width - indent - padding, sum.place)
  const drawPicture = pictureOf(setting, sum)
  const text = padding + lines.length * style.body.leading
  const draw = (y: number, height: number) => {
    const foot = y + height
    drawArtifact(doc, 'Layout', () => {
      doc.roundedRect(left, y, width, height, 8).lineWidth(1.1).strokeColor(colour.ink).stroke()
      doc
        .circle(left + padding + badge, y + padding + badge - 1, badge)
        .lineWidth(1.1)
        .stroke()
      drawPicture?.(left + padding, foot - padding - pictureHeight())
      const right = left + width - padding
      doc.moveTo(right - answer.width, foot - answer.above).lineTo(right, foot - answer.above)
      doc.lineWidth(0.9).strokeColor(colour.ink).stroke()
    })
    const digit = centred(doc, String(number), { ...style.body, isBold: true }, 2 * badge)
    const [x, top] = [left + padding + badge, y + padding + badge - 1 - style.body.leading / 2]
    drawTagged(doc, label, () => drawCentred(doc, digit, x, top))
    for (const [at, line] of lines.entries())
      drawStyled(doc, line, left + indent, y + padding + at * style.body.leading, body)
  }
  const below = drawPicture ? pictureHeight() + padding : look.lineHeight + answer.above
  return { least: text + below + padding, draw }
}

const pictureHeight = () => cellOf('words', 0).height * plateScale('words') * smaller

/** Draws the picture of a word from its upper left corner. Throws a SourceError when the book has no such word. */
function pictureOf(setting: Setting, { picture, place }: Sum): ((x: number, y: number) => void) | null {
  if (picture === null) return null
  const { doc, book } = setting
  const index = book?.play?.words.findIndex(({ words }) => words === picture) ?? -1
  if (!book?.play || index < 0)
    throw new SourceError(
      place.file,
      place.line,
      `the words of the book’s play.ts have no “${picture}” to draw beside a sum.`,
    )
  const lines = plateLines({ setting, book, play: book.play }, 'words')
  return (x, y) => {
    drawCell(doc, lines, ['words', index], [x, y], smaller)
  }
}
