import type { SceneNode } from '../kit/scene.ts'
import { type Canvas, eased, shining } from './canvas.ts'
import { rgbOf } from './colour.ts'
import type { Lighting } from './lighting.ts'
import { Painter } from './painter.ts'
import { margin, pixel, type Sheet, scale, sheet, shownOf } from './sheet.ts'

/** A place in points. */
export type Box = { x: number; y: number; w: number; h: number }

/** Red, green and blue of each pixel, row by row. */
export type Picture = { data: Uint8Array; width: number; height: number }

/** Paint grows calm within this many points of words. */
const nearWords = 60

/** Marks where words will stand. */
function calmAround({ sheet, calm }: Canvas, boxes: Box[]): void {
  for (const { x, y, w, h } of boxes) {
    const [left, top] = [Math.max(0, Math.round(pixel(x - nearWords))), Math.max(0, Math.round(pixel(y - nearWords)))]
    const [right, low] = [
      Math.min(sheet.width, Math.round(pixel(x + w + nearWords))),
      Math.min(sheet.height, Math.round(pixel(y + h + nearWords))),
    ]
    for (let py = top; py < low; py += 1)
      for (let px = left; px < right; px += 1) {
        const inwards = Math.min(px - left, right - px, py - top, low - py) / (nearWords * scale)
        const at = py * sheet.width + px
        calm[at] = Math.max(calm[at] ?? 0, Math.round(eased(inwards) * 255))
      }
  }
}

/** How much brighter a place is in the light, and how far it sinks into the shade, by its distance from the light in points. */
function exposureAt(distance: number, { reach, strength }: Lighting): { bright: number; dark: number } {
  if (reach === undefined)
    return {
      bright: eased(1 - distance / 1000) * 0.08 * strength,
      dark: eased((distance - 420) / 1000) * 0.18 * strength,
    }
  return {
    bright: eased(1 - distance / reach) * 0.15 * strength,
    dark: eased((distance - reach * 0.5) / (reach * 1.6)) * 0.4 * strength,
  }
}

/** The picture in its light, without the margin of the sheet. */
function lit({ sheet, rgb, calm, top }: Canvas, lighting: Lighting): Picture {
  const shown = shownOf(sheet)
  const [width, height] = [shown.width * scale, shown.height * scale]
  const data = new Uint8Array(width * height * 3)
  const [warm, cool] = [rgbOf(lighting.warm), rgbOf(lighting.cool)]
  const [fromX, fromY] = lighting.from
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const { bright, dark } = exposureAt(Math.hypot(x / scale - fromX, y / scale - fromY), lighting)
      const from = (y + margin) * sheet.width + x + margin
      const takesDark = top[from] === shining ? 0 : 1 - ((calm[from] ?? 0) / 255) * 0.6
      const to = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel += 1) {
        const value = rgb[from * 3 + channel] ?? 0
        const warmed = value + bright * ((warm[channel] ?? 0) - 128) * (value / 255 + 0.25)
        const shaded = warmed * (1 - dark * takesDark * (1 - (cool[channel] ?? 0) / 255))
        data[to + channel] = Math.min(255, Math.max(0, shaded + 0.5))
      }
    }
  return { data, width, height }
}

/**
 * Paints a scene in its light; paint is calm behind the boxes, where words will stand. Groundless, it lacks what the words stand on.
 * `on`: a sheet for one page, or for two. The same scene gives the same pixels.
 */
export function paintPage(
  scene: SceneNode[],
  lighting: Lighting,
  boxes: Box[],
  { isGroundless = false, on = sheet }: { isGroundless?: boolean; on?: Sheet } = {},
): Picture {
  const painter = new Painter(on, lighting, isGroundless)
  calmAround(painter.canvas, boxes)
  painter.paint(scene)
  return lit(painter.canvas, lighting)
}
