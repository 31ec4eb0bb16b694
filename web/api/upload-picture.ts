import { uploadImage } from '#contract/images.ts'
import { upload } from './upload.ts'

/** Uploads a picture and returns its same-site path. Throws `ApiError`. */
export async function uploadPicture(file: File, options: Parameters<typeof upload>[2] = {}): Promise<string> {
  return (await upload(uploadImage, file, options)).image
}
