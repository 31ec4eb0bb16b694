import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { type EditionBook, type EditionPage, pictureFile } from './book.ts'

/** So wide, in pixels, that a file stays small enough to be sent around, however long the book is. */
export function pictureWidth({ pages }: EditionBook): number {
  if (pages.length <= 48) return 1600
  return pages.length <= 96 ? 1100 : 800
}

/** A picture of a page as JPEG, which PDFs and e-readers take; `isWordless`: without the words, where it can be had without. */
export async function pictureOf(
  folder: string,
  page: EditionPage,
  { width, isWordless = false }: { width: number; isWordless?: boolean },
): Promise<Buffer> {
  const { number, wordless } = page
  const file = join(folder, pictureFile(number, '1600'))
  if (!isWordless || !wordless) return toJpeg(sharp(file), width)
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const part = {
    input: join(folder, pictureFile(number, 'wordless')),
    left: Math.round(wordless.x * info.width),
    top: Math.round(wordless.y * info.height),
  }
  const { width: across, height, channels } = info
  const covered = await sharp(data, { raw: { width: across, height, channels } })
    .composite([part])
    .png({ compressionLevel: 0 })
    .toBuffer()
  return toJpeg(sharp(covered), width)
}

const toJpeg = (picture: Sharp, width: number) =>
  picture
    .flatten({ background: '#fff' })
    .resize({ width, withoutEnlargement: true })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer()
