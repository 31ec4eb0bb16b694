import { directionOf, type Language } from '#contract/languages.ts'
import { dark, grey } from '../../../print/colours.ts'
import { type Face, metricsOf } from '../../../print/fonts.ts'
import { breakLines, drawLine, type Line } from '../../../print/lines.ts'
import { directionOfText, isShaped, tallLeading } from '../../../print/scripts.ts'
import { drawArtifact, type Tag, tag } from '../../../print/tags.ts'
import { faceFor, type Words } from './book.ts'

type Doc = PDFKit.PDFDocument

/** In points. `leading`: from line to line, as a multiple of the size. */
export interface Setting {
  size: number
  leading: number
  width: number
}

/** A paragraph in lines. `indent`: of what of a line of verse has no room on one. */
export interface SetParagraph {
  face: Face
  size: number
  step: number
  lines: (Line & { indent?: number })[]
  /** Of the lines, without what they are set in by. */
  width: number
  isRightToLeft: boolean
  /** Below it. */
  gap: number
  lang: Language | undefined
  /** What is in another language is set in, beside a rule. */
  inset: number
}

/** Loud words are this much larger. */
const loudness = 1.5

export function setWords(doc: Doc, words: Words[], { size, leading, width }: Setting): SetParagraph[] {
  const isTwofold = words.some(({ lang }) => lang)
  return words.map(({ text, isLoud, lang }, at) => {
    const inset = lang ? size * 0.75 : 0
    const room = width - inset
    const face = faceFor(text, isLoud)
    const own = isLoud ? Math.round(size * loudness) : size
    const spaced = isLoud ? 1.15 : leading
    const direction = lang ? directionOf(lang) : directionOfText(text)
    const setLine = (line: string) => {
      const spans = [{ text: line.replaceAll(/\b(Mrs?) /g, '$1\u00a0'), face, direction }]
      return (room: number) => breakLines(doc, spans, own, room)
    }
    const verse = text.split('\n')
    return {
      face,
      size: own,
      step: own * (isShaped(text) ? Math.max(spaced, tallLeading) : spaced),
      lines: verse.length > 1 ? verse.flatMap((line) => turnOver(setLine(line), own, room)) : setLine(text)(room),
      width: room,
      isRightToLeft: direction === 'rtl',
      gap: size * (words[at + 1]?.lang ? 0.3 : isTwofold ? 0.9 : 0.6),
      lang,
      inset,
    }
  })
}

/** Breaks a line of verse. Where it is too long, the rest is set further in, so that nobody takes it for the next line. */
function turnOver(setLine: (room: number) => Line[], size: number, width: number): SetParagraph['lines'] {
  const whole = setLine(width)
  const indent = size * 1.5
  return whole.length === 1 ? whole : setLine(width - indent).map((line, at) => (at > 0 ? { ...line, indent } : line))
}

export function heightOf(paragraphs: SetParagraph[]): number {
  const gaps = paragraphs.slice(0, -1).reduce((sum, { gap }) => sum + gap, 0)
  return gaps + paragraphs.reduce((sum, { lines, step }) => sum + lines.length * step, 0)
}

/** Draws paragraphs from a point downwards, each tagged as one; `nodes` are those that go on from another page. */
export function drawWords(
  doc: Doc,
  section: Tag,
  paragraphs: SetParagraph[],
  [x, y]: [number, number],
  type = 'P',
): void {
  let top = y
  for (const { face, size, step, lines, gap, lang, inset, width, isRightToLeft } of paragraphs) {
    const node = tag(type, section, lang && { lang })
    const { height, ascent } = metricsOf(doc, face, size)
    const ruleX = isRightToLeft ? x + inset + width - ruleWidth : x
    if (inset > 0) drawRule(doc, [ruleX, top + step * 0.1, step * (lines.length - 0.2)])
    for (const line of lines) {
      const { indent = 0 } = line
      const left = isRightToLeft ? x + width - indent - line.width : x + inset + indent
      const setting = { size, leading: step, colour: dark, rise: (step - height) / 2 + ascent }
      drawLine(doc, line, setting, [left, top], node)
      top += step
    }
    top += gap
  }
}

const ruleWidth = 2
const drawRule = (doc: Doc, [x, y, height]: [number, number, number]) =>
  drawArtifact(doc, 'Layout', () => doc.rect(x, y, ruleWidth, height).fill(grey))
