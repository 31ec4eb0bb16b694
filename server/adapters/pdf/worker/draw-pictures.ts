import sharp from 'sharp'
import type { Drawing } from './open-drawing.ts'

sharp.cache(false)

/** Renders a page once, as WebP in the widths given, all of `aspect`; a page of another shape gets margins. */
export async function drawPictures(
  drawing: Drawing,
  number: number,
  { widths, aspect }: { widths: [number, number]; aspect: number },
): Promise<{ small: Buffer; large: Buffer }> {
  const [small, large] = widths
  const box = { width: large, height: Math.round(large / aspect) }
  const { data, width, height } = await drawing.draw(number, box)
  const picture = (target: number) =>
    sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .resize(target, Math.round(target / aspect), {
        fit: fits(width, height, box) ? 'fill' : 'contain',
        background: '#fff',
      })
      .webp({ quality: 82 })
      .toBuffer()
  const [smallPicture, largePicture] = await Promise.all([picture(small), picture(large)])
  return { small: smallPicture, large: largePicture }
}

function fits(width: number, height: number, box: { width: number; height: number }): boolean {
  return Math.abs(width - box.width) <= 1 && Math.abs(height - box.height) <= 1
}
