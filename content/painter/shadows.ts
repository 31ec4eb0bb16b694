import type { Matrix } from '../kit/matrix.ts'
import type { SceneNode } from '../kit/scene.ts'
import { type Canvas, sky } from './canvas.ts'
import { rgbOf } from './colour.ts'
import { blurred, cut, widened } from './combine-masks.ts'
import type { Lighting } from './lighting.ts'
import type { Mask } from './mask.ts'
import { silhouetteOf } from './shape.ts'
import { pixel, scale } from './sheet.ts'
import { surface } from './surface.ts'

/** The way to the light from the middle of something, of length 1. */
export function wayToLight({ from }: Lighting, { left, top, width, height }: Mask): [number, number] {
  const [x, y] = [pixel(from[0]) - left - width / 2, pixel(from[1]) - top - height / 2]
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

/** Throws the shadow of somebody who is about to be painted on what is behind, but not on the sky. */
export function castShadow(
  canvas: Canvas,
  lighting: Lighting,
  nodes: SceneNode[],
  matrix: Matrix,
  clip: Mask | null,
): void {
  const whole = silhouetteOf(nodes, matrix, canvas.sheet)
  if (!whole) return
  const [x, y] = wayToLight(lighting, whole)
  const far = Math.min(13 * scale, 3 * scale + Math.min(whole.width, whole.height) * 0.035)
  const soft = blurred(widened(cut(whole, clip), 12 * scale), 3.5 * scale)
  // Light from below would throw it upwards, where nothing holds it.
  const moved: Mask = {
    ...soft,
    left: soft.left + Math.round(-x * far),
    top: soft.top + Math.round(Math.max(-y, 0.15) * far),
  }
  darken(canvas, cut(moved, clip), lighting)
}

function darken({ sheet, rgb, top }: Canvas, mask: Mask, { cool, strength }: Lighting): void {
  const left = rgbOf(cool).map((channel) => 1 - channel / 255)
  const [right, low] = [Math.min(mask.left + mask.width, sheet.width), Math.min(mask.top + mask.height, sheet.height)]
  for (let y = Math.max(0, mask.top); y < low; y += 1)
    for (let x = Math.max(0, mask.left); x < right; x += 1) {
      const cover = mask.cover[(y - mask.top) * mask.width + x - mask.left] ?? 0
      const at = y * sheet.width + x
      if (cover === 0 || top[at] === sky) continue
      const share = (cover / 255) * surface.shadow * strength
      for (let channel = 0; channel < 3; channel += 1)
        rgb[at * 3 + channel] = (rgb[at * 3 + channel] ?? 0) * (1 - share * (left[channel] ?? 0))
    }
}
