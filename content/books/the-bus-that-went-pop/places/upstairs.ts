import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs, specks } from '../../../kit/texture.ts'
import { colours } from '../palette.ts'
import type { Room } from './inside.ts'

const panes = [-30, 172, 374, 576, 778]

/** Upstairs, looking at the long side: an arched ceiling down to y = 120, a wall, windows from y = 412 to y = 524, and a floor at y = 640. */
export function upstairs(room: Room, roof: 'rusty' | 'new', outside: { top: string; low: string }): SceneNode[] {
  const ceiling = blob(
    [
      [-20, -20],
      [980, -20],
      [980, 138],
      [720, 110],
      [480, 102],
      [240, 110],
      [-20, 138],
    ],
    0.1,
  )
  return [
    fill(rect(0, 0, 960, 720), room.wall),
    dabs({ x: -40, y: 170, w: 1040, h: 230 }, '#ffffff', 60, 31, { length: 90, width: 7, opacity: 0.12 }),
    fill(ceiling, roof === 'new' ? '#d5dce8' : room.ceiling),
    clipTo(ceiling, [
      stroke(
        [120, 300, 480, 660, 840]
          .map((x) =>
            curve([
              [480 + (x - 480) * 1.5, -20],
              [480 + (x - 480) * 1.12, 90],
              [x, 132],
            ]),
          )
          .join(''),
        roof === 'new' ? colours.tin : '#d6bd8a',
        5,
      ),
      ...(roof === 'rusty'
        ? [
            fill(blob('430,-10 520,44 600,36 660,86 730,72 800,104 880,64 1000,84 1000,-20'), '#b4683a'),
            fill(blob('560,-10 640,26 720,22 790,60 880,26 1000,36 1000,-20'), '#8f4c2b'),
            specks({ x: 440, y: 0, w: 520, h: 120 }, '#6e3822', 90, 5, 3.4, 0.6),
          ]
        : [specks({ x: 0, y: 0, w: 960, h: 150 }, '#ffffff', 60, 5, 2, 0.6)]),
    ]),
    stroke(
      curve([
        [-20, 138],
        [240, 110],
        [480, 102],
        [720, 110],
        [980, 138],
      ]),
      room.trim,
      6,
    ),
    ...panes.flatMap((x) => {
      const pane = rect(x, 412, 176, 112, 14)
      return [
        fill(pane, {
          from: [0, 412],
          to: [0, 524],
          stops: [
            [0, outside.top],
            [1, outside.low],
          ],
        }),
        stroke(pane, colours.cream, 8),
        stroke(line([x, 446], [x + 176, 446]), colours.cream, 5),
      ]
    }),
    fill(rect(0, 546, 960, 110), room.panel),
    fill(rect(0, 540, 960, 9), room.trim),
    fill(rect(0, 642, 960, 80), room.floor),
    stroke([672, 704].map((y) => line([0, y], [960, y])).join(''), '#5b3a36', 3, 0.5),
  ]
}

/** The back of a seat, seen from behind it, 220 wide, its foot at y = 0. */
export const seatBack = ({ seat, seatMark, trim }: Room): SceneNode[] => {
  const shape = blob('-108,6 -112,-140 -96,-172 -60,-182 60,-182 96,-172 112,-140 108,6', 0.08)
  return [
    fill(shape, seat),
    clipTo(shape, [
      stroke(
        [-90, -50, -10, 30, 70]
          .map((x) => line([x - 30, 10], [x + 40, -190]) + line([x + 40, 10], [x - 30, -190]))
          .join(''),
        seatMark,
        3,
        0.35,
      ),
      fill(rect(60, -190, 80, 210), '#14143a', 0.14),
    ]),
    stroke(curve('-110,-130 -98,-172 -60,-184 60,-184 98,-172 110,-130'), trim, 9),
  ]
}

/** Drips on their way down from (x, y). */
export const drips = (x: number, y: number, count: number): SceneNode =>
  fill(
    Array.from(
      { length: count },
      (_, i) =>
        `${blob([
          [x, y + i * 64],
          [x + 6, y + 13 + i * 64],
          [x, y + 20 + i * 64],
          [x - 6, y + 13 + i * 64],
        ])}${ellipse(x, y + 14 + i * 64, 5)}`,
    ).join(''),
    '#9fd0ea',
  )
