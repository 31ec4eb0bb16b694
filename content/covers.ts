import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'

type Covers = { webp480: Buffer; webp960: Buffer }

const renderWidth = 1200

/** Pictures of the first page of a PDF, 480 and 960 pixels wide, in the page's own proportions. */
export async function coversOf(pdf: Uint8Array): Promise<Covers> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  try {
    const page = document.getPage(0)
    const { originalWidth } = page.getOriginalSize()
    const image = await page.render({ scale: renderWidth / originalWidth, render: 'bitmap' })
    const source = sharp(image.data, { raw: { width: image.width, height: image.height, channels: 4 } }).removeAlpha()
    const [webp480, webp960] = await Promise.all([
      source.clone().resize(480).webp({ quality: 82 }).toBuffer(),
      source.clone().resize(960).webp({ quality: 82 }).toBuffer(),
    ])
    return { webp480, webp960 }
  } finally {
    document.destroy()
    library.destroy()
  }
}
