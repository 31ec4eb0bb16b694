import type { Colours } from '../../../print/colours.ts'
import { a4 } from '../../../print/document.ts'
import type { Cover } from './certificate.ts'
import type { Drawing, Shape } from './shapes.ts'

type Point = readonly [x: number, y: number]

/** A4 landscape, in points. */
export const sheet = { width: a4.height, height: a4.width }
export const panel = { left: 24, top: 24, right: sheet.width - 24, bottom: sheet.height - 24, radius: 20 }

const rosetteAt: Point = [sheet.width / 2, 464]
const ribbonLength = 84
/** Below it words may cross the middle of the page. */
export const ribbonsEnd = rosetteAt[1] + ribbonLength

/** Everything that is drawn on a certificate. The words are printed over it. */
export function certificateScene(colours: Colours, cover: Cover): Drawing {
  const frame = roundedPanel()
  return [
    { path: frame, fill: colours.paper },
    { clip: frame, shapes: [...sun(colours), ...hills(colours), ...bunting(colours)] },
    { path: frame, stroke: { colour: colours.brand, width: 2 } },
    { turned: { degrees: 14, x: 762, y: 186 }, shapes: kite(colours, [762, 186]) },
    { turned: { degrees: 4, x: 672, y: 464 }, shapes: book(colours, cover, [672, 464]) },
    ...rosette(colours, rosetteAt),
  ]
}

function roundedPanel(): string {
  const { left, top, right, bottom, radius } = panel
  const corner = (x: number, y: number) => `A ${radius} ${radius} 0 0 1 ${x} ${y}`
  return [
    `M ${left + radius} ${top} H ${right - radius} ${corner(right, top + radius)}`,
    `V ${bottom - radius} ${corner(right - radius, bottom)} H ${left + radius} ${corner(left, bottom - radius)}`,
    `V ${top + radius} ${corner(left + radius, top)} Z`,
  ].join(' ')
}

/** Paper cut-outs: every shape is flat with a shadow along its edge, and nothing has an outline. */
function cutOut(path: string, fill: string, colours: Colours, lift: Point = [0, 2]): Shape[] {
  return [
    { path, fill: colours.shadow, opacity: 0.13, moved: lift },
    { path, fill },
  ]
}

function hills(colours: Colours): Shape[] {
  const { left, right, bottom } = panel
  const ground = `L ${right} ${bottom} L ${left} ${bottom} Z`
  const hill = (path: string, colour: string) => cutOut(`${path} ${ground}`, colour, colours, [0, -2.5])
  return [
    ...hill(`M ${left} 486 C 130 420 250 430 380 476 S 620 520 700 462 S 790 420 ${right} 438`, colours.far),
    ...hill(`M ${left} 452 C 110 450 170 494 270 506 S 480 476 590 500 S 760 528 ${right} 480`, colours.middle),
    ...hill(`M ${left} 528 C 150 496 300 512 420 522 S 680 532 ${right} 512`, colours.near),
  ]
}

function sun(colours: Colours): Shape[] {
  const [x, y] = [112, 452]
  const rays = Array.from({ length: 16 }, (_, ray) => {
    const angle = (ray / 16) * 2 * Math.PI
    const at = (turn: number, reach: number) =>
      `${x + Math.cos(angle + turn) * reach} ${y + Math.sin(angle + turn) * reach}`
    return { path: `M ${at(-0.09, 52)} L ${at(0, 74)} L ${at(0.09, 52)} Z`, fill: colours.accent }
  })
  return [...rays, { path: circle(x, y, 43), fill: colours.accent }]
}

/** Flags on a cord that sags between the corners and the middle of the panel's upper edge. */
function bunting(colours: Colours): Shape[] {
  const paints = [colours.brand, colours.accent, colours.middle]
  const swags: [Point, Point, Point][] = [
    [
      [panel.left - 8, 40],
      [218, 136],
      [sheet.width / 2, 36],
    ],
    [
      [sheet.width / 2, 36],
      [sheet.width - 218, 136],
      [panel.right + 8, 40],
    ],
  ]
  let flag = 0
  return swags.flatMap(([from, sag, to]) => {
    const shapes: Shape[] = []
    const along = (t: number): Point => [bend(from[0], sag[0], to[0], t), bend(from[1], sag[1], to[1], t)]
    for (let t = 0.075; t < 0.9; t += 0.107) {
      const [a, b] = [along(t), along(t + 0.082)]
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
      const tip: Point = [(a[0] + b[0]) / 2 - dy * 1.15, (a[1] + b[1]) / 2 + Math.abs(dx) * 1.15]
      const paint = paints[flag++ % paints.length] ?? colours.brand
      shapes.push(...cutOut(`M ${a} L ${b} L ${tip} Z`, paint, colours, [1.5, 2]))
    }
    return [...shapes, { path: `M ${from} Q ${sag} ${to}`, stroke: { colour: colours.ink, width: 2 } }]
  })
}

