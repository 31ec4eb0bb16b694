/** One figure of the cast, as the teacher's materials and the drawings know it. */
type CastMember = { name: string; role: string }

/** One page of a story. `text` holds paragraphs and stanzas, none on a silent page; `alt` describes the picture to somebody who cannot see it. */
export type StoryPage = { text: string[]; alt: string }

const lineEnd = '\n'

/** Lines of verse, which stay lines wherever they are set. Who says a line stands before it: `All: Plink!` */
export const stanza = (...lines: string[]): string => lines.map((line) => line + lineEnd).join('')

export const isStanza = (paragraph: string): boolean => paragraph.endsWith(lineEnd)

/** The lines of a stanza; the whole of a paragraph, which is broken where there is no more room. */
export const linesOf = (paragraph: string): string[] =>
  isStanza(paragraph) ? paragraph.slice(0, -lineEnd.length).split(lineEnd) : [paragraph]

/**
 * What makes a story one for children who are learning to read: each of its words letter by letter (`phonics/`), and the few
 * that are learnt by sight.
 */
export type FirstReader = { trickyWords: string[]; soundedOut: string[] }

/**
 * What makes a book one of facts: everybody who has a name in it was a real person. Its last pages, as many as are `lookedUp`, are
 * glossary, index and sources, which nobody reads from end to end.
 */
export type NonFiction = { lookedUp: number }

/** A storybook's words. The drawings are in files beside it, one for the cover and one for each page, in the same order. */
export type Story = {
  slug: string
  title: string
  description: string
  ageFrom: number
  ageTo: number
  /** Time to read it aloud without hurrying. */
  minutes: number
  /** What it is about, most important first: shelf and search go by it. */
  themes: string[]
  place: string
  /** The colour of its guides, plans and sheets, by which they are told apart: dark enough for white words. */
  accent: string
  cast: CastMember[]
  firstReader?: FirstReader
  /** The school year, as England counts it, in which most children can read it alone: of verse, which the formula does not know. */
  readingYear?: number
  nonFiction?: NonFiction
  coverAlt: string
  pages: StoryPage[]
}
