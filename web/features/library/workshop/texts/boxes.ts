import { gradeOf, wordsOf as wordsOfText } from '#contract/reading-grade.ts'
import { sentencesOf } from '#contract/sentences.ts'
import { type EditedText, maxEasierWords, type StoryPage } from '#contract/text-editing.ts'
import { isEasier } from '#contract/texts.ts'

/** A box of the form: the part of the story that is beside it. */
export interface Box {
  story: string
  name: string
}

export const counted = (number: number, thing: string) => `${number} ${thing}${number === 1 ? '' : 's'}`

export const boxId = (page: number, index: number) => `text-${page}-${index}`

const between = '\n\n'
export const isFilled = (words: string) => words.trim() !== ''

/** The boxes of a page: one a paragraph; for easier words, and where the story has no words, one for the page. */
export function boxesOf({ page, paragraphs }: StoryPage, text: EditedText): Box[] {
  const title = `Page ${page}`
  if (isEasier(text) || paragraphs.length < 2) return [{ story: paragraphs.join(between), name: title }]
  return paragraphs.map((story, index) => ({ story, name: `${title}, paragraph ${index + 1}` }))
}

/** What stands in the boxes of a page. The last has what the story has no place for any more, so that nothing is lost. */
export function wordsOf(story: StoryPage, text: EditedText): string[] {
  const stored = text.pages.find(({ page }) => page === story.page)?.paragraphs ?? []
  const words = stored.map((sentences, index) =>
    sentences.join(story.paragraphs[index]?.includes('\n') && !isEasier(text) ? '\n' : ' '),
  )
  const boxes = boxesOf(story, text)
  const last = boxes.length - 1
  return boxes.map((_box, index) =>
    index === last ? words.slice(last).filter(isFilled).join(between) : (words[index] ?? ''),
  )
}

/** What is sent: easier words have their paragraphs in one box. */
export const paragraphsOf = (words: string[], text: EditedText): string[] =>
  isEasier(text) ? words.flatMap((each) => each.split(/\n{2,}/)).filter(isFilled) : words

/** The boxes beside words of the story. */
export const boxesToFill = (story: readonly StoryPage[], text: EditedText) =>
  story.flatMap((page) => {
    return wordsOf(page, text).flatMap((each, index) =>
      isFilled(boxesOf(page, text)[index]?.story ?? '') ? [{ id: boxId(page.page, index), words: each }] : [],
    )
  })

/** Those of them that are empty. */
export const emptyBoxes = (story: readonly StoryPage[], text: EditedText) =>
  boxesToFill(story, text).filter(({ words }) => !isFilled(words))

/** What is not right about the words in a box; `""` where nothing is, and while it is empty. */
export function remarkOn(words: string, { story }: Box, text: EditedText): string {
  if (!isFilled(words)) return ''
  if (isEasier(text)) return lengthRemark(words)
  const [theirs, ours] = [sentencesOf(story, 'en').length, sentencesOf(words, text.language).length]
  if (theirs === ours || theirs === 0) return ''
  return `${counted(ours, 'sentence')}, the story has ${theirs}: readers see them paragraph by paragraph.`
}

function lengthRemark(text: string): string {
  const { length } = wordsOfText(text)
  return `${counted(length, 'word')}${length > maxEasierWords ? `: at most ${maxEasierWords} are easy to read.` : '.'}`
}

/** Fewer words say nothing about a grade: one long name on a page changes it by a year. */
const fewestGraded = 100

/** For which school year of England all pages of a text in easier words read; `""` while they are too few to say. */
export function yearRemark({ pages }: Pick<EditedText, 'pages'>): string {
  const { words, grade } = gradeOf(
    pages.flatMap(({ paragraphs }) => paragraphs.map((sentences) => sentences.join(' '))),
  )
  if (words < fewestGraded) return ''
  // Grade 1 of the United States is Year 2.
  const year = Math.max(1, Math.round(grade) + 1)
  return `It reads like a text for Year ${year}${year > 1 ? ', and should for Year 1' : ''}.`
}
