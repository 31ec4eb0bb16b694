import { blob, curve, type Point, randomFrom, rect } from './geometry.ts'
import { fill, type SceneNode, stroke } from './scene.ts'

type Area = { x: number; y: number; w: number; h: number }

/** Courses of slates over an area, no two of one width, one tone or quite one height. Cut them to the roof. */
export function slates({ x, y, w, h }: Area, course: number, seed: number): SceneNode[] {
  const random = randomFrom(seed)
  const tones: [string, number][] = [
    ['#1d2440', 0.16],
    ['#ffffff', 0.1],
    ['#1d2440', 0.07],
  ]
  const shapes: string[] = tones.map(() => '')
  let edges = ''
  for (let row = 0; row * course < h; row++) {
    const top = y + row * course
    edges += `M${x} ${top + course}h${w}`
    for (let at = x - random() * course; at < x + w; ) {
      const width = course * (1.1 + random() * 0.9)
      const tone = Math.floor(random() * (tones.length + 2))
      if (tone < tones.length)
        shapes[tone] += rect(at, top + random() * course * 0.16, width - course * 0.1, course * 0.94)
      at += width
    }
  }
  return [
    ...tones.flatMap(([colour, opacity], i) => (shapes[i] ? [fill(shapes[i], colour, opacity)] : [])),
    stroke(edges, '#1d2440', course * 0.07, 0.3),
  ]
}

/** Old plaster: patches where it was mended, damp that rises, a crack, and bricks where it has fallen. */
export function plaster({ x, y, w, h }: Area, seed: number, brick: string): SceneNode[] {
  const random = randomFrom(seed * 31 + 7)
  const patch = (cx: number, cy: number, r: number) =>
    blob(
      Array.from({ length: 9 }, (_, i): Point => {
        const [a, reach] = [(i / 9) * Math.PI * 2, r * (0.7 + random() * 0.5)]
        return [cx + Math.cos(a) * reach * 1.4, cy + Math.sin(a) * reach]
      }),
    )
  const somewhere = (): Point => [x + (0.1 + random() * 0.8) * w, y + (0.1 + random() * 0.7) * h]
  const mended = Array.from({ length: 3 }, () => patch(...somewhere(), w * (0.08 + random() * 0.08))).join('')
  const [bareX, bareY]: Point = [x + (random() > 0.5 ? 0.9 : 0.5) * w, y + (0.55 + random() * 0.35) * h]
  const bare = [-1, 0, 1]
    .flatMap((row) =>
      [0, 1].map((i) =>
        rect(bareX - w * 0.07 + i * w * 0.075 + row * w * 0.02, bareY + row * w * 0.042, w * 0.07, w * 0.036, 1),
      ),
    )
    .slice(random() > 0.5 ? 1 : 0, 5)
    .join('')
  const [crackX, crackY] = somewhere()
  return [
    fill(mended, '#ffffff', 0.12),
    fill(patch(x + w * 0.3, y + h, w * 0.26) + patch(x + w * 0.8, y + h, w * 0.2), '#1d2440', 0.07),
    fill(bare, brick, 0.62),
    stroke(
      curve([
        [crackX, crackY],
        [crackX + w * 0.03, crackY + h * 0.07],
        [crackX - w * 0.01, crackY + h * 0.12],
        [crackX + w * 0.02, crackY + h * 0.2],
      ]),
      '#1d2440',
      w * 0.008,
      0.3,
    ),
  ]
}

/**
 * Long grass and seed heads close to us, in two tones of the ground that they grow from: broad leaves that bend over, from `y` upwards,
 * highest in the middle.
 */
export function undergrowth({ x, y, w, h }: Area, [far, near]: [far: string, near: string], seed: number): SceneNode[] {
  const random = randomFrom(seed)
  const blades = (count: number, share: number, wide: number) =>
    Array.from({ length: count }, (_, i) => {
      const at = x + ((i + random() * 0.9) / count) * w
      const middle = 1 - Math.abs((at - x) / w - 0.5) * 1.3
      const length = h * share * middle * (0.55 + random() * 0.5)
      const sway = (random() - 0.45) * length * 0.9
      const half = wide * (0.7 + random() * 0.6)
      const [tipX, tipY] = [at + sway, y - length * 0.94]
      return `M${at - half} ${y}Q${at - half + sway * 0.1} ${y - length * 0.7} ${tipX} ${tipY}Q${at + half + sway * 0.5} ${y - length * 0.62} ${at + half} ${y}Z`
    }).join('')
  const heads = Array.from({ length: Math.round(w / 90) }, () => {
    const at = x + (0.2 + random() * 0.6) * w
    const [top, sway] = [y - h * (0.72 + random() * 0.2), (random() - 0.5) * h * 0.3]
    const plume = blob([
      [at + sway * 0.94, top + h * 0.2],
      [at + sway - 5.5, top + h * 0.1],
      [at + sway * 1.06, top],
      [at + sway + 5.5, top + h * 0.1],
    ])
    return { stalk: `M${at} ${y}Q${at + sway * 0.2} ${y - h * 0.4} ${at + sway * 0.94} ${top + h * 0.2}`, plume }
  })
  return [
    fill(blades(Math.round(w / 17), 0.82, 6), far, 0.85),
    stroke(heads.map(({ stalk }) => stalk).join(''), near, 2.4, 0.8),
    fill(heads.map(({ plume }) => plume).join(''), near, 0.85),
    fill(blades(Math.round(w / 15), 0.58, 7), near, 0.9),
  ]
}

/** A wall of bricks, course on course, each a little lighter or darker than its neighbour and some of them missing under paint. */
export function bricks({ x, y, w, h }: Area, course: number, seed: number): SceneNode[] {
  const random = randomFrom(seed * 17 + 3)
  const [light, dark]: [string[], string[]] = [[], []]
  for (let row = 0; row * course < h; row++)
    for (let at = x - (row % 2) * course; at < x + w; at += course * 2.1) {
      const share = random()
      if (share > 0.72) continue
      const brick = rect(at + random() * 1.5, y + row * course + random(), course * 1.96, course * 0.82, course * 0.12)
      ;(share < 0.34 ? light : dark).push(brick)
    }
  return [fill(light.join(''), '#ffffff', 0.1), fill(dark.join(''), '#1d2440', 0.12)]
}
