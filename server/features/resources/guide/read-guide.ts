import { type GuideReading, maxTaught, Question, Step } from '#contract/workshop.ts'
import { textOf } from '../replacing/compare-texts.ts'
import type { GuideLine } from './lines.ts'
import { pageNamed, pagesIn } from './pages-named.ts'
import { readTables } from './read-tables.ts'

type Page = GuideReading['pages'][number]
type LessonStep = GuideReading['steps'][number]
type Unplaced = GuideReading['unplaced'][number]

/** What a book can be taught with: the words on its pages, the cover first. */
export interface TaughtBook {
  texts: readonly string[]
}

/** Of the words that a guide explains, at least this share is in its own book. */
const minKnown = 0.5
/** A name in this many lines of a guide is somebody in its book. */
const minUses = 4

/**
 * Lays a guide out by page: under a heading with pages, lists and lines that end in a question mark are questions, and
 * what begins with “Listen for” is a note; under one with minutes, everything is a step of the lesson. Tables give words
 * and steps by their heads. What has no place is listed, nothing is left out in silence.
 */
export function readGuide(lines: readonly GuideLine[], { texts }: TaughtBook): GuideReading {
  const pages = new Map<number, Page>()
  const steps: LessonStep[] = []
  const unplaced: Unplaced[] = []
  const leave = ({ at, text }: GuideLine, reason: Unplaced['reason']) => unplaced.push({ at, text, reason })
  const { words, steps: inTables, rest } = readTables(lines, texts, leave)
  let open: number[] | LessonStep | null = null
  for (const line of rest) {
    if (line.kind === 'heading') {
      open = place(line, { pages, steps, last: texts.length - 1 })
      if (open === null && line.label) leave(line, 'no-such-page')
      else if (open === null) leave(line, 'no-page')
    } else if (Array.isArray(open)) {
      const problems = open.map((number) => askAt(pages.get(number), line))
      const problem = problems.find((each) => each !== null)
      if (problem) leave(line, problem)
    } else if (open) {
      if (!addTo(open, line)) leave(line, 'too-much')
    } else leave(line, 'no-page')
  }
  const asked = [...pages.values()].filter(({ questions, listen_for }) => questions.length > 0 || listen_for !== '')
  return {
    pages: asked.sort((one, other) => one.page - other.page),
    words,
    steps: [...inTables, ...steps.filter(({ parts }) => parts.length > 0)],
    unplaced,
    is_of_other_book: isOfOtherBook(words, lines, texts),
  }
}

/** Whether most of the words that a guide explains, or all names that it uses again and again, are not in the book. */
function isOfOtherBook(words: GuideReading['words'], lines: readonly GuideLine[], texts: readonly string[]): boolean {
  const whole = textOf(texts.join('\n'))
  if (whole.isEmpty) return false
  const known = words.filter(({ word, pages }) => pages.some((page) => textOf(texts[page] ?? '').has(word)))
  if (words.length >= 4 && known.length < minKnown * words.length) return true
  const uses = lines.flatMap(({ text }) => [...new Set(text.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu))])
  const names = [...new Set(uses)].filter((name) => uses.filter((each) => each === name).length >= minUses)
  return names.length > 0 && !names.some((name) => whole.has(name))
}

function place(
  { label, text }: GuideLine & { kind: 'heading' },
  { pages, steps, last }: { pages: Map<number, Page>; steps: LessonStep[]; last: number },
): number[] | LessonStep | null {
  const [, minutes] = /^(\d+)\s*min/i.exec(label) ?? []
  if (minutes) {
    const step: LessonStep = {
      minutes: Math.min(Math.max(Number(minutes), 1), 120),
      title: (text || label).slice(0, 150),
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
    if (!pages.has(number))
      pages.set(number, { page: number, title: text.slice(0, 150), questions: [], listen_for: '' })
  return numbers
}

/** Puts a question or a note to a page; returns why that is impossible. */
function askAt(page: Page | undefined, line: GuideLine): Unplaced['reason'] | null {
  const { kind, text } = line
  if (page && kind === 'note') {
    const note = `${page.listen_for} ${text.replace(/^listen (?:out )?for:?\s+/i, '')}`.trim()
    if (note.length > maxTaught.listenFor) return 'too-much'
    page.listen_for = note
    return null
  }
  // Arabic and Urdu have a question mark of their own.
  if (!page || !(kind === 'item' || (kind === 'text' && /[?؟]$/.test(text)))) return 'no-question'
  const question = { text, is_deep: line.isDeep }
  if (page.questions.length >= maxTaught.questions || !Question.safeParse(question).success) return 'too-much'
  page.questions.push(question)
  return null
}

/** Adds a line to a step; false where it has no room. */
function addTo(step: LessonStep, line: GuideLine): boolean {
  const kind = kindOf(line)
  const text = line.text.replace(/^listen (?:out )?for:?\s+/i, '')
  const last = step.parts.at(-1)
  // Lists are one part, whatever their lines are; paragraphs are one each.
  const isOneMore = last?.kind === kind && line.kind === 'item'
  const parts = isOneMore
    ? [...step.parts.slice(0, -1), { kind, lines: [...last.lines, text] }]
    : [...step.parts, { kind, lines: [text] }]
  if (!Step.safeParse({ ...step, parts }).success) return false
  step.parts = parts
  step.page ??= pageNamed(text, 1_000)
  return true
}

function kindOf(line: GuideLine): LessonStep['parts'][number]['kind'] {
  if (line.kind === 'note') return 'listen'
  if (line.kind === 'item') return line.isNumbered ? 'steps' : 'ask'
  return 'say'
}
