import type { Sheet } from './sheet.ts'

/** A sheet that is being painted. Lists have an entry for each pixel, row by row. */
export type Canvas = {
  sheet: Sheet
  /** Red, green and blue in turn. */
  rgb: Float32Array
  /** The plain colour of what lies on top, or one of those below. */
  top: Int32Array
  /** How near to words a place is, 0 to 255: paint is calm there. */
  calm: Uint8Array
}

/** On top is the sky; or several colours; or what shines. */
export const [sky, mixed, shining] = [-1, -2, -3]

export function openCanvas(sheet: Sheet): Canvas {
  const pixels = sheet.width * sheet.height
  return {
    sheet,
    rgb: new Float32Array(pixels * 3).fill(255),
    top: new Int32Array(pixels),
    calm: new Uint8Array(pixels),
  }
}

/** Moves a pixel towards a colour. */
export function blend(rgb: Float32Array, pixel: number, r: number, g: number, b: number, share: number): void {
  const at = pixel * 3
  rgb[at] = (rgb[at] ?? 0) + (r - (rgb[at] ?? 0)) * share
  rgb[at + 1] = (rgb[at + 1] ?? 0) + (g - (rgb[at + 1] ?? 0)) * share
  rgb[at + 2] = (rgb[at + 2] ?? 0) + (b - (rgb[at + 2] ?? 0)) * share
}

/** From 0 to 1, gently at both ends. */
export function eased(value: number): number {
  const t = Math.min(1, Math.max(0, value))
  return t * t * (3 - 2 * t)
}