function bend(from: number, middle: number, to: number, t: number): number {
  return (1 - t) ** 2 * from + 2 * t * (1 - t) * middle + t ** 2 * to
}

/** A paper rosette with an open book on it. */
function rosette(colours: Colours, [x, y]: Point): Shape[] {
  const tail = (side: 1 | -1) =>
    `M ${x} ${y + 20} L ${x + side * 36} ${y + 76} L ${x + side * 22} ${y + 72} L ${x + side * 11} ${y + ribbonLength} L ${x - side * 8} ${y + 30} Z`
  const leaf = (side: 1 | -1) =>
    `M ${x} ${y - 9} C ${x + side * 6} ${y - 16} ${x + side * 15} ${y - 16} ${x + side * 22} ${y - 12} L ${x + side * 22} ${y + 11} C ${x + side * 15} ${y + 7} ${x + side * 6} ${y + 7} ${x} ${y + 14} Z`
  return [
    ...cutOut(tail(-1), colours.middle, colours),
    ...cutOut(tail(1), colours.middle, colours),
    ...cutOut(scallops(x, y, 54, 18), colours.accent, colours),
    ...cutOut(scallops(x, y, 43, 18), colours.brand, colours),
    ...cutOut(circle(x, y, 32), colours.paper, colours),
    ...cutOut(leaf(-1), colours.brand, colours, [0, 1.5]),
    ...cutOut(leaf(1), colours.middle, colours, [0, 1.5]),
  ]
}

function circle(x: number, y: number, r: number): string {
  return `M ${x - r} ${y} A ${r} ${r} 0 1 1 ${x + r} ${y} A ${r} ${r} 0 1 1 ${x - r} ${y} Z`
}

function scallops(x: number, y: number, r: number, count: number): string {
  const at = (step: number) => {
    const angle = (step / count) * 2 * Math.PI
    return `${x + Math.cos(angle) * r} ${y + Math.sin(angle) * r}`
  }
  const size = (Math.PI * r) / count
  const arcs = Array.from({ length: count }, (_, step) => `A ${size} ${size} 0 0 1 ${at(step + 1)}`)
  return `M ${at(0)} ${arcs.join(' ')} Z`
}

/** A kite in the sky, its tail blown towards the words. */
function kite(colours: Colours, [x, y]: Point): Shape[] {
  const bow = ([dx, dy]: Point) =>
    cutOut(`M ${x + dx} ${y + dy} l -11 -6 l 0 12 Z m 0 0 l 11 -6 l 0 12 Z`, colours.accent, colours, [0, 1])
  const sail = `M ${x} ${y - 36} L ${x + 27} ${y - 4} L ${x} ${y + 40} L ${x - 27} ${y - 4} Z`
  return [
    { path: `M ${x} ${y + 40} c -16 22 18 34 2 58 c -12 20 10 30 4 46`, stroke: { colour: colours.ink, width: 1.5 } },
    ...bow([-3, 66]),
    ...bow([3, 96]),
    ...bow([1, 124]),
    ...cutOut(sail, colours.brand, colours),
    { path: `M ${x} ${y - 36} L ${x + 27} ${y - 4} L ${x} ${y - 4} Z`, fill: colours.middle },
    { path: `M ${x} ${y - 4} L ${x} ${y + 40} L ${x - 27} ${y - 4} Z`, fill: colours.accent },
  ]
}

/** The most that there is room for between the words and the foot, beside the rosette. */
const bookRoom = { width: 168, height: 108 }

/** The book itself on the hills: its cover, with a rim of paper. */
function book(colours: Colours, { aspect, bytes, type }: Cover, [x, y]: Point): Drawing {
  const width = Math.min(bookRoom.width, bookRoom.height * aspect)
  const height = width / aspect
  const [left, top] = [x - width / 2, y - height / 2]
  const rim = 5
  const sheet = `M ${left - rim} ${top - rim} h ${width + 2 * rim} v ${height + 2 * rim} h ${-width - 2 * rim} Z`
  return [...cutOut(sheet, colours.white, colours, [2, 3]), { bytes, type, at: [left, top], width, height }]
}
