import { existsSync, readdirSync } from 'node:fs'
import { place } from './kit/scene.ts'
import { withSmallFaces } from './kit/small-faces.ts'
import type { Piece, Play } from './play/play.ts'
import type { Story } from './story.ts'
import { ContentError, type Drawing, pageSize, type Spread, type Storybook } from './storybook.ts'

/** The storybooks that ship, in the order of the shelf: their folders in `books/`. */
const shelf = [
  'temi-and-the-chip-thief',
  'the-bath-on-ladder-street',
  'the-bus-that-went-pop',
  'what-is-left',
  'wash-that-dog',
  'rhubarb-rhubarb',
  'they-had-a-go',
]

const numberOf = (page: number) => String(page).padStart(2, '0')
const fileOf = (page: number) => (page === 0 ? 'cover.ts' : `page-${numberOf(page)}.ts`)
/** The file of a picture over two pages. The first page lies on the left, across from the second, so the left one of two is odd. */
const spreadFileOf = (page: number) => {
  const left = page - 1 + (page % 2)
  return `pages-${numberOf(left)}-${numberOf(left + 1)}.ts`
}
const nameOf = (page: number) => (page === 0 ? 'cover' : `page ${page}`)

/** The files of a book's drawings, that of each page, the cover first. Throws when one is missing, or one has no page in the story. */
export function drawingFiles(book: string, found: string[], pageCount: number): string[] {
  const wanted = Array.from({ length: pageCount + 1 }, (_, page) => {
    const isWide = page > 0 && page - 1 + (page % 2) < pageCount && found.includes(spreadFileOf(page))
    return isWide ? spreadFileOf(page) : fileOf(page)
  })
  for (const file of found)
    if (file.startsWith('pages-') && !wanted.includes(file))
      throw new ContentError(
        `${book}/pages/${file}: a picture goes over two pages that face each other, an odd one and the next: pages-11-12.ts. Name it so, or draw two pages.`,
      )
  for (const [page, file] of wanted.entries())
    if (!found.includes(file))
      throw new ContentError(`${book}, ${nameOf(page)}: the drawing is missing. Draw it in pages/${file}.`)
  for (const file of found)
    if (!wanted.includes(file))
      throw new ContentError(
        `${book}/pages/${file}: the story has ${pageCount} pages, and this is none of them. Write its page in story.ts, or take the drawing out.`,
      )
  return wanted
}

async function open<Module>(url: URL, where: string): Promise<Module> {
  try {
    return await import(url.href)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ContentError(
      `${where}: ${reason}. Correct the name: each figure, place and prop is imported from its file in cast/, places/ or props/, and is there.`,
    )
  }
}

type Drawn = { drawing?: Drawing; spread?: Spread }

/** What a page has of a picture over two. */
function halfOf({ scene, lighting, texts }: Spread, page: number): Drawing {
  const whole = { scene: withSmallFaces(scene), lighting }
  return page % 2 === 1
    ? { ...whole, text: texts[0], half: { side: 'left', spread: whole } }
    : {
        ...whole,
        scene: [place(whole.scene, { x: -pageSize.width })],
        text: texts[1],
        half: { side: 'right', spread: whole },
      }
}

async function openBook(slug: string): Promise<Storybook> {
  const book = `content/books/${slug}`
  const folder = new URL(`./books/${slug}/`, import.meta.url)
  const { story } = await open<{ story: Story }>(new URL('story.ts', folder), `${book}/story.ts`)
  const files = drawingFiles(book, readdirSync(new URL('pages/', folder)), story.pages.length)
  const drawings: Drawing[] = []
  for (const [page, file] of files.entries()) {
    const where = `${book}, ${nameOf(page)}`
    const { drawing, spread } = await open<Drawn>(new URL(`pages/${file}`, folder), where)
    const [isWide, name] = file === fileOf(page) ? [false, 'drawing'] : [true, 'spread']
    const drawn = isWide
      ? spread && halfOf(spread, page)
      : drawing && { ...drawing, scene: withSmallFaces(drawing.scene) }
    if (!drawn) throw new ContentError(`${where}: pages/${file} has no ${name}. Export it: \`export const ${name}\`.`)
    drawings.push(drawn)
  }
  const [cover, ...pages] = drawings as [Drawing, ...Drawing[]]
  const made = new URL('play.ts', folder)
  const play = existsSync(made) ? (await open<{ play: Play }>(made, `${book}/play.ts`)).play : null
  const card = await open<{ moreWords: Piece[] }>(new URL('word-card.ts', folder), `${book}/word-card.ts`)
  return { file: book, story, cover, pages, play, moreWords: card.moreWords }
}

/** Every storybook with its drawings, in the order of the shelf. Throws ContentError when a drawing is missing or broken. */
export const openLibrary = (): Promise<Storybook[]> => Promise.all(shelf.map(openBook))
