import type { GuideReading } from '#contract/workshop.ts'
import { textOf } from '../replacing/compare-texts.ts'
import type { GuideLine } from './lines.ts'
import { pageNamed, pagesIn } from './pages-named.ts'
import { readTables } from './read-tables.ts'

type Page = GuideReading['pages'][number]
type Step = GuideReading['steps'][number]
type Unplaced = GuideReading['unplaced'][number]

/** What a book can be taught with: the words on its pages, the cover first. */
export interface TaughtBook {
  texts: readonly string[]
}

/** Of the words that a guide explains, at least this share is in its own book. */
const minKnown = 0.5

/**
 * Lays a guide out by page: under a heading with pages, lists and lines that end in a question mark are questions, and
 * what begins with “Listen for” is a note; under one with minutes, everything is a step of the lesson. Tables give words
 * and steps by their heads. What has no place is listed, nothing is left out in silence.
 */
export function readGuide(lines: readonly GuideLine[], { texts }: TaughtBook): GuideReading {
  const pages = new Map<number, Page>()
  const steps: Step[] = []
  const unplaced: Unplaced[] = []
  const leave = ({ at, text }: GuideLine, reason: Unplaced['reason']) => unplaced.push({ at, text, reason })
  const { words, steps: inTables, rest } = readTables(lines, texts, leave)
  let open: number[] | Step | null = null
  for (const line of rest) {
    if (line.kind === 'heading') {
      open = place(line, { pages, steps, last: texts.length - 1 })
      if (open === null && line.label) leave(line, 'no-such-page')
      else if (open === null) leave(line, 'no-page')
    } else if (Array.isArray(open)) {
      if (!open.every((number) => askAt(pages.get(number), line))) leave(line, 'no-question')
    } else if (open) addTo(open, line)
    else leave(line, 'no-page')
  }
  const asked = [...pages.values()].filter(({ questions, listen_for }) => questions.length > 0 || listen_for !== '')
  const known = words.filter(({ word, pages }) => pages.some((page) => textOf(texts[page] ?? '').has(word)))
  return {
    pages: asked.sort((one, other) => one.page - other.page),
    words,
    steps: [...inTables, ...steps.filter(({ parts }) => parts.length > 0)],
    unplaced,
    is_of_other_book: words.length >= 4 && known.length < minKnown * words.length,
  }
}

function place(
  { label, text }: GuideLine & { kind: 'heading' },
  { pages, steps, last }: { pages: Map<number, Page>; steps: Step[]; last: number },
): number[] | Step | null {
  const [, minutes] = /^(\d+)\s*min/i.exec(label) ?? []
  if (minutes) {
    const step: Step = {
      minutes: Math.min(Math.max(Number(minutes), 1), 120),
      title: text || label,
      page: null,
      parts: [],
    }
    step.page = pageNamed(text, last)
    steps.push(step)
    return step
  }
  const numbers = pagesIn(label).filter((number) => number <= last)
  if (!label || numbers.length === 0) return null
  for (const number of numbers)
    if (!pages.has(number)) pages.set(number, { page: number, title: text, questions: [], listen_for: '' })
  return numbers
}

function askAt(page: Page | undefined, line: GuideLine): boolean {
  if (!page) return false
  const { kind, text } = line
  if (kind === 'note') page.listen_for = `${page.listen_for} ${text.replace(/^listen (?:out )?for:?\s+/i, '')}`.trim()
  else if (kind === 'item' || (kind === 'text' && text.endsWith('?')))
    page.questions.push({ text, is_deep: line.isDeep })
  else return false
  return true
}

function addTo(step: Step, line: GuideLine): void {
  const kind = kindOf(line)
  const text = line.text.replace(/^listen (?:out )?for:?\s+/i, '')
  const last = step.parts.at(-1)
  // Lists are one part, whatever their lines are; paragraphs are one each.
  if (last?.kind === kind && line.kind === 'item') last.lines.push(text)
  else step.parts.push({ kind, lines: [text] })
  step.page ??= pageNamed(text, 1_000)
}

function kindOf(line: GuideLine): Step['parts'][number]['kind'] {
  if (line.kind === 'note') return 'listen'
  if (line.kind === 'item') return line.isNumbered ? 'steps' : 'ask'
  return 'say'
}
