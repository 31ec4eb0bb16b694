import { uploadImage } from '#contract/images.ts'
import { upload } from './upload.ts'

/** Sends a picture and answers the same-site path under which it is shown. Throws `ApiError`. */
export async function uploadPicture(file: File, options: Parameters<typeof upload>[2] = {}): Promise<string> {
  return (await upload(uploadImage, file, options)).image
}
