import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
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

/** Small pictures of all pages of a book, the cover first, as JPEG; made once for each book. */
export function pagePictures(book: Storybook): Promise<Buffer[]> {
  const made = pictures.get(book) ?? takePictures(book)
  pictures.set(book, made)
  return made
}

async function takePictures(book: Storybook): Promise<Buffer[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(await printOnce(book))
  try {
    const taken: Buffer[] = []
    for (let index = 0; index <= book.pages.length; index += 1) {
      const page = document.getPage(index)
      const scale = width / page.getOriginalSize().originalWidth
      const { data, width: across, height } = await page.render({ scale, render: 'bitmap' })
      const picture = sharp(data, { raw: { width: across, height, channels: 4 } })
        .removeAlpha()
        .resize(width)
      taken.push(await picture.jpeg({ quality: 82, chromaSubsampling: '4:4:4' }).toBuffer())
    }
    return taken
  } finally {
    document.destroy()
    library.destroy()
  }
}
