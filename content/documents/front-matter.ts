import type { DocumentSource } from '../catalogue.ts'
import { SourceError } from './source-error.ts'

/** How a text names itself on the shelf and on its first page. `heading` and `kind` are printed, `title` is the shelf's. */
export type FrontMatter = Omit<DocumentSource, 'slug' | 'belongsTo'> & {
  heading: string
  kind: string
  /** Lines in the margin of the first page. */
  margin: string[]
  /** The page of the story whose picture is at the head, 0 for the cover; null for buttons. */
  picture: number | null
}

const required = ['title', 'heading', 'kind', 'category', 'description', 'free', 'ages', 'minutes']
const categories = [
  'teachers-guide',
  'lesson-plan',
  'guided-reading',
  'discussion-topic',
  'activity-sheet',
  'introduction',
] as const

/** Splits a text into its facts and its body. Throws a SourceError that names file and line. */
export function parseFrontMatter(text: string, file: string): { facts: FrontMatter; body: string; bodyLine: number } {
  const lines = text.split(/\r?\n/)
  const end = lines.indexOf('---', 1)
  if (lines[0] !== '---' || end < 0)
    throw new SourceError(file, 1, 'a text begins with its facts between two lines “---”.')
  const values = new Map<string, { value: string; line: number }>()
  lines.slice(1, end).forEach((text, index) => {
    const line = index + 2
    const [, key = '', value = ''] = /^([a-z]+): +(.+?) *$/.exec(text) ?? []
    if (![...required, 'margin', 'picture'].includes(key))
      throw new SourceError(file, line, `“${text}” is no fact that a text can have.`)
    values.set(key, { value, line })
  })
  const missing = required.find((key) => !values.has(key))
  if (missing) throw new SourceError(file, end + 1, `the fact “${missing}” is missing.`)

  const read = (key: string) => values.get(key)?.value ?? ''
  const fail = (key: string, problem: string): never => {
    throw new SourceError(file, values.get(key)?.line ?? 1, problem)
  }
  const [, ageFrom, ageTo] = /^(\d+)–(\d+)$/.exec(read('ages')) ?? fail('ages', 'write ages as “6–9”, with an en dash.')
  const free = read('free')
  if (free !== 'yes' && free !== 'no') fail('free', '“free” is yes or no.')
  const minutes = Number(read('minutes'))
  if (!Number.isInteger(minutes) || minutes < 1) fail('minutes', '“minutes” is a whole number.')
  const picture = read('picture') === 'cover' ? '0' : read('picture')
  if (!/^\d*$/.test(picture)) fail('picture', '“picture” is “cover” or the number of a page of the story.')
  const facts = {
    title: read('title'),
    heading: read('heading'),
    kind: read('kind'),
    category: categories.find((known) => known === read('category')) ?? fail('category', 'no such category.'),
    description: read('description'),
    isFree: free === 'yes',
    ageFrom: Number(ageFrom),
    ageTo: Number(ageTo),
    minutes,
    picture: picture ? Number(picture) : null,
    margin: read('margin') ? read('margin').split(' / ') : [],
  }
  return { facts, body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 }
}
