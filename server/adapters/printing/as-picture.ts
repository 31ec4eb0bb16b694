import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'

/** The first page of a PDF as a JPEG of this width, in pixels. */
export async function asPicture(pdf: Uint8Array, width: number): Promise<Uint8Array> {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(pdf)
    const page = document.getPage(0)
    const { originalWidth } = page.getOriginalSize()
    const picture = await page.render({ scale: width / originalWidth, render: 'bitmap' })
    const raw = { width: picture.width, height: picture.height, channels: 4 as const }
    const file = await sharp(picture.data, { raw }).jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer()
    document.destroy()
    return new Uint8Array(file)
  } finally {
    library.destroy()
  }
}
