import { existsSync, readdirSync } from 'node:fs'
import { withSmallFaces } from './kit/small-faces.ts'
import type { Play } from './play/play.ts'
import type { Story } from './story.ts'
import { ContentError, type Drawing, type Storybook } from './storybook.ts'

/** The storybooks that ship, in the order of the shelf: their folders in `books/`. */
const shelf = [
  'temi-and-the-chip-thief',
  'the-bath-on-ladder-street',
  'the-bus-that-went-pop',
  'what-is-left',
  'wash-that-dog',
]

const fileOf = (page: number) => (page === 0 ? 'cover.ts' : `page-${String(page).padStart(2, '0')}.ts`)
const nameOf = (page: number) => (page === 0 ? 'cover' : `page ${page}`)

/** The files of a book's drawings, the cover first. Throws when one is missing, or one has no page in the story. */
export function drawingFiles(book: string, found: string[], pageCount: number): string[] {
  const wanted = Array.from({ length: pageCount + 1 }, (_, page) => fileOf(page))
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

async function openBook(slug: string): Promise<Storybook> {
  const book = `content/books/${slug}`
  const folder = new URL(`./books/${slug}/`, import.meta.url)
  const { story } = await open<{ story: Story }>(new URL('story.ts', folder), `${book}/story.ts`)
  const files = drawingFiles(book, readdirSync(new URL('pages/', folder)), story.pages.length)
  const drawings: Drawing[] = []
  for (const [page, file] of files.entries()) {
    const { drawing } = await open<{ drawing: Drawing }>(new URL(`pages/${file}`, folder), `${book}, ${nameOf(page)}`)
    if (!drawing)
      throw new ContentError(
        `${book}, ${nameOf(page)}: pages/${file} has no drawing. Export it: \`export const drawing\`.`,
      )
    drawings.push({ ...drawing, scene: withSmallFaces(drawing.scene) })
  }
  const [cover, ...pages] = drawings as [Drawing, ...Drawing[]]
  const made = new URL('play.ts', folder)
  const play = existsSync(made) ? (await open<{ play: Play }>(made, `${book}/play.ts`)).play : null
  return { file: book, story, cover, pages, play }
}

/** Every storybook with its drawings, in the order of the shelf. Throws ContentError when a drawing is missing or broken. */
export const openLibrary = (): Promise<Storybook[]> => Promise.all(shelf.map(openBook))
