import { blob, curve, ellipse, type Point, randomFrom, rect } from './geometry.ts'
import { clipTo, fill, type GroupNode, type PathNode, type SceneNode, stroke } from './scene.ts'

type Area = { x: number; y: number; w: number; h: number }

/** Brush dabs scattered over an area, all leaning one way (degrees). */
export function dabs(
  area: Area,
  colour: string,
  count: number,
  seed: number,
  look: { length?: number; width?: number; angle?: number; opacity?: number } = {},
): PathNode {
  const { length = 26, width = 3, angle = 0, opacity = 0.22 } = look
  const random = randomFrom(seed)
  let d = ''
  for (let i = 0; i < count; i++) {
    const x = area.x + random() * area.w
    const y = area.y + random() * area.h
    const a = ((angle + (random() - 0.5) * 24) * Math.PI) / 180
    const l = length * (0.4 + random() * 0.8)
    d += curve([
      [x, y],
      [x + Math.cos(a) * l * 0.5, y + Math.sin(a) * l * 0.5 + random() * 2],
      [x + Math.cos(a) * l, y + Math.sin(a) * l],
    ])
  }
  return { ...stroke(d, colour, width, opacity), scattered: true }
}

/** Grains of paint: small dots scattered over an area. */
export function specks(area: Area, colour: string, count: number, seed: number, size = 1.4, opacity = 0.3): PathNode {
  const random = randomFrom(seed)
  let d = ''
  for (let i = 0; i < count; i++) {
    const r = size * (0.4 + random())
    d += ellipse(area.x + random() * area.w, area.y + random() * area.h, r, r * 0.8)
  }
  return { ...fill(d, colour, opacity), scattered: true }
}

/** Upright stripes cut to a shape, as on deckchair canvas. */
export function striped(d: string, area: Area, ground: string, stripes: string[], band: number, slant = 0): GroupNode {
  const bars: SceneNode[] = [fill(rect(area.x - 4, area.y - 4, area.w + 8, area.h + 8), ground)]
  const across = Math.ceil((area.w + Math.abs(slant)) / band) + 1
  for (let i = 0; i < across; i += 2) {
    const x = area.x + i * band - Math.abs(slant) / 2
    const points: Point[] = [
      [x, area.y - 4],
      [x + band, area.y - 4],
      [x + band + slant, area.y + area.h + 4],
      [x + slant, area.y + area.h + 4],
    ]
    bars.push(fill(`M${points.map((p) => p.join(' ')).join('L')}Z`, stripes[(i / 2) % stripes.length] ?? ground))
  }
  return clipTo(d, bars)
}

/** Slanting rain over an area. */
export function rain(area: Area, count: number, seed: number, colour = '#eaf3ef', opacity = 0.5): PathNode {
  return dabs(area, colour, count, seed, { length: 34, width: 1.6, angle: 108, opacity })
}

/** A cloud as a child would cut it: a flat base and a few bumps. */
export function cloud(x: number, y: number, w: number, colour: string, opacity = 1): PathNode {
  const h = w * 0.32
  const bumps: Point[] = [
    [x, y],
    [x + w * 0.03, y - h * 0.35],
    [x + w * 0.17, y - h * 0.5],
    [x + w * 0.27, y - h * 0.9],
    [x + w * 0.47, y - h],
    [x + w * 0.6, y - h * 0.72],
    [x + w * 0.76, y - h * 0.68],
    [x + w * 0.88, y - h * 0.4],
    [x + w, y - h * 0.22],
    [x + w * 0.98, y],
    [x + w * 0.5, y + h * 0.04],
  ]
  return fill(blob(bumps), colour, opacity)
}
