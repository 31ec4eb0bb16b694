import type { TaughtPart, UploadedPdf } from '#contract/library.ts'
import { dateFormat } from '../../ui/text/moment.ts'

export const day = dateFormat({ dateStyle: 'medium' })

export const storybook = 'storybook'

/** Where an editor says how a storybook is taught. */
export const workshopPath = (bookId: number, part = '') => `/admin/library/${bookId}/workshop${part && `?part=${part}`}`

export const pages = (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`

const kinds: Record<UploadedPdf['dropped'][number], string> = {
  script: 'scripts',
  action: 'buttons or links that open files or send something',
  attachment: 'attached files',
  media: 'sound or video',
}

/** What was removed from an upload because it could harm those who open it. */
export const leftOut = (dropped: UploadedPdf['dropped']) =>
  `For safety, we removed ${dropped.map((kind) => kinds[kind]).join(', ')}. Check the PDF before you publish it.`

type Warning = UploadedPdf['warnings'][number]

/** “Page 3”, “Pages 3 to 5 and 9”. */
export function pagesNamed(numbers: number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last?.[1] === number - 1) last[1] = number
    else ranges.push([number, number])
  }
  const named = ranges.map(([first, last]) => (first === last ? `${first}` : `${first} to ${last}`))
  return `${numbers.length === 1 ? 'Page' : 'Pages'} ${new Intl.ListFormat('en-GB').format(named)}`
}

const sentences: Record<Warning['kind'], (pages: string, font: string) => string> = {
  'unseen-words': (where) =>
    `${where}: the words cannot be seen, although they are read aloud and found. Look at the PDF, save it again with its fonts embedded, and choose the new file.`,
  shell: (where) =>
    `${where}: readers see “Please wait…” only, because this is a form for Adobe Acrobat. Open it there, print it to a new PDF, and choose that.`,
  portfolio: (where) =>
    `${where}: readers see this cover only, because the PDF is a portfolio of other files, which are not shown. Add those one by one.`,
  'missing-font': (where, font) =>
    `${where}: the typeface “${font}” is not in the file, so readers see another one, or no letters. Save the PDF again with its fonts embedded, and choose the new file.`,
}

/** What readers will see otherwise than the author: a sentence for each kind and typeface, with its pages. */
export function warningSentences(warnings: UploadedPdf['warnings']): string[] {
  const groups = new Map<string, Warning[]>()
  for (const warning of warnings) {
    const key = `${warning.kind} ${warning.font}`
    groups.set(key, [...(groups.get(key) ?? []), warning])
  }
  return [...groups.values()].map((group) => {
    const [{ kind, font } = { kind: 'unseen-words' as const, font: '' }] = group
    const numbers = [...new Set(group.map(({ page }) => page))].sort((one, other) => one - other)
    return sentences[kind](pagesNamed(numbers), font)
  })
}

const taughtKinds: Record<TaughtPart['kind'], [one: string, more: string]> = {
  question: ['question', 'questions'],
  'listen-for': ['note on what to listen for', 'notes on what to listen for'],
  word: ['explained word', 'explained words'],
  picture: ['description of a picture', 'descriptions of pictures'],
  'own-text': ['page with corrected words', 'pages with corrected words'],
  text: ['page of a text in other words', 'pages of texts in other words'],
  step: ['step of the lesson', 'steps of the lesson'],
  'step-page': ['page that a step shows', 'pages that steps show'],
}

/** Parts of what is taught, by kind: “2 explained words”, with each word and its page. */
export function taughtParts(parts: readonly TaughtPart[]): { name: string; texts: string[] }[] {
  return Object.entries(taughtKinds).flatMap(([kind, [one, more]]) => {
    const alike = parts.filter((part) => part.kind === kind)
    if (alike.length === 0) return []
    const name = `${alike.length} ${alike.length === 1 ? one : more}`
    return [{ name, texts: alike.map(({ page, text }) => `${placeOf(page)}${text}`) }]
  })
}

const placeOf = (page: number | null) => (page === null ? '' : page === 0 ? 'Cover: ' : `Page ${page}: `)
