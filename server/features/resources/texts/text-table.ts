import { Language, languageNames } from '#contract/languages.ts'
import type { StoryPage } from '#contract/text-editing.ts'
import { isEasier } from '#contract/texts.ts'
import type { TextRow } from './queries.ts'

/** The columns of a text as a file has it, by what stands at their heads. */
export const columns = { page: 'Page', paragraph: 'Paragraph', story: 'Story' } as const

/** What stands above the words of a text. */
export function headOf(language: Language): string {
  const { english, own } = languageNames(language)
  if (isEasier({ language })) return 'Easier words'
  return english === own ? english : `${english} (${own})`
}

/** The language that a column is headed with, by its name in English; null for another column. */
export function languageOf(head: string): Language | null {
  const name = head.trim().toLowerCase()
  const isNamed = (language: Language) => {
    const [whole, english] = [headOf(language), languageNames(language).english].map((each) => each.toLowerCase())
    return name === whole || (name === english && !isEasier({ language }))
  }
  return Language.options.find(isNamed) ?? null
}

/** The number of a page that a file names; NaN for none. */
export const pageOf = (cell: string): number =>
  /^(page )?\d{1,4}$/i.test(cell.trim()) ? Number(cell.trim().replace(/^page /i, '')) : Number.NaN

/** How the sentences of a paragraph are joined: as lines where the story has verse. */
const joined = (sentences: readonly string[] | undefined, story: string): string =>
  (sentences ?? []).join(story.includes('\n') ? '\n' : ' ')

/** A text beside the story, one row a paragraph; easier words one row a page. */
export function toTable(text: TextRow, story: readonly StoryPage[]): string[][] {
  const rows = story.flatMap(({ page, paragraphs }) => {
    const own = text.pages.find((each) => each.page === page)?.paragraphs ?? []
    if (isEasier(text)) {
      const words = own.map((sentences) => sentences.join(' ')).join('\n\n')
      return paragraphs.length + own.length > 0 ? [[String(page), 'all', paragraphs.join('\n\n'), words]] : []
    }
    return Array.from({ length: Math.max(paragraphs.length, own.length) }, (_, index) => [
      String(page),
      String(index + 1),
      paragraphs[index] ?? '',
      joined(own[index], paragraphs[index] ?? ''),
    ])
  })
  return [[columns.page, columns.paragraph, columns.story, headOf(text.language)], ...rows]
}
