import pLimit from 'p-limit'
import { adviseOn, maxPicture, storedSide, takenFormatOf } from '#contract/picture-formats.ts'
import { Failure } from '../../failure.ts'

/** Decoding an image of 25 megapixels takes 100 MB, so concurrency is limited. */
const inTurn = pLimit(2)

const endOfJpeg = Buffer.from([0xff, 0xd9])

/**
 * Encodes an image as a new WebP of at most 1024 px a side, upright and without metadata such as the time and place; of
 * an animation, its first picture. Formats are recognised by their content, whatever the file name says.
 * Throws `image/unreadable`, with what the file is at the field, and `image/too-many-pixels` (checked before decoding).
 */
export async function reEncode(bytes: Buffer): Promise<Buffer> {
  const format = takenFormatOf(bytes)
  if (!format) throw unreadable(bytes)
  return inTurn(() => encode(bytes, format.decoder))
}

/** Throws `image/unreadable` for what is no whole WebP picture of at most so many pixels a side. */
export async function refuseUnlikeOurs(bytes: Buffer, side = storedSide): Promise<void> {
  const { default: sharp } = await import('sharp')
  const picture = () => sharp(bytes, { failOn: 'error', limitInputPixels: side ** 2 })
  const { format, width, height } = await picture()
    .metadata()
    .catch(() => ({ format: '', width: 0, height: 0 }))
  if (format !== 'webp' || Math.max(width, height) > side) throw unreadable(bytes)
  await inTurn(() => picture().timeout({ seconds: 10 }).stats()).catch(() => {
    throw unreadable(bytes)
  })
}

const unreadable = (bytes: Buffer) => new Failure('image/unreadable', { fields: { image: adviseOn(bytes) } })

async function encode(bytes: Buffer, decoder: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const decode = (picture: Buffer, failOn: 'error' | 'warning') =>
    sharp(picture, { failOn, limitInputPixels: maxPicture.pixels })
      .autoOrient()
      .resize({ width: storedSide, height: storedSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .timeout({ seconds: 10 })
      .toBuffer()
  try {
    const { format, compression, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (format !== decoder || (format === 'heif' && compression !== 'av1')) throw unreadable(bytes)
    if (width * height > maxPicture.pixels) throw new Failure('image/too-many-pixels')
    const decoding = decode(bytes, 'error')
    if (format !== 'jpeg') return await decoding
    // Some phones leave out the marker at the end. With it, a picture that is cut off still gives a warning.
    return await decoding.catch(() => decode(Buffer.concat([bytes, endOfJpeg]), 'warning'))
  } catch (error) {
    throw error instanceof Failure ? error : unreadable(bytes)
  }
}
