import sharp from 'sharp'

/** A plain picture as people upload one. */
export function makePicture(width = 300, height = 200): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#1f4d46' } })
    .png()
    .toBuffer()
}

/** Plain covers, 4 by 3 and 8 by 6 pixels. */
export const covers = {
  small: Buffer.from('UklGRi4AAABXRUJQVlA4ICIAAABwAQCdASoEAAMAAUAmJYgCdAGIQAD+9uL1G/ub9Cvrav4A', 'base64'),
  large: Buffer.from('UklGRi4AAABXRUJQVlA4ICIAAABwAQCdASoIAAYAAUAmJYgCdAGIQAD+9uL1G/ub9Cvrav4A', 'base64'),
}
