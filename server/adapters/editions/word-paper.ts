import { HeadingLevel, ImageRun, Paragraph, TextRun } from 'docx'
import type { PageText } from '#contract/resources.ts'
import { textWidth } from '../../../print/word/runs.ts'
import { withSameBytes } from '../../../print/word/same-bytes.ts'
import { writeWordFile } from '../../../print/word/word-file.ts'
import {
  altOf,
  type EditionBook,
  type EditionPage,
  hasWords,
  NoEdition,
  noWords,
  usualHeight,
  wordsOf,
} from './book.ts'
import { pictureOf } from './pictures.ts'

/** Words so much higher than the others are headings, of the first and second level. */
const headings = [
  { from: 1.6, level: HeadingLevel.HEADING_1 },
  { from: 1.18, level: HeadingLevel.HEADING_2 },
] as const
/** A heading has fewer letters: more are a paragraph in large print. */
const maxHeading = 120

const bullet = /^[•◦▪▫‣·●○■□☐❏–-]\s+/u
const number = /^\(?\d{1,2}[.)]\s+/

/**
 * The words of a plan, guide or letter as a Word file, to be changed for a class: headings by their size, lists as such, a page without words as its picture. Yields
 * after each page. Throws NoEdition.
 */
export async function* writeWordPaper(book: EditionBook, folder: string): AsyncGenerator<number, Uint8Array> {
  if (!hasWords(book)) throw new NoEdition(noWords)
  const usual = usualHeight(book)
  const children: Paragraph[] = []
  // An instance of its own for each list, so that each begins with 1.
  let lists = 0
  for (const page of book.pages) {
    if (page.text.length === 0) children.push(await picture(book, page, folder))
    let isInList = false
    for (const lines of page.text.flatMap((paragraph) => itemsOf(paragraph))) {
      const [{ text } = { text: '' }] = wordsOf({ ...page, text: [lines] }, usual)
      const marker = bullet.test(text) ? bullet : number.test(text) ? number : null
      if (marker && !isInList) lists += 1
      isInList = marker !== null
      children.push(marker ? item(text, marker, lists) : paragraph(text, lines, usual))
    }
    yield page.number
  }
  const { title, permission } = book
  if (permission) children.push(new Paragraph({ spacing: { before: 320 }, children: [new TextRun(permission)] }))
  return withSameBytes(await writeWordFile({ title, creator: book.author, children, footer: title }))
}

/** The lines of a paragraph, parted where one of them begins an item of a list. */
function itemsOf(lines: PageText[]): PageText[][] {
  const items: PageText[][] = []
  for (const line of lines) {
    const last = items.at(-1)
    if (last && !(bullet.test(line.text) || number.test(line.text))) last.push(line)
    else items.push([line])
  }
  return items
}

const item = (text: string, marker: RegExp, instance: number) =>
  new Paragraph({
    numbering: {
      reference: marker === number ? 'number' : text.startsWith('☐') ? 'box' : 'bullet',
      level: 0,
      instance,
    },
    spacing: { after: 80 },
    children: runsOf(text.replace(marker, '')),
  })

function paragraph(text: string, lines: PageText[], usual: number): Paragraph {
  const size = Math.min(...lines.map(({ height }) => height)) / usual
  const heading = text.length <= maxHeading ? headings.find(({ from }) => size >= from) : undefined
  return new Paragraph({
    ...(heading ? { heading: heading.level, keepNext: true } : { spacing: { after: 120 } }),
    children: runsOf(text),
  })
}

/** Lines of verse stay lines. */
const runsOf = (text: string) =>
  text.split('\n').map((line, index) => new TextRun({ text: line, ...(index > 0 && { break: 1 }) }))

/** As wide as the text; Word counts pixels of 96 to the inch. */
async function picture(book: EditionBook, page: EditionPage, folder: string): Promise<Paragraph> {
  const { aspect } = { ...book, ...page }
  const across = Math.min(textWidth / 20, 660 * aspect)
  const [width, height] = [across, across / aspect].map((points) => Math.round((points * 96) / 72)) as [number, number]
  const data = await pictureOf(folder, page, { width: 1200 })
  const altText = { name: 'Picture', title: '', description: altOf(book, page) }
  return new Paragraph({ children: [new ImageRun({ type: 'jpg', data, transformation: { width, height }, altText })] })
}
