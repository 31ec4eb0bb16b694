import type { BookProblem, GuideReading } from '#contract/workshop.ts'

export const pageTitle = (page: number) => (page === 0 ? 'Cover' : `Page ${page}`)

/** What is wrong, and what to do about it. */
export function problemSentence({ kind, detail, part = 'pages' }: BookProblem): string {
  switch (kind) {
    case 'no-description':
      return 'Nobody has described the picture. Children who cannot see it need words for it.'
    case 'no-words':
      return 'No words were found. If words are printed here, write them as lines of the page, so that they can be read aloud.'
    case 'blank':
      return 'The page is blank. If that is not meant, look at the PDF.'
    case 'faint':
      return `These words are hard to see on their ground: “${detail}”. Make them darker in the PDF.`
    case 'hard':
      return `The words read like a text for ${detail}, which is above the age that the book is for. Change the age, or simplify the words in the PDF.`
    case 'hard-for-year':
      return `The words read like a text for ${detail}, which is above the year in which children read the book alone. Change that year, or simplify the words in the PDF.`
    case 'no-such-page':
      return missingPage[part](detail)
    case 'unheard-names':
      return `A voice may say these names wrongly: ${detail}. Listen to them, and say how they sound.`
    case 'large':
      return `The PDF is ${detail}, which takes more than a minute on a slow line. Save it with smaller pictures if you can.`
    case 'licence':
      return 'Nobody has said what people may do with the book. Choose its licence, and check that it covers the pictures.'
    case 'draft-papers':
      return `These are drafts, which only operators can open: ${detail}. Publishing the book does not publish them: publish each one that teachers should get.`
  }
}

/** What is taught about a page that the book does not have. */
const missingPage: Record<NonNullable<BookProblem['part']>, (detail: string) => string> = {
  pages: (questions) => `The book does not have this page, but its guide asks: ${questions}. Ask this on another page.`,
  words: (words) =>
    `The book does not have this page, but explains words on it: ${words}. Enter another page, or take the words out.`,
  lesson: (steps) => `The book does not have this page, but the lesson shows it: ${steps}. Choose another page there.`,
}

/** What a part of a guide lacked to find its place. */
export const unplacedReasons: Record<GuideReading['unplaced'][number]['reason'], string> = {
  'no-page': 'It does not say which page it is about.',
  'no-such-page': 'The book does not have this page.',
  'no-question': 'We found no question, word or step in it.',
  'too-much': 'It is longer than we can store, or there is no more room for it. Shorten it, or move it elsewhere.',
  'no-table': 'It looks like a table, but we cannot tell what its columns are.',
}
