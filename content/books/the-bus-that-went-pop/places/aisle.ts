import { blob, line, type Point, poly, randomFrom, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { dabs } from '../../../kit/texture.ts'
import { colours } from '../palette.ts'
import type { Room } from './inside.ts'

const middle = { x: 480, y: 250 }
const wall = 432
const [top, bottom] = [-190, 450]
const farthest = 0.42

/** A point inside the bus, `x` from its middle and `y` from eye height, at a depth where things have this scale. */
const at = (x: number, y: number, scale: number): Point => [middle.x + x * scale, middle.y + y * scale]

const cloths = [colours.teal, '#b5583c', colours.heather, colours.slate, colours.leaf]

const windows = [0.46, 0.58, 0.74, 0.95]

function windowsOn(side: number, room: Room, isCovered: boolean, dim: number, count: number): SceneNode[] {
  return windows.slice(-count).flatMap((near, i) => {
    const far = near * 1.22
    const frame: Point[] = [
      at(side * wall, -130, near),
      at(side * wall, -130, far),
      at(side * wall, 50, far),
      at(side * wall, 50, near),
    ]
    const cloth: Point[] = [
      at(side * wall, -142, near),
      at(side * wall, -142, far),
      at(side * (wall - 6), 76, far),
      at(side * (wall - 6), 66, near),
    ]
    return [
      fill(poly(frame), room.glass),
      stroke(poly(frame), dim > 0 ? '#3b3a70' : colours.cream, 4, 0.6),
      ...(isCovered
        ? [
            fill(blob(cloth, 0.03), cloths[(i + (side > 0 ? 2 : 0)) % cloths.length] ?? colours.teal),
            clipTo(blob(cloth, 0.03), [
              stroke(
                [-90, -40, 20].map((y) => line(at(side * wall, y, near), at(side * wall, y, far))).join(''),
                colours.cream,
                4,
                0.25,
              ),
              ...(dim > 0 ? [fill(rect(0, 0, 960, 720), colours.night, dim)] : []),
            ]),
          ]
        : []),
    ]
  })
}

/** Downstairs seen along the aisle from the front: ceiling, walls, floor with straw, and the back window. `dim` darkens the blankets, 0–1; `windowCount` leaves the farthest out where words stand. */
export function aisle(room: Room, isCovered: boolean, dim = 0, windowCount = 4): SceneNode[] {
  const near = 1.3
  const random = randomFrom(5)
  const straw = Array.from({ length: 70 }, () => {
    const s = farthest + random() * 0.9
    const [x, y] = at((random() - 0.5) * 800, bottom, s)
    return line([x, y], [x + (random() - 0.5) * 50 * s, y + random() * 12 * s])
  }).join('')
  const back = poly([
    at(-wall, top, farthest),
    at(wall, top, farthest),
    at(wall, bottom, farthest),
    at(-wall, bottom, farthest),
  ])
  const sideWall = (side: number) =>
    poly([
      at(side * wall, top, farthest),
      at(side * wall, top, near),
      at(side * wall, bottom, near),
      at(side * wall, bottom, farthest),
    ])
  const panel = (side: number) =>
    poly([
      at(side * wall, 90, farthest),
      at(side * wall, 90, near),
      at(side * wall, bottom, near),
      at(side * wall, bottom, farthest),
    ])
  return [
    fill(rect(0, 0, 960, 720), room.ceiling),
    fill(
      poly([at(-wall, bottom, farthest), at(wall, bottom, farthest), at(wall, bottom, near), at(-wall, bottom, near)]),
      room.floor,
    ),
    dabs({ x: 0, y: 540, w: 960, h: 180 }, '#7c5634', 90, 12, { length: 34, width: 5, opacity: 0.5 }),
    stroke(straw, colours.custardDark, 2.6, 0.55),
    ...[-1, 1].flatMap((side) => [
      fill(sideWall(side), room.wall),
      fill(panel(side), room.panel),
      stroke(line(at(side * wall, 90, farthest), at(side * wall, 90, near)), room.trim, 5),
    ]),
    fill(back, room.wall),
    fill(rect(...at(-wall, 90, farthest), wall * 2 * farthest, (bottom - 90) * farthest), room.panel),
    stroke(
      [-1, 1].map((side) => line(at(side * wall, top, farthest), at(side * wall, top, near))).join(''),
      room.trim,
      5,
      0.8,
    ),
    ...[-1, 1].flatMap((side) => windowsOn(side, room, isCovered, dim, windowCount)),
  ]
}

/** A double seat that faces us, 236 wide; the middle of its cushion's edge is at the origin, its foot at y = 108. */
function bench({ seat, seatMark, trim }: Room): SceneNode[] {
  const back = rect(-116, -150, 232, 160, 26)
  return [
    seatAt([-116, 2], [116, 2]),
    fill(rect(-96, 10, 16, 98) + rect(80, 10, 16, 98), trim),
    fill(back, seat),
    clipTo(back, [
      stroke(
        [-80, -40, 0, 40, 80]
          .map((x) => line([x - 20, 10], [x + 20, -150]) + line([x + 20, 10], [x - 20, -150]))
          .join(''),
        seatMark,
        3,
        0.35,
      ),
      fill(rect(70, -160, 60, 180), '#14143a', 0.14),
    ]),
    stroke(`M-112 -128Q-112 -152 -88 -152H88Q112 -152 112 -128`, trim, 8),
    fill(rect(-118, -8, 236, 34, 14), seat),
    fill(rect(-118, 10, 236, 16, 8), '#14143a', 0.2),
  ]
}

const rows = [0.47, 0.61, 0.81, 1.1]

/**
 * The seats on both sides, the farthest row (0) first. `who` draws what sits on one, around the middle of its cushion's edge;
 * `side` is -1 on the left of the picture.
 */
export function seats(room: Room, who: (row: number, side: number) => SceneNode[], count = rows.length): SceneNode[] {
  return rows.slice(0, count).flatMap((scale, row) =>
    [-1, 1].map((side) => {
      const [x, y] = at(side * 278, 330, scale)
      return place([...bench(room), ...who(row, side)], { x, y, scale })
    }),
  )
}
