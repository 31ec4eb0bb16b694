import type { EditedText, StoryPage } from '#contract/text-editing.ts'
import { isEasier } from '#contract/texts.ts'
import type { PageRow } from '../pages/queries.ts'
import type { ResourceRow } from '../queries.ts'
import type { TeachingData } from '../teaching/teaching-data.ts'
import { pageImage } from '../to-resource.ts'
import { markOf } from '../workshop/shipped-teaching.ts'
import type { TextRow } from './queries.ts'

/** The pages of a book as its texts stand beside them; not the cover, whose words are the title. */
export const toStory = (book: ResourceRow, pages: readonly PageRow[]): StoryPage[] =>
  pages.slice(1).map((page) => ({
    page: page.number - 1,
    image: pageImage(book, page.number, '800'),
    paragraphs: paragraphsOf(page),
  }))

/** The paragraphs of a page: verse with a line for each of its lines, the rest as it runs on. */
const paragraphsOf = ({ text }: Pick<PageRow, 'text'>): string[] =>
  text.map((lines) => lines.map((line) => line.text).join(lines[0]?.is_verse ? '\n' : ' '))

/** Tells the words of a page from later ones. */
export const markOfStory = (paragraphs: readonly string[]): string => markOf(paragraphs)

/** What a change of a page of a text names; `""` for one without words. */
export const markOfPage = (page: TextRow['pages'][number] | undefined): string => (page ? markOf(page.paragraphs) : '')

/** What a change of the title, the question and the people of a text names; not who checked it, whom a change of its words takes out. */
export const markOfPeople = ({ title, question, writtenBy }: TextRow): string => markOf([title, question, writtenBy])

/** How many paragraphs a text may have on a page: as many as the story; easier words, which stand for all of them, any number. */
export const placesOn = (story: StoryPage, text: Pick<TextRow, 'language'>): number =>
  isEasier(text) ? Number.POSITIVE_INFINITY : Math.max(1, story.paragraphs.length)

/** A text as an editor sees it, beside the story and what ships with the book. */
export function toEditedText(
  text: TextRow,
  { story, shipped }: { story: readonly StoryPage[]; shipped: TeachingData | null },
): EditedText {
  const { id, language, title, question, writtenBy, checkedBy, isPublished, isEdited, pages } = text
  return {
    ...{ id, language, title, question, written_by: writtenBy, checked_by: checkedBy },
    is_published: isPublished,
    is_edited: isEdited,
    ships: shipped?.texts.some((each) => each.language === language) ?? false,
    mark: markOfPeople(text),
    pages: pages.map((page) => ({
      page: page.page,
      paragraphs: page.paragraphs,
      is_outdated: isOutdated(page, text, story),
      mark: markOfPage(page),
    })),
  }
}

function isOutdated(page: TextRow['pages'][number], text: TextRow, story: readonly StoryPage[]): boolean {
  const beside = story.find((each) => each.page === page.page)
  if (!beside || page.paragraphs.length > placesOn(beside, text)) return true
  return page.writtenFrom !== '' && page.writtenFrom !== markOfStory(beside.paragraphs)
}
