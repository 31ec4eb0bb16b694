import sharp, { type Sharp } from 'sharp'
import type { Painted, Whole } from '../paintings.ts'
import { pageSize } from '../storybook.ts'
import type { Lighting } from './lighting.ts'
import { type Box, type Picture, paintPage } from './paint-page.ts'
import { inFile, scale, wideSheet } from './sheet.ts'

/** A painting as it is kept: its name and its bytes. */
type PaintedFile = { file: string; bytes: Buffer }

const asImage = ({ data, width, height }: Picture): Sharp => sharp(data, { raw: { width, height, channels: 3 } })

/** The kernel smooths the finest grain, which nobody sees and which would cost a third of the bytes. */
const bytesOf = (image: Sharp, { w, h }: Box): Promise<Buffer> =>
  image.resize(inFile(w), inFile(h), { kernel: 'mitchell' }).webp({ quality: 55, effort: 6 }).toBuffer()

/** Paints a page, and what its words stand on by itself; half of a spread is cut from the whole. The same page gives the same bytes. */
export async function paintFiles({ scene, boxes, lighting, file, ground, half }: Painted): Promise<PaintedFile[]> {
  const paint = (isGroundless: boolean) =>
    half ? paintWhole(half.whole, lighting, isGroundless) : paintPage(scene, lighting, boxes, { isGroundless })
  const cut = (picture: Picture, box: Box) => {
    const { x, y, w, h } = box
    const left = (x + (half?.side === 'right' ? pageSize.width : 0)) * scale
    return bytesOf(asImage(picture).extract({ left, top: y * scale, width: w * scale, height: h * scale }), box)
  }
  const page = { x: 0, y: 0, w: pageSize.width, h: pageSize.height }
  const files = [{ file, bytes: await cut(paint(true), page) }]
  return ground ? [...files, { file: ground.file, bytes: await cut(paint(false), ground.box) }] : files
}

/** What is painted over two pages, for the other half. */
const groundless = new WeakMap<Whole, Picture>()

function paintWhole(whole: Whole, lighting: Lighting, isGroundless: boolean): Picture {
  const kept = isGroundless ? groundless.get(whole) : undefined
  const picture = kept ?? paintPage(whole.scene, lighting, whole.boxes, { isGroundless, on: wideSheet })
  if (isGroundless) groundless.set(whole, picture)
  return picture
}
