import { drawUnder, open, type Tag, tag } from '../print/tags.ts'
import { setPage } from './page-text.ts'
import { permission, published, publisher } from './publisher.ts'
import { readingLevel } from './reading-level.ts'
import type { Story } from './story.ts'
import { pageSize, type Storybook, type TextPlace } from './storybook.ts'

const paper = '#fbf6ec'
const ink = '#2a2320'
const picture = { x: 60, y: 174, width: 360, height: 270 }
const column = { x: 476, w: 424, ink, ground: paper, size: 17 }
const heading: TextPlace = { ...column, y: 96, h: 120, loud: [0], loudSize: 34 }
/** Between the title and what is said of the book. */
const gap = 3

/** The school year in England in which most children can read a story alone: one more than the American grade, and at least the first, unless somebody has judged it. */
export const schoolYear = (story: Story): number =>
  story.readingYear ?? Math.max(1, Math.round(readingLevel(story).grade + 1))

/** What a child has to know to read a first reader. */
const soundedOutOf = ({ firstReader }: Story): string[] =>
  firstReader
    ? [
        `Each word can be sounded out with the letters and sounds of Phases 2 to 5, except the tricky words: ${firstReader.trickyWords.join(', ')}.`,
      ]
    : []

/** Whether anybody in the book was real, and what its drawings know of them. */
const peopleOf = ({ place, nonFiction, readingYear }: Story): string =>
  nonFiction
    ? `It happened in ${place}. Everybody who has a name in it was a real person, and died long ago. The drawings are ours; nobody sat for them.`
    : `${readingYear ? 'The poems happen' : 'The story happens'} in ${place}. Nobody in it is a real person.`

/** What the last page says: who made the book, when, what may be done with it, and how hard it is to read. */
export function imprintOf({ story }: Storybook): string[] {
  const { words, grade } = readingLevel(story)
  const year = schoolYear(story)
  const formula = `Flesch–Kincaid grade ${grade.toFixed(1)}`
  const measure = story.readingYear ? `${formula}, which is not made for verse` : formula
  return [
    story.title,
    `Words and pictures by ${publisher}. First published in ${published}.`,
    peopleOf(story),
    `${words} words: ${story.minutes} minutes aloud, for ages ${story.ageFrom} to ${story.ageTo}. To read alone: about Year ${year} in England and Wales, P${year + 1} in Scotland and Year ${year + 1} in Northern Ireland (${measure}).`,
    ...soundedOutOf(story),
    permission,
    'The letters are Atkinson Hyperlegible Next and Bricolage Grotesque.',
  ]
}

/** The last page of a book: its title again, its imprint and the picture of the cover. Behind the story, it moves no page number. */
export function addImprint(doc: PDFKit.PDFDocument, root: Tag, book: Storybook, cover: string): void {
  doc.addPage()
  doc.outline.addItem(imprintTitle)
  const section = tag('Sect', root, { title: imprintTitle })
  const { x, y, width, height } = picture
  const bbox: [number, number, number, number] = [0, 0, pageSize.width, pageSize.height]
  const figure = tag('Figure', section, { alt: 'The picture of the cover again, smaller.', placement: 'Block', bbox })
  const enterFigure = drawUnder(doc, figure, () => {
    doc.rect(0, 0, pageSize.width, pageSize.height).fill(paper)
    doc.rect(0, 0, 14, pageSize.height).fill(book.story.accent)
    doc.save()
    doc.roundedRect(x, y, width, height, 8).clip()
    doc.image(cover, x, y, { width, height })
    doc.restore()
  })
  const where = `${book.file}, imprint`
  const [title = '', ...text] = imprintOf(book)
  const headings = setPage(doc, [title], heading, where)
  for (const paragraph of headings) paragraph.draw(tag('H2', section))
  const top = Math.max(...headings.map(({ box }) => box.y + box.h)) + gap
  const words: TextPlace = { ...column, y: top, h: pageSize.height - 60 - top }
  for (const paragraph of setPage(doc, text, words, where)) paragraph.draw(tag('P', section))
  enterFigure()
  open(doc, section).end()
}

export const imprintTitle = 'About this book'
