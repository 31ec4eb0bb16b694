import sharp from 'sharp'

/** A plain picture as people upload one. */
export function makePicture(width = 300, height = 200): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#1f4d46' } })
    .png()
    .toBuffer()
}
