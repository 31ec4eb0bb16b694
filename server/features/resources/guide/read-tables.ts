import { type GuideReading, GuideWord, maxTaught, Step } from '#contract/workshop.ts'
import { textOf } from '../replacing/compare-texts.ts'
import type { GuideLine } from './lines.ts'
import { pageNamed, pagesIn } from './pages-named.ts'

type Words = GuideReading['words']
type Steps = GuideReading['steps']
type Row = GuideLine & { kind: 'row' }
type Leave = (line: GuideLine, reason: GuideReading['unplaced'][number]['reason']) => void

/** What stands in the column of a table, by its head. */
const heads = {
  word: /^(words?|vocabulary)$/i,
  pages: /^pages?$/i,
  meaning: /meaning|definition/i,
  again: /again|use it/i,
  minutes: /^(min|minutes?|time|timing)\b/i,
  title: /^(steps?|activity|title|part|stage)\b/i,
  say: /\b(say|teacher|what to do|input|teaching)\b/i,
  ask: /\b(asks?|questions?)\b/i,
  task: /\b(class|children|pupils?|task|sees?)\b/i,
} as const
type Head = keyof typeof heads

/** Words and steps out of the tables of a guide, and the lines that are in none. Other tables are left, row by row. */
export function readTables(
  lines: readonly GuideLine[],
  texts: readonly string[],
  leave: Leave,
): { words: Words; steps: Steps; rest: GuideLine[] } {
  const found = { words: [] as Words, steps: [] as Steps, rest: [] as GuideLine[] }
  let columns: Map<Head, number> | null = null
  for (const [index, line] of lines.entries()) {
    if (line.kind !== 'row') {
      columns = null
      found.rest.push(line)
      continue
    }
    const isFirst = lines[index - 1]?.kind !== 'row' || isHeadOfNext(line, lines[index - 1])
    if (isFirst) columns = columnsOf(line)
    if (!columns) leave(line, 'no-table')
    else if (!isFirst) readRow(line, columns, texts, { found, leave })
  }
  return found
}

/** Whether a row after a gap begins another table. The line below the head of a Markdown table is a gap too. */
const isHeadOfNext = (line: Row, before: GuideLine | undefined) =>
  line.at - (before?.at ?? 0) > 1 && !/\d/.test(line.text) && (columnsOf(line)?.size ?? 0) > 1

function columnsOf({ cells }: Row): Map<Head, number> | null {
  const columns = new Map<Head, number>()
  for (const [column, cell] of cells.entries()) {
    const head = (Object.keys(heads) as Head[]).find((each) => !columns.has(each) && heads[each].test(cell))
    if (head) columns.set(head, column)
  }
  return (columns.has('word') && columns.has('meaning')) || columns.has('minutes') ? columns : null
}

function readRow(
  line: Row,
  columns: ReadonlyMap<Head, number>,
  texts: readonly string[],
  { found, leave }: { found: { words: Words; steps: Steps }; leave: Leave },
): void {
  const cell = (head: Head) => line.cells[columns.get(head) ?? -1]?.trim() ?? ''
  if (columns.has('minutes')) {
    const [minutes] = /\d+/.exec(cell('minutes')) ?? []
    const parts = [
      { kind: 'say' as const, text: cell('say') },
      { kind: 'ask' as const, text: cell('ask') },
      { kind: 'steps' as const, text: cell('task') },
    ].flatMap(({ kind, text }) => (text ? [{ kind, lines: [text] }] : []))
    if (!minutes || parts.length === 0) {
      leave(line, 'no-table')
      return
    }
    const title = cell('title') || (parts[0]?.lines[0] ?? '').split(/(?<=[.?!])\s/)[0]?.slice(0, 150) || 'Step'
    const page = pagesIn(cell('pages'))[0] ?? pageNamed(line.text, texts.length - 1)
    const step = { minutes: Math.min(Math.max(Number(minutes), 1), 120), title, page, parts }
    if (found.steps.length < maxTaught.steps && Step.safeParse(step).success) found.steps.push(step)
    else leave(line, 'too-much')
    return
  }
  const word = cell('word')
  const named = pagesIn(cell('pages')).filter((page) => page < texts.length)
  const pages = named.length > 0 ? named : pagesWith(word, texts)
  const row = { word, pages, meaning: cell('meaning'), use_again: cell('again') }
  if (!(word && row.meaning)) leave(line, 'no-table')
  else if (pages.length === 0) leave(line, 'no-such-page')
  else if (found.words.length < maxTaught.words && GuideWord.safeParse(row).success) found.words.push(row)
  else leave(line, 'too-much')
}

/** The pages of the story on which a word is printed. */
const pagesWith = (word: string, texts: readonly string[]) =>
  [...texts.keys()].filter((page) => page > 0 && textOf(texts[page] ?? '').has(word))
