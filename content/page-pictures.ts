import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { pagesToPaint, paintedFolder } from './paintings.ts'
import type { Storybook } from './storybook.ts'
import { renderStorybook } from './storybook-pdf.ts'

/** In pixels: beside a question, at 300 dots an inch, and over the width of a page at 150. */
const [besideWidth, wideWidth] = [432, 1040]

const printings = new WeakMap<Storybook, Promise<Uint8Array>>()
const pictures = new WeakMap<Storybook, Promise<Buffer[]>>()

/** A book’s PDF, which is printed once however many papers need it. */
export function printOnce(book: Storybook): Promise<Uint8Array> {
  const printing = printings.get(book) ?? renderStorybook(book)
  printings.set(book, printing)
  return printing
}

/** Small pictures of all pages of a book without their words, the cover first, as JPEG; made once for each book. */
export function pagePictures(book: Storybook): Promise<Buffer[]> {
  const made = pictures.get(book) ?? takePictures(book)
  pictures.set(book, made)
  return made
}

const takePictures = (book: Storybook): Promise<Buffer[]> =>
  Promise.all(pagesToPaint(book).map(({ file }) => take(book, file, besideWidth)))

/** A painted page over the width of a paper, without its words; 0 is the cover. */
export async function widePicture(book: Storybook, page: number): Promise<Buffer | undefined> {
  const painted = pagesToPaint(book)[page]
  return painted && (await take(book, painted.file, wideWidth))
}

const take = async (book: Storybook, file: string, width: number): Promise<Buffer> =>
  sharp(await readFile(new URL(file, paintedFolder(book))))
    .resize(width)
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
    .toBuffer()
