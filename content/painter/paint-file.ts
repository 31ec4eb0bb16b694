import sharp, { type Sharp } from 'sharp'
import type { Painted } from '../paintings.ts'
import { type Picture, paintPage } from './paint-page.ts'
import { scale } from './sheet.ts'

/** A painting as it is kept: its name and its bytes. */
type PaintedFile = { file: string; bytes: Buffer }

const asImage = ({ data, width, height }: Picture): Sharp => sharp(data, { raw: { width, height, channels: 3 } })

const bytesOf = (image: Sharp): Promise<Buffer> => image.webp({ quality: 82, effort: 5 }).toBuffer()

/** Paints a page, and what its words stand on by itself. The same page gives the same bytes. */
export async function paintFiles({ scene, boxes, lighting, file, ground }: Painted): Promise<PaintedFile[]> {
  const page = asImage(paintPage(scene, lighting, boxes, { isGroundless: true }))
  const files = [{ file, bytes: await bytesOf(page) }]
  if (!ground) return files
  const { x, y, w, h } = ground.box
  const part = { left: x * scale, top: y * scale, width: w * scale, height: h * scale }
  const grounded = asImage(paintPage(scene, lighting, boxes)).extract(part)
  return [...files, { file: ground.file, bytes: await bytesOf(grounded) }]
}
