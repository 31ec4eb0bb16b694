import { languageNames } from '#contract/languages.ts'
import { hasMarkup, maxText, type StoryPage, type TextReading } from '#contract/text-editing.ts'
import { isEasier } from '#contract/texts.ts'
import { Failure } from '../../../failure.ts'
import { isInLettersOf } from './letters.ts'
import type { TextRow } from './queries.ts'
import { placesOn } from './story.ts'
import { columns, languageOf, pageOf } from './text-table.ts'

type Reason = TextReading['unplaced'][number]['reason']

/** Lays a table out by page. Throws `text/no-table` and `text/other-language`. */
export function readText(rows: readonly string[][], text: TextRow, story: readonly StoryPage[]): TextReading {
  const { at, cellsOf } = findColumns(rows, text)
  const pages = new Map<number, string[]>()
  const unplaced: TextReading['unplaced'] = []
  const seen = new Set<string>()
  const compared = { rows: 0, others: 0 }
  const known = new Set(story.flatMap((page) => [...page.paragraphs, page.paragraphs.join('\n\n')].map(lettersOf)))
  for (const [index, row] of rows.entries()) {
    if (index <= at) continue
    const cells = cellsOf(row)
    if (lettersOf(cells.story) !== '') {
      compared.rows++
      if (!known.has(lettersOf(cells.story))) compared.others++
    }
    if (cells.words === '') continue
    const page = pageOf(cells.page)
    const beside = story.find((each) => each.page === page)
    const place = isEasier(text) ? 0 : Number(cells.paragraph) - 1
    const key = `${page} ${place}`
    const reason = whyNot(cells, { text, beside, place, isTwice: seen.has(key) })
    if (reason) unplaced.push({ row: index + 1, text: cells.words.slice(0, 200), reason })
    else {
      pages.set(page, placed(pages.get(page) ?? [], place, cells.words, text))
      seen.add(key)
    }
  }
  return {
    pages: [...pages].toSorted(([a], [b]) => a - b).map(([page, paragraphs]) => ({ page, paragraphs })),
    unplaced,
    is_of_other_book: compared.others * 2 > compared.rows,
  }
}

/** Where the columns are, by their heads. */
function findColumns(rows: readonly string[][], { language }: TextRow) {
  const isHead = (cell: string, name: string) => cell.trim().toLowerCase() === name.toLowerCase()
  const at = rows.findIndex((cells) =>
    [columns.page, columns.paragraph].every((name) => cells.some((cell) => isHead(cell, name))),
  )
  const heads = rows[at] ?? []
  const languages = heads.map(languageOf)
  const words = languages.indexOf(language)
  const other = languages.find((each) => each !== null)
  if (words < 0 && other) {
    const [theirs, ours] = [other, language].map((each) => languageNames(each).english)
    throw new Failure('text/other-language', { message: `This file is in ${theirs}, and this text is in ${ours}.` })
  }
  if (words < 0) throw new Failure('text/no-table')
  const column = (name: string) => heads.findIndex((cell) => isHead(cell, name))
  const [page, paragraph, story] = [column(columns.page), column(columns.paragraph), column(columns.story)]
  const cellsOf = (row: readonly string[]) => ({
    page: row[page] ?? '',
    paragraph: row[paragraph] ?? '',
    story: row[story] ?? '',
    words: (row[words] ?? '').trim(),
  })
  return { at, cellsOf }
}

interface Place {
  text: TextRow
  beside: StoryPage | undefined
  place: number
  isTwice: boolean
}

/** Why the words of a row cannot be taken; null where they can. */
function whyNot({ story, words }: { story: string; words: string }, place: Place): Reason | null {
  const { text, beside, isTwice } = place
  if (!beside) return 'no-such-page'
  if (!Number.isInteger(place.place) || place.place < 0 || place.place >= placesOn(beside, text))
    return 'no-such-paragraph'
  if (isTwice) return 'twice'
  const present = isEasier(text) ? beside.paragraphs.join('\n\n') : (beside.paragraphs[place.place] ?? '')
  if (lettersOf(story) !== '' && lettersOf(story) !== lettersOf(present)) return 'other-words'
  if (lettersOf(words) !== '' && lettersOf(words) === lettersOf(present)) return 'as-the-story'
  if (hasMarkup(words)) return 'markup'
  if (words.length > maxText.characters) return 'too-long'
  return isInLettersOf(text.language, words) ? null : 'other-letters'
}

/** Programs change quotation marks, dashes and spaces of their own accord. */
const lettersOf = (words: string): string => words.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

function placed(page: readonly string[], place: number, words: string, text: TextRow): string[] {
  if (isEasier(text)) return words.split(/\n{2,}/)
  return Array.from({ length: Math.max(page.length, place + 1) }, (_, index) =>
    index === place ? words : (page[index] ?? ''),
  )
}
