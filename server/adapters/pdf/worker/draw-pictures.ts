import sharp from 'sharp'
import type { Drawing } from './open-drawing.ts'
import type { Size } from './render-page.ts'

sharp.cache(false)

export const webp = { quality: 82 }

/** Renders a page once, as WebP in the widths given, all of `aspect`; a page of another shape gets margins. */
export async function drawPictures(
  drawing: Drawing,
  number: number,
  { widths, aspect }: { widths: [number, number]; aspect: number },
): Promise<{ small: Buffer; large: Buffer }> {
  const box = boxOf(widths[1], aspect)
  return await encodePictures(drawing.draw(number, box), { widths, aspect })
}

export const boxOf = (width: number, aspect: number): Size => ({ width, height: Math.round(width / aspect) })

/** A drawn page as WebP in both widths. */
export async function encodePictures(
  { data, width, height }: Size & { data: Uint8Array },
  { widths: [small, large], aspect }: { widths: [number, number]; aspect: number },
): Promise<{ small: Buffer; large: Buffer }> {
  const box = boxOf(large, aspect)
  const picture = (target: number) =>
    sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .resize(target, Math.round(target / aspect), {
        fit: fits(width, height, box) ? 'fill' : 'contain',
        background: '#fff',
      })
      .webp(webp)
      .toBuffer()
  const [smallPicture, largePicture] = await Promise.all([picture(small), picture(large)])
  return { small: smallPicture, large: largePicture }
}

function fits(width: number, height: number, box: Size): boolean {
  return Math.abs(width - box.width) <= 1 && Math.abs(height - box.height) <= 1
}
