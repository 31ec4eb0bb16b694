import { drawArtifact, drawTagged, tag } from '../../../../print/tags.ts'
import { cellOf, plateScale } from '../../../play/plates.ts'
import type { Space } from '../../../play/play.ts'
import { fullColumn, type Setting, type Style } from '../design.ts'
import type { Row } from '../pages.ts'
import { centred, drawCell, drawCentred, drawFold, plateLines } from './drawing.ts'
import type { Playing } from './playing.ts'

/** The least height of a space, the strip with answers, and the size of words, sums, numbers and answers. */
const usual = { least: 62, strip: 46, words: 14, sum: 16, small: 12 }
/** As high as a page. */
const large = { least: 98, strip: 106, words: 18, sum: 18, small: 18 }
const sizesOf = ({ look }: Setting) => (look.name === 'large' ? large : usual)
const iconHeight = cellOf('board', 0).height * plateScale('board')

/** The spaces of a board, row after row there and back, and a strip with the answers that is folded under. */
export function boardRow(playing: Playing): Row {
  const { setting, play } = playing
  const { columns, climbs, spaces, icons } = play.game
  const { doc, root } = setting
  const lines = plateLines(playing, 'board')
  const { least, strip } = sizesOf(setting)
  const count = Math.ceil(spaces.length / columns)
  const width = fullColumn.width / columns
  const draw = (top: number, height: number) => {
    const cell = (height - strip) / count
    const list = tag('L', root, { dictionary: { O: 'List', ListNumbering: 'None' } })
    const placed = spaces.map((space, index) => {
      const row = Math.floor(index / columns)
      const along = index % columns
      return {
        space,
        x: fullColumn.left + (row % 2 === 0 ? along : columns - 1 - along) * width,
        y: top + (climbs ? count - 1 - row : row) * cell,
      }
    })
    // A page is read from its head.
    for (const { space, x, y } of climbs ? placed.toReversed() : placed) {
      const icon = icons.findIndex(({ words }) => words === space.icon)
      drawArtifact(doc, 'Layout', () => {
        drawSpace(setting, space, [x, y, width, cell])
        if (icon >= 0)
          drawIcon(setting, lines, icon, [
            x + width / 2,
            y + Math.max(3, (cell - iconHeight - wordsHeight(setting, space, width)) / 2),
          ])
      })
      drawTagged(doc, tag('LBody', tag('LI', list)), () => drawWords(setting, space, [x, y, width, cell]))
    }
    drawArtifact(doc, 'Layout', () => drawTurns(setting, placed, width))
    drawAnswers(playing, top + height - strip)
  }
  return { height: count * least + strip, before: 8, after: 10, keep: false, growsBy: 200, draw }
}

/** Where a row ends, an arrow leads to the next: in the lower of the two spaces, beside its number. */
function drawTurns({ doc, look }: Setting, placed: { x: number; y: number }[], width: number): void {
  for (const [index, { x, y }] of placed.entries()) {
    const next = placed[index + 1]
    if (!next || next.y === y) continue
    const [middle, edge] = [x + width - 16, Math.max(y, next.y)]
    const [tip, foot] = next.y > y ? [edge + 14, edge + 3] : [edge + 3, edge + 14]
    doc.polygon([middle - 8, foot], [middle + 8, foot], [middle, tip])
    doc.lineWidth(1.4).fillAndStroke(look.colour.paper, look.colour.ink)
  }
}

type Box = [x: number, y: number, width: number, height: number]

/** What is asked, a sum or a rhyme, has a second line round it, so that it is known in grey too. */
function drawSpace({ doc, look }: Setting, { answer }: Space, [x, y, width, height]: Box): void {
  doc.rect(x, y, width, height).lineWidth(1.4).strokeColor(look.colour.ink).stroke()
  if (answer === undefined) return
  doc
    .roundedRect(x + 4, y + 4, width - 8, height - 8, 8)
    .lineWidth(0.9)
    .stroke()
}

function drawIcon(
  { doc }: Setting,
  lines: Parameters<typeof drawCell>[1],
  index: number,
  [x, y]: [number, number],
): void {
  const width = cellOf('board', index).width * plateScale('board')
  drawCell(doc, lines, ['board', index], [x - width / 2, y])
}

function wordsStyle(setting: Setting, { answer }: Space): Style {
  const { words, sum } = sizesOf(setting)
  const isAsked = answer !== undefined
  return { ...setting.look.style.body, leading: words + 2, isBold: isAsked, size: isAsked ? sum : words }
}

function wordsHeight(setting: Setting, space: Space, width: number): number {
  const style = wordsStyle(setting, space)
  return centred(setting.doc, space.words, style, width - 6).length * style.leading + 4
}

function drawWords(setting: Setting, space: Space, [x, y, width, height]: Box): void {
  const { doc, look } = setting
  const { small: size } = sizesOf(setting)
  const [small, words] = [
    { ...look.style.body, size, leading: size + 2, colour: look.colour.muted },
    wordsStyle(setting, space),
  ]
  drawCentred(doc, centred(doc, space.label, small, 40), x + 17, y + 7)
  if (space.words === '') return
  const set = centred(doc, space.words, words, width - 6)
  const under = set.length * words.leading
  drawCentred(
    doc,
    set,
    x + width / 2,
    space.answer !== undefined ? y + (height - under) / 2 + 2 : y + height - under - 4,
  )
}

function drawAnswers({ setting, play }: Playing, top: number): void {
  const { doc, root, look } = setting
  const { left, width } = fullColumn
  drawArtifact(doc, 'Layout', () => drawFold(doc, look, [left, top + 8], [left + width, top + 8]))
  const said = play.game.spaces.flatMap(({ words, answer }) =>
    answer === undefined ? [] : [words.replace('?', answer).replaceAll(' ', '\u00a0')],
  )
  const { small } = sizesOf(setting)
  const style = { ...look.style.body, size: small, leading: small + 3 }
  const set = centred(doc, `Fold under along the dots. ${said.join('\u00a0· ')}`, style, width)
  drawTagged(doc, tag('P', root), () => drawCentred(doc, set, left + width / 2, top + 14))
}
