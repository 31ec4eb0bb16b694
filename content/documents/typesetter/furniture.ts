import { drawArtifact, type Tag, tag } from '../../../print/tags.ts'
import { footnote } from '../../publisher.ts'
import { pageSize } from '../../storybook.ts'
import type { FrontMatter } from '../front-matter.ts'
import { parseInline } from '../inline.ts'
import { buttons, drawButton } from './buttons.ts'
import { bandHeight, fullWidth, type Look, margin, type Style, sheet } from './design.ts'
import { drawStyled, type StyledLine, setEvenLines, setLines } from './lines.ts'

type Setting = { doc: PDFKit.PDFDocument; facts: FrontMatter; file: string; picture: Buffer | null; look: Look }

/** The words of a page are on its left, so the window leaves some of that out. */
const zoom = 1.15
const pictureWidth = 208
/** A strip of the book's colour at the head of what children get: a band would use up the printer's ink. */
const stripHeight = 6

function linesOf({ doc, file }: Setting, text: string, look: Style, width: number): StyledLine[] {
  const place = { file, line: 1 }
  return setLines(doc, parseInline(text, place), look, width, place)
}

/** The head of the first page, with the document's one H1: a band with a picture, or the plain head of a sheet for pupils. */
export function drawHead(setting: Setting, root: Tag): void {
  if (setting.look.name === 'pupils') drawPlainHead(setting, root)
  else drawBand(setting, root)
}

/** Where the text begins under the head of the first page. */
export const firstTopOf = (look: Look): number => (look.name === 'pupils' ? 96 : bandHeight + 26)

function drawPlainHead(setting: Setting, root: Tag): void {
  const { doc, facts, look } = setting
  drawArtifact(doc, 'Layout', () => doc.rect(0, 0, sheet.width, stripHeight).fill(look.colour.accent))
  const node = tag('H1', root)
  for (const line of linesOf(setting, `${facts.kind} `, look.style.sheetKind, fullWidth))
    drawStyled(doc, line, margin.left, 32, node)
  for (const line of linesOf(setting, facts.heading, look.style.sheetTitle, fullWidth))
    drawStyled(doc, line, margin.left, 49, node)
}

function drawBand(setting: Setting, root: Tag): void {
  const { doc, facts, picture, look } = setting
  const { style, colour } = look
  const width = sheet.width - margin.left - (picture ? pictureWidth + 24 : 180)
  drawArtifact(doc, 'Layout', () => {
    doc.rect(0, 0, sheet.width, bandHeight).fill(colour.accent)
    if (picture) drawPicture(setting, picture)
    else for (const [x, y, radius, holes] of buttons) drawButton(doc, colour, [sheet.width - x, y], radius, holes)
  })
  const node = tag('H1', root)
  const place = { file: setting.file, line: 1 }
  const title = setEvenLines(doc, parseInline(facts.heading, place), style.title, width, place)
  const top = bandHeight - 26 - title.length * style.title.leading
  for (const line of linesOf(setting, `${facts.kind} `, style.kind, width)) {
    drawStyled(doc, line, margin.left, top - style.kind.leading - 3, node)
  }
  for (const [index, line] of title.entries())
    drawStyled(doc, line, margin.left, top + index * style.title.leading, node)
}

/** The right end of the band, as a window on one of the story’s pictures. */
function drawPicture({ doc, look }: Setting, picture: Buffer): void {
  const left = sheet.width - pictureWidth
  const scale = (bandHeight / pageSize.height) * zoom
  doc.save()
  doc.rect(left, 0, pictureWidth, bandHeight).clip()
  const [width, height] = [pageSize.width * scale, pageSize.height * scale]
  doc.image(picture, sheet.width - width, (bandHeight - height) / 2, { width, height })
  doc.restore()
  doc.rect(left - 4, 0, 4, bandHeight).fill(look.colour.paper)
}

/** The facts in the margin under the band: their height, and how they are drawn. */
export function layOutFacts(setting: Setting, root: Tag): { height: number; draw: (top: number) => void } {
  const { side, style } = setting.look
  const facts = setting.facts.margin.map((fact) => linesOf(setting, fact, style.aside, side.width))
  const gap = 5
  const height = facts.reduce((sum, lines) => sum + lines.length * style.aside.leading + gap, 0)
  const draw = (top: number) => {
    let y = top + 5
    for (const lines of facts) {
      const node = tag('P', root)
      for (const line of lines) {
        drawStyled(setting.doc, line, side.left, y, node)
        y += style.aside.leading
      }
      y += gap
    }
  }
  return { height, draw }
}

/** Running head and page number, which are no part of the text. */
export function drawFurniture(setting: Setting, page: number, pages: number): void {
  const { doc, facts, look } = setting
  const { furniture } = look.style
  drawArtifact(doc, 'Pagination', () => {
    const foot = sheet.height - 40
    doc.moveTo(margin.left, foot - 8).lineTo(margin.left + fullWidth, foot - 8)
    doc.lineWidth(0.7).strokeColor(look.colour.rule).stroke()
    const [permission] = linesOf(setting, footnote, furniture, fullWidth)
    const [number] = linesOf(setting, `Page ${page} of ${pages}`, furniture, fullWidth)
    if (permission) drawStyled(doc, permission, margin.left, foot)
    if (number) drawStyled(doc, number, margin.left + fullWidth - widthOf(number), foot)
    if (page === 1) return
    const [head] = linesOf(setting, facts.heading, { ...furniture, isBold: true }, fullWidth)
    const [kind] = linesOf(setting, facts.kind, furniture, fullWidth)
    if (head) drawStyled(doc, head, margin.left, 36)
    if (kind) drawStyled(doc, kind, margin.left + fullWidth - widthOf(kind), 36)
    doc
      .moveTo(margin.left, 52)
      .lineTo(margin.left + fullWidth, 52)
      .lineWidth(1.6)
      .strokeColor(look.colour.accent)
      .stroke()
  })
}

function widthOf(line: StyledLine): number {
  return line.runs.reduce((sum, run) => sum + run.width, 0)
}
