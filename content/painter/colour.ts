import { colord, extend } from 'colord'
import mix from 'colord/plugins/mix'
import { type Matrix, scaleOf, transform } from '../kit/matrix.ts'
import type { Paint } from '../kit/scene.ts'
import type { Lighting } from './lighting.ts'
import { pixel, scale } from './sheet.ts'

extend([mix])

/** Red, green and blue, 0 to 255. */
export type Rgb = [number, number, number]

export function rgbOf(colour: string): Rgb {
  const { r, g, b } = colord(colour).toRgb()
  return [r, g, b]
}

/** A colour as one number. */
export function codeOf(colour: string): number {
  const [r, g, b] = rgbOf(colour)
  return (r << 16) + (g << 8) + b
}

/** The pencil for the outline of a shape: its own colour, darker. */
export function pencilFor(colour: string): Rgb {
  const own = colord(colour)
  // White has no hue to go by.
  if (own.toHsl().l > 88) return rgbOf(own.desaturate(0.55).darken(0.3).toHex())
  return rgbOf(own.darken(0.25).saturate(0.1).toHex())
}

/** White paper and cloth stay white where shadow would make them blue. */
export const takesShade = (colour: string): number => 1 - 0.4 * Math.max(0, (colord(colour).brightness() - 0.75) / 0.25)

/** Skin turns warmer in shadow, not blue. */
export const skinShade = (cool: string): string => colord(cool).mix('#b5623c', 0.62).toHex()

/** The colour of somebody in some weather. Skin keeps more of its own. */
export function veiled(colour: string, veil: Lighting['veil'], isSkin: boolean): string {
  if (!veil) return colour
  const [[r, g, b], [red, green, blue]] = [rgbOf(colour), rgbOf(veil[0])]
  const within = { r: (r * red) / 255, g: (g * green) / 255, b: (b * blue) / 255 }
  return colord(colour)
    .mix(colord(within), veil[1] * (isSkin ? 0.6 : 1))
    .toHex()
}

/** A paint on the sheet: a row of colours with their opacity, four numbers each, and which of them a place has, from 0 to 1. */
export type Ink = {
  table: Float32Array
  placeAt: (x: number, y: number) => number
  /** One colour all over. */
  isPlain: boolean
  isOpaque: boolean
}

/** How many colours a gradient has, less one. */
export const inkSteps = 255

type Stop = [place: number, colour: string, opacity: number]

function tableOf(stops: Stop[]): Float32Array {
  const table = new Float32Array((inkSteps + 1) * 4)
  for (let i = 0; i <= inkSteps; i += 1) {
    const t = i / inkSteps
    const next = stops.findIndex(([place]) => place >= t)
    const to = stops[next] ?? stops.at(-1)
    const from = next > 0 ? stops[next - 1] : to
    if (!from || !to) continue
    const share = to[0] === from[0] ? 0 : (t - from[0]) / (to[0] - from[0])
    const [one, other] = [
      [...rgbOf(from[1]), from[2]],
      [...rgbOf(to[1]), to[2]],
    ]
    for (const [channel, value] of one.entries())
      table[i * 4 + channel] = value + ((other[channel] ?? value) - value) * share
  }
  return table
}

/** A paint in its place on the sheet; `change` is what the weather does to its colours. */
export function inkOf(paint: Paint, matrix: Matrix, change: (colour: string) => string = (colour) => colour): Ink {
  if (typeof paint === 'string')
    return { table: tableOf([[0, change(paint), 1]]), placeAt: () => 0, isPlain: true, isOpaque: true }
  const stops = paint.stops.map(([place, colour, opacity = 1]): Stop => [place, change(colour), opacity])
  const isOpaque = stops.every(([, , opacity]) => opacity > 0.85)
  const table = tableOf(stops)
  const [toX = 0, toY = 0] = transform(matrix, paint.to).map(pixel)
  if (paint.radius !== undefined) {
    const radius = paint.radius * scaleOf(matrix) * scale
    return { table, isOpaque, isPlain: false, placeAt: (x, y) => Math.hypot(x - toX, y - toY) / radius }
  }
  const [fromX = 0, fromY = 0] = transform(matrix, paint.from).map(pixel)
  const [dx, dy] = [toX - fromX, toY - fromY]
  const square = dx * dx + dy * dy || 1
  return {
    table,
    isOpaque,
    isPlain: false,
    placeAt: (x, y) => ((x - fromX) * dx + (y - fromY) * dy) / square,
  }
}
