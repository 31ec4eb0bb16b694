import { figure } from '../../../kit/figure.ts'
import { blob, ellipse, line, rect } from '../../../kit/geometry.ts'
import { profile } from '../../../kit/profile.ts'
import { fill, glow, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { rain } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mei } from '../cast/mei.ts'
import { mrsOgden } from '../cast/mrs-ogden.ts'
import { colours } from '../palette.ts'
import { daylit } from '../places/inside.ts'
import { busLamps } from '../places/lighting.ts'
import { drips, seatBack, upstairs } from '../places/upstairs.ts'
import { holdingOn } from '../props/big-hands.ts'
import { clipboard } from '../props/garden.ts'
import { beam, bigTorch, bucket } from '../props/lights.ts'
import { kettle } from '../props/stove.ts'

/** What the bus used to say to its passengers: tea, toffees and the seaside. */
const adverts: SceneNode[] = [
  ...paper(rect(-86, -56, 172, 112, 4), colours.tealDark, 4),
  place(kettle(), { x: 0, y: 42, scale: 1.2 }),
  ...paper(rect(108, -62, 164, 112, 4), colours.custard, 4),
  fill(ellipse(190, -6, 44, 34), colours.rhubarb),
  fill(blob('146,-6 112,-30 118,-4 112,20') + blob('234,-6 268,-30 262,-4 268,20'), colours.rhubarbDark),
  stroke(
    line([172, -34], [162, 22]) + line([196, -38], [190, 26]) + line([220, -30], [214, 20]),
    colours.custardPale,
    6,
  ),
]

/** A pole with a strap for those who stand. */
const pole: SceneNode[] = [
  stroke(line([0, -20], [0, 760]), colours.brassDark, 15),
  stroke(line([-4, -20], [-4, 760]), colours.custardPale, 3, 0.7),
]

/** The seat nearest to us, in its own shade. */
const nearSeat = { ...daylit, seat: '#1c4a55', seatMark: '#2d6a70', trim: '#5d1c3a' }

export const drawing: Drawing = {
  scene: [
    ...upstairs(daylit, 'rusty', { top: '#8b96b2', low: '#b9c1d2' }),
    glow(640, 62, 200, '#fff0b8', 0.9),
    rain({ x: 0, y: 418, w: 960, h: 100 }, 60, 33, '#eef3fa', 0.5),
    place(adverts, { x: 768, y: 216, scale: 0.92, rotate: 1 }),
    drips(470, 430, 2),
    place(bucket(), { x: 478, y: 690, scale: 1.25 }),
    place(
      figure(kai, {
        turn: 0.6,
        nod: -0.5,
        tilt: -9,
        lean: -6,
        hands: [
          [-34, -10],
          [30, -22],
        ],
        arms: ['over', 'over'],
        feeling: { eyes: 'wide', brows: 'worried', mouth: 'oh', gaze: [0.8, -0.7] },
        legless: true,
      }),
      { x: 138, y: 628, scale: 1.36 },
    ),
    place(seatBack(daylit), { x: 138, y: 806, scale: 1.2 }),
    ...(
      [
        [98, 1],
        [176, -1],
      ] as const
    ).map(([x, way]) => place(holdingOn(way, kai.complexion), { x, y: 594, scale: 0.56 })),
    place(
      figure(mei, {
        turn: 0.6,
        nod: -0.7,
        tilt: 10,
        lean: 9,
        hands: [
          [-26, -12],
          [34, -8],
        ],
        arms: ['over', 'over'],
        feeling: { eyes: 'wide', brows: 'worried', mouth: 'wobble', gaze: [0.8, -0.8] },
        legless: true,
      }),
      { x: 312, y: 668, scale: 1.5 },
    ),
    place(seatBack(nearSeat), { x: 300, y: 868, scale: 1.4 }),
    ...(
      [
        [258, 1],
        [346, -1],
      ] as const
    ).map(([x, way]) => place(holdingOn(way, mei.complexion), { x, y: 618, scale: 0.64 })),
    place(
      [
        ...profile(mrsOgden, {
          lean: -9,
          nod: -0.7,
          tilt: -13,
          hands: [
            [56, -12],
            [86, -84],
          ],
          feet: [
            [-14, 124],
            [18, 124],
          ],
          feeling: { eyes: 'open', brows: 'cross', mouth: 'flat', gaze: [0.7, -0.8] },
          holding: [
            [place(clipboard(), { x: 10, y: 8, rotate: 16 })],
            [
              place([place([beam(310, 250, 0.95)], { x: 98, y: 33 }), ...bigTorch()], {
                x: -12,
                rotate: -96,
                scale: 0.58,
              }),
            ],
          ],
        }),
        fill(blob('12,-158 17,-147 15,-140 12,-138 9,-140 7,-147'), '#9fd0ea'),
        fill(ellipse(10.6, -145, 1.3, 2.2), '#ffffff', 0.8),
      ],
      { x: 790, y: 770, scale: 2.3, flip: true },
    ),
    place(pole, { x: 918 }),
  ],
  lighting: { ...busLamps, from: [640, -20] },
  text: { x: 52, y: 142, w: 480, h: 264, ink: colours.ink, ground: '#eddcb8', size: 20 },
}
