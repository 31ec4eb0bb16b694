import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { pagesToPaint, paintedFolder } from './paintings.ts'
import type { Storybook } from './storybook.ts'
import { renderStorybook } from './storybook-pdf.ts'

/** Wide enough for 104 points on paper at 300 dots an inch. */
const width = 432

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
  Promise.all(
    pagesToPaint(book).map(async ({ file }) =>
      sharp(await readFile(new URL(file, paintedFolder(book))))
        .resize(width)
        .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
        .toBuffer(),
    ),
  )
