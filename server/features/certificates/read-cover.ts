import sharp from 'sharp'
import type { FileStore } from '../../adapters/files/file-store.ts'
import { findBytes } from '../../http/send-file.ts'
import { coverFile, type ResourceRow } from '../resources/service.ts'
import type { Cover } from './certificate.ts'

/** The cover of a book, shipped or a charity's own. Throws `resource/file-missing` if the store has lost it. */
export async function readCover(files: FileStore, book: ResourceRow, width: '480' | '960' = '480'): Promise<Cover> {
  const bytes = await findBytes(files.read(coverFile(book, width)))
  return { bytes, type: 'image/webp', aspect: book.coverAspect ?? book.aspect }
}

/** For a PDF, which has no WebP. */
export async function asJpeg({ bytes, aspect }: Cover): Promise<Cover> {
  return { bytes: await sharp(bytes).resize(480).jpeg({ quality: 88 }).toBuffer(), type: 'image/jpeg', aspect }
}
