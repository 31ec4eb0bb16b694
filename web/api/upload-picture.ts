import { uploadImage } from '#contract/images.ts'
import { adviseOn, maxPicture, pictureTooLarge, signatureBytes, takenFormatOf } from '#contract/picture-formats.ts'
import { ApiError } from './api-error.ts'
import { shrinkPicture } from './shrink-picture.ts'
import { upload } from './upload.ts'

/**
 * Uploads a picture, smaller where it is over the server's limits, and returns its same-site path. Throws an error with
 * a sentence for the field: what the file is and what to do, where it cannot be read.
 */
export async function uploadPicture(file: File, options: Parameters<typeof upload>[2] = {}): Promise<string> {
  const picture = await shrinkPicture(file)
  if (picture.size > maxPicture.bytes) {
    const start = new Uint8Array(await picture.slice(0, signatureBytes).arrayBuffer())
    throw new Error(takenFormatOf(start) ? pictureTooLarge : adviseOn(start))
  }
  try {
    return (await upload(uploadImage, picture, options)).image
  } catch (error) {
    throw error instanceof ApiError && error.fields.image ? new Error(error.fields.image, { cause: error }) : error
  }
}
