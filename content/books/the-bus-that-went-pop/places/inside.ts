import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, glow, paper, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { specks } from '../../../kit/texture.ts'
import { colours } from '../palette.ts'

/** The colours of the bus from inside, by day or lamplight, and by night. */
export type Room = {
  wall: string
  panel: string
  ceiling: string
  floor: string
  seat: string
  seatMark: string
  trim: string
  glass: string
}

export const lamplit: Room = {
  wall: '#f9dfa2',
  panel: '#c9506a',
  ceiling: '#fdeec6',
  floor: '#8a5a4c',
  seat: '#3f7f86',
  seatMark: '#f7cf6b',
  trim: '#9d2c50',
  glass: '#4a4f92',
}
export const daylit: Room = { ...lamplit, wall: '#eddcb8', panel: '#b9536c', ceiling: '#f4ebd6', glass: '#c4d6ea' }
export const unlit: Room = {
  wall: '#2b2a5a',
  panel: '#382050',
  ceiling: '#232450',
  floor: '#251d3d',
  seat: '#27366a',
  seatMark: '#48558c',
  trim: '#3b2350',
  glass: '#171838',
}

/** A double seat seen from its side, facing left: 110 wide, standing on y = 0; its cushion's top is at y = -62. */
export function seatFromSide({ seat, seatMark, trim }: Room): SceneNode[] {
  const back = blob('28,-50 34,-142 44,-158 58,-154 62,-140 54,-46', 0.1)
  return [
    seatAt([-50, -60], [54, -60]),
    fill(rect(-30, -44, 10, 44) + rect(38, -44, 10, 44), trim),
    fill(back, seat),
    clipTo(back, [
      stroke([-140, -120, -100, -80, -60].map((y) => line([20, y], [70, y - 8])).join(''), seatMark, 3, 0.5),
    ]),
    fill(rect(-50, -64, 104, 24, 10), seat),
    stroke(line([-40, -52], [40, -52]), seatMark, 3, 0.5),
    stroke(curve('44,-158 52,-170 60,-156'), trim, 6),
  ]
}

const windows = [148, 268, 388, 508, 628, 748]

const inner = blob('44,612 42,470 56,310 74,262 108,250 896,250 918,262 922,310 922,612', 0.05)

/** Downstairs, cut open like a doll's house and facing left, from a roof at y = 236 to a floor at y = 612. `cover` draws over each window. */
export function dollsHouse(room: Room, cover: (index: number) => SceneNode[] = () => []): SceneNode[] {
  const shell = blob('22,640 20,470 34,300 56,240 100,226 900,226 934,244 942,300 944,640', 0.05)
  return [
    ...[190, 780].flatMap((x) => [
      fill(ellipse(x, 650, 62), '#1a1833'),
      fill(ellipse(x, 650, 26), colours.tinDark),
      fill(ellipse(x, 650, 12), '#5b6480'),
    ]),
    ...paper(shell, room.trim, 5),
    fill(inner, room.wall),
    clipTo(inner, [
      fill(rect(30, 236, 900, 46), room.ceiling),
      fill(rect(30, 280, 900, 5), room.trim, 0.5),
      fill(rect(30, 470, 900, 150), room.panel),
      fill(rect(30, 464, 900, 8), room.trim),
      specks({ x: 40, y: 480, w: 880, h: 120 }, '#ffffff', 90, 4, 1.4, 0.18),
      fill(rect(30, 590, 900, 30), room.floor),
    ]),
    fill(blob('52,470 60,330 84,306 120,306 120,470', 0.04), room.glass),
    stroke(blob('52,470 60,330 84,306 120,306 120,470', 0.04), colours.cream, 5),
    ...windows.flatMap((x, index) => [
      fill(rect(x, 306, 104, 112, 9), room.glass),
      stroke(rect(x, 306, 104, 112, 9), colours.cream, 5, 0.85),
      ...cover(index),
    ]),
    stroke([262, 502, 742].map((x) => line([x, 262], [x, 600])).join(''), colours.brass, 6, 0.9),
  ]
}

/**
 * The upper deck over the cut-open lower one: its side with a row of windows, their upper edge at `windowsAt`, and the red
 * panel under them.
 */
export function upperDeck({
  glass,
  windowsAt,
  shade = 0,
}: {
  glass: string
  windowsAt: number
  shade?: number
}): SceneNode[] {
  const side = blob('34,300 30,120 40,-20 60,-140 900,-140 924,-20 938,120 938,300', 0.04)
  const panes = [72, 196, 320, 444, 568, 692, 816].map((x) => rect(x, windowsAt, 100, 92, 9))
  return [
    fill(side, colours.rhubarb),
    clipTo(side, [
      fill(rect(0, windowsAt - 300, 960, 414), colours.custard),
      fill(rect(0, windowsAt + 112, 960, 7), colours.custardPale),
      ...(shade > 0 ? [fill(rect(0, -200, 960, 560), '#171a44', shade)] : []),
      fill(panes.join(''), glass),
      stroke(panes.join(''), shade > 0.5 ? '#4a4a7c' : colours.cream, 5),
    ]),
  ]
}

/** A blanket pinned over one window of the doll's house. */
export function blanket(index: number, shade = 0): SceneNode[] {
  const cloths = [colours.teal, colours.heather, '#b5583c', colours.slate, colours.leaf, '#a34b5c']
  const x = windows[index] ?? 0
  const shape = blob(
    [
      [x - 8, 300],
      [x + 52, 304],
      [x + 112, 300],
      [x + 108, 372],
      [x + 113, 426],
      [x + 52, 421],
      [x - 9, 427],
      [x - 5, 366],
    ],
    0.08,
  )
  return [
    fill(shape, cloths[index % cloths.length] ?? colours.teal),
    clipTo(shape, [
      stroke([18, 52, 86].map((d) => line([x + d, 290], [x + d, 430])).join(''), colours.ink, 7, 0.2),
      stroke([322, 356, 390].map((y) => line([x - 12, y], [x + 116, y])).join(''), colours.cream, 5, 0.3),
      ...(shade > 0 ? [fill(rect(x - 20, 290, 150, 150), colours.night, shade)] : []),
    ]),
    ...[x + 2, x + 102].map((pin) => fill(ellipse(pin, 306, 4), colours.brass)),
  ]
}

/** The lamps along the ceiling. */
export const ceilingLamps = (): SceneNode =>
  clipTo(
    inner,
    [208, 448, 688].flatMap((x) => [glow(x, 270, 150, '#fff0b8', 0.6), fill(ellipse(x, 264, 20, 7), '#fff8dd')]),
  )

/** The driver's wheel, its column and his seat for the cab at the left; the seat's cushion is at (150, 548). */
export const cab = (room: Room): SceneNode[] => [
  seatAt([112, 556], [184, 556]),
  fill(rect(112, 552, 70, 14, 6), colours.iron),
  fill(blob('176,560 186,470 196,462 204,470 196,562', 0.1), colours.iron),
  fill(rect(140, 564, 14, 40), colours.iron),
  stroke(line([64, 604], [84, 512]), colours.iron, 8),
  place([stroke(ellipse(0, 0, 13, 48), room.trim, 8), stroke(line([0, -44], [0, 44]), room.trim, 4)], {
    x: 88,
    y: 504,
    rotate: 18,
  }),
]
