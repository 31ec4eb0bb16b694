import { figure } from '../../../kit/figure.ts'
import { ellipse, randomFrom, rect, tube } from '../../../kit/geometry.ts'
import { profile } from '../../../kit/profile.ts'
import { fill, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { sitting } from '../../../kit/sitting.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mei } from '../cast/mei.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { colours } from '../palette.ts'
import { cabbage, ground, row, shadow, shed, sky, snowfall, town } from '../places/allotment.ts'
import { bus } from '../places/bus.ts'
import { greyDay } from '../places/light.ts'
import { greyLight } from '../places/lighting.ts'
import { bucket, smallTorch } from '../props/lights.ts'
import { robin } from '../props/robin.ts'

const light = { ...greyDay, skyTop: '#a9c0ea', skyMid: '#d3dff4', skyLow: '#fbeede', ground: '#eef3fb' }

// The path that he has trodden round the bus: the middle of the ring and its reach.
const ring = { x: 566, y: 588, rx: 376, ry: 104 }
const random = randomFrom(111)

const around = (turn: number, wide = 1): [number, number] => [
  ring.x + Math.cos(turn) * ring.rx * wide,
  ring.y + Math.sin(turn) * ring.ry * wide,
]

const prints = (from: number, to: number, count: number): SceneNode =>
  fill(
    Array.from({ length: count }, (_, i) => {
      const turn = from + ((to - from) * i) / count
      const [x, y] = around(turn, 0.93 + random() * 0.15)
      const near = 0.55 + ((y - ring.y) / ring.ry + 1) * 0.34
      const [nextX, nextY] = around(turn + 0.02)
      const [hereX, hereY] = around(turn)
      const length = Math.hypot(nextX - hereX, nextY - hereY)
      const [dx, dy] = [((nextX - hereX) / length) * near, ((nextY - hereY) / length) * near]
      const aside = (i % 2 ? 5 : -5) * near
      // A sole and a heel.
      return (
        tube([x, y + aside], [x + dx * 5, y + aside + dy * 5], [x + dx * 11, y + aside + dy * 11], 7 * near, 9 * near) +
        ellipse(x - dx * 5, y + aside - dy * 5, 4 * near, 3 * near)
      )
    }).join(''),
    '#8296c8',
    0.75,
  )

const trench: SceneNode[] = [
  fill(ellipse(ring.x, ring.y, ring.rx * 1.13, ring.ry * 1.2), '#ffffff', 0.85),
  {
    ...fill(
      ellipse(ring.x, ring.y, ring.rx * 1.09, ring.ry * 1.14) +
        ellipse(ring.x, ring.y - 5, ring.rx * 0.88, ring.ry * 0.8),
      '#c2cfeb',
    ),
    evenOdd: true,
  },
  prints(Math.PI, Math.PI * 2, 60),
  prints(0, Math.PI, 78),
]

const torches: SceneNode[] = [
  place(smallTorch(colours.rhubarb), { x: -9, y: -50, rotate: -80, scale: 0.9 }),
  place(smallTorch(colours.teal), { x: 9, y: -52, rotate: -104, scale: 0.84 }),
  place(smallTorch(colours.custard), { x: 0, y: -48, rotate: -90, scale: 0.6 }),
]

/** A plank on two boxes by the door, for those who keep watch. */
const plank: SceneNode[] = [
  seatAt([318, 570], [520, 570]),
  fill(rect(332, 574, 30, 36, 3) + rect(476, 574, 30, 36, 3), colours.woodDark),
  fill(rect(316, 566, 206, 13, 4), colours.wood),
]

/** Where the robin has hopped: three toes forward, two feet at a time. */
const hops: SceneNode = stroke(
  [0, 1, 2, 3]
    .flatMap((i) => [
      [766 + i * 19, 720 - i * 5],
      [772 + i * 19, 711 - i * 5],
    ])
    .map(([x = 0, y = 0]) => `M${x + 7} ${y}H${x}M${x + 6} ${y - 4}L${x} ${y}L${x + 6} ${y + 4}`)
    .join(''),
  '#7488bd',
  1.8,
  0.95,
)

export const drawing: Drawing = {
  scene: [
    ...sky(light, 220, 101),
    ...town(light, 178, 25, false),
    ...ground({ ...light, groundMark: '#dde6f5' }, 170, 105),
    place(
      [
        place(shed(light, true), { x: 64, y: 424, scale: 0.62 }),
        place(row(cabbage(light, 0.9), 5, 52), { x: 130, y: 440, scale: 0.66 }),
        ...trench,
        place(bus({ down: 'blankets', roof: 'snowy', door: 'open' }), { x: 606, y: 596, scale: 0.84 }),
        shadow(418, 612, 220, 0.14),
        ...plank,
        ...[
          { who: kai, x: 362, mouth: 'flat' as const, turn: -0.3 },
          { who: mei, x: 474, mouth: 'smile' as const, turn: -0.5 },
        ].map(({ who, x, mouth, turn }) =>
          place(
            figure(who, {
              turn,
              tilt: who === kai ? -6 : 5,
              nod: 0.1,
              hands:
                who === kai
                  ? [
                      [-16, -58],
                      [20, -14],
                    ]
                  : [
                      [-34, 4],
                      [22, -26],
                    ],
              grasp: who === kai ? ['cup', 'rest'] : ['rest', 'rest'],
              arms: ['over', 'over'],
              ...sitting(who.build, who === kai ? -1 : 1, who === kai ? 0.5 : 0.78),
              feeling: {
                eyes: mouth === 'flat' ? 'half' : 'open',
                brows: mouth === 'flat' ? 'worried' : 'up',
                mouth,
                gaze: [-0.9, 0.5],
              },
            }),
            { x, y: 562, scale: 0.8 },
          ),
        ),
        place(torches, { x: 418, y: 604, scale: 0.84 }),
        place(bucket(), { x: 418, y: 612, scale: 0.58 }),
        shadow(216, 660, 160, 0.18),
        place(
          profile(mrGill, {
            nod: 0.7,
            tilt: 9,
            lean: 13,
            hands: [
              [-44, -44],
              [-38, -36],
            ],
            elbows: [-1, -1],
            feet: [
              [44, 104],
              [-40, 112],
            ],
            feeling: { eyes: 'open', brows: 'worried', mouth: 'sad', gaze: [0.6, 1] },
          }),
          { x: 214, y: 548, scale: 0.9 },
        ),
        hops,
        place(robin(), { x: 846, y: 700, scale: 1, flip: true }),
      ],
      { y: -186 },
    ),
    snowfall(120, 60, 13, 2.6),
  ],
  lighting: greyLight,
  text: { x: 60, y: 540, w: 850, h: 150, ink: colours.ink, ground: '#eef3fb', size: 20 },
}
