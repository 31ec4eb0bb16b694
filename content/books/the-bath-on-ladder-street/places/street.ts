import { line, type Point, poly, randomFrom, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'
import { bank } from './bank.ts'
import { house } from './house.ts'
import type { Light } from './light.ts'

/** A flight of steps seen from the side: the foot of its lowest step, how far each goes along and up, and how many there are. */
export type Flight = { x: number; y: number; run: number; rise: number; count: number }

/** Where somebody stands on step `n`, counted from 1: the middle of its tread. */
export const onStep = ({ x, y, run, rise }: Flight, n: number): Point => [x + (n - 0.5) * run, y - n * rise]

/** Degrees by which the flight climbs. */
export const climb = ({ run, rise }: Flight) => (Math.atan2(rise, run) * 180) / Math.PI

/** The steps themselves and the bank under them, over a page or `width` points of two. A `bend` of the flight past its end is level ground. */
export function steps(flight: Flight, light: Light, width = 960): SceneNode[] {
  const end = width + 40
  const { x, y, run, rise, count } = flight
  const profile: Point[] = []
  for (let i = 0; i < count; i++) profile.push([x + i * run, y - i * rise], [x + i * run, y - (i + 1) * rise])
  const top = y - count * rise
  const mass = poly([[-20, 760], [-20, y], ...profile, [x + count * run, top], [end, top], [end, 760]])
  const treads = Array.from({ length: count }, (_, i) =>
    line([x + i * run, y - (i + 1) * rise], [x + (i + 1) * run, y - (i + 1) * rise]),
  ).join('')
  const risers = Array.from({ length: count }, (_, i) =>
    line([x + i * run + 1.5, y - i * rise], [x + i * run + 1.5, y - (i + 1) * rise + 3]),
  ).join('')
  const edge = (at: number) => y - (Math.min(Math.max(at - x, -run), count * run) / run) * rise + rise * 1.9
  const random = randomFrom(count * 7 + 3)
  const blocks = Array.from({ length: count * 2 + 16 }, (_, i) => {
    const [at, w] = [x - 120 + i * run * 0.62, run * (0.44 + random() * 0.14)]
    return rect(at, edge(at + w / 2) - rise * 0.72, w, rise * 0.5, 5)
  }).join('')
  return [
    ...Array.from({ length: count }, (_, i) =>
      seatAt([x + i * run, y - (i + 1) * rise], [x + (i + 1) * run, y - (i + 1) * rise]),
    ),
    fill(mass, light.riser),
    clipTo(mass, [fill(blocks, light.ground, 0.4), ...bank(edge, light, count * 11 + 5, width)]),
    stroke(treads, light.tread, Math.max(4, rise * 0.24)),
    stroke(line([-20, y], [x, y]) + line([x + count * run, top], [end, top]), light.tread, Math.max(4, rise * 0.24)),
    stroke(risers, light.ground, 3, 0.6),
  ]
}

/** Houses standing along the flight behind the steps; each takes `every` steps, the first at step `from`. */
export function terrace(
  flight: Flight,
  light: Light,
  look: { scale: number; every: number; from: number; count: number; first?: number; open?: number },
): SceneNode[] {
  return Array.from({ length: look.count }, (_, i) => {
    const [x, y] = onStep(flight, look.from + i * look.every)
    return place(house(light, (look.first ?? 0) + i, look.open === i), {
      x: x - flight.run / 2,
      y: y + 4,
      scale: look.scale,
    })
  }).toReversed()
}

/** Planks for one bath to run on, along the flight, `drop` below the edge of the steps, over a page or `width` points of two. */
export function track(flight: Flight, drop: number, width = 960): SceneNode[] {
  const { x, y, run, rise, count } = flight
  const [a, b]: [Point, Point] = [
    [x - run * 2, y + rise * 2 + drop],
    [x + count * run, y - count * rise + drop],
  ]
  const level: Point = [width + 40, b[1]]
  const posts = Array.from({ length: Math.ceil(count / 3) }, (_, i): string => {
    const [px, py] = [x + i * run * 3, y - i * rise * 3 + drop]
    return line([px, py + 4], [px, py + 34])
  }).join('')
  return [
    stroke(posts, colours.woodDark, 8),
    stroke(`${line(a, b)}L${level.join(' ')}`, '#232338', 13, 0.16),
    stroke(`${line(a, b)}L${level.join(' ')}`, colours.wood, 9),
    stroke(`M${a[0]} ${a[1] - 3}L${b[0]} ${b[1] - 3}L${level[0]} ${level[1] - 3}`, '#d8a877', 2.4),
  ]
}

/** A point on the planks, `n` steps up: where a bath's wheels stand. */
export const onTrack = ({ x, y, run, rise }: Flight, drop: number, n: number): Point => [
  x + n * run,
  y - n * rise + drop - 5,
]
