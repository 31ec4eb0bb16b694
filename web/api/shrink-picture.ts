import { maxPicture, storedSide } from '#contract/picture-formats.ts'

/**
 * A picture within the limits of the server: one of more pixels or bytes is drawn as small as the server stores it. The
 * same file if it is within them, or if the browser cannot read it.
 */
export async function shrinkPicture(file: File): Promise<File> {
  try {
    return await shrink(file)
  } catch {
    return file
  }
}

async function shrink(file: File): Promise<File> {
  const url = URL.createObjectURL(file)
  try {
    // An element and not an ImageBitmap: every browser draws it upright.
    const picture = new Image()
    picture.src = url
    await picture.decode()
    const { naturalWidth: width, naturalHeight: height } = picture
    if (file.size <= maxPicture.bytes && width * height <= maxPicture.pixels) return file
    const scale = Math.min(1, storedSide / Math.max(width, height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(width * scale))
    canvas.height = Math.max(1, Math.round(height * scale))
    const context = canvas.getContext('2d')
    if (!context) return file
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const small = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
    return small ? new File([small], file.name, { type: small.type }) : file
  } finally {
    URL.revokeObjectURL(url)
  }
}
