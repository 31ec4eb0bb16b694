import pLimit from 'p-limit'
import { Failure } from '../../failure.ts'

/** Maximum width and height of a stored image, in pixels. */
const maxSide = 1024
const maxPixels = 25_000_000

const beginnings: Array<[format: string, matches: (bytes: Buffer) => boolean]> = [
  ['png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))],
  ['jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['webp', (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'],
]

/** Decoding an image of 25 megapixels takes 100 MB, so concurrency is limited. */
const inTurn = pLimit(2)

/**
 * Encodes an image as a new WebP of at most 1024 px a side, upright and without metadata such as the time and place.
 * PNG, JPEG and WebP are recognised by their content, whatever the file name says.
 * Throws `image/unreadable` and `image/too-many-pixels` (over 25 megapixels, checked before decoding).
 */
export async function reEncode(bytes: Buffer): Promise<Buffer> {
  const [format] = beginnings.find(([, matches]) => matches(bytes)) ?? []
  if (!format) throw new Failure('image/unreadable')
  return inTurn(() => encode(bytes, format))
}

async function encode(bytes: Buffer, format: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false })
    const metadata = await picture.metadata()
    if (metadata.format !== format) throw new Failure('image/unreadable')
    if (metadata.width * metadata.height > maxPixels) throw new Failure('image/too-many-pixels')
    return await sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .timeout({ seconds: 10 })
      .toBuffer()
  } catch (error) {
    throw error instanceof Failure ? error : new Failure('image/unreadable')
  }
}
