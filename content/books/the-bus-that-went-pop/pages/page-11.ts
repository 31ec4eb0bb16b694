import { grippingHand, pointingHand, restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { frontLeg } from '../../../kit/front-legs.ts'
import { blob, ellipse, randomFrom, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { profile } from '../../../kit/profile.ts'
import { fill, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mei } from '../cast/mei.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { colours } from '../palette.ts'
import { ground, shadow, shed, sky, snowfall, town } from '../places/allotment.ts'
import { bus } from '../places/bus.ts'
import { greyDay } from '../places/light.ts'
import { greyLight } from '../places/lighting.ts'
import { bucket, smallTorch } from '../props/lights.ts'
import { robin } from '../props/robin.ts'

const light = { ...greyDay, skyTop: '#a9c0ea', skyMid: '#d3dff4', skyLow: '#fbeede', ground: '#eef3fb' }

// The path that he has trodden round the bus: the middle of the ring and its reach.
const ring = { x: 560, y: 604, rx: 470, ry: 84 }
const random = randomFrom(111)

/** The print of a boot that goes right, 26 long: a sole, a heel and the gap between them. */
const bootPrint = blob('-2,-5 6,-6 14,-4 15,2 10,6 0,5 -3,0') + ellipse(-8, 0, 4.5, 4)

/** Where he has trodden, left and right by turns; no two steps are alike. */
const prints = (from: number, to: number, count: number): SceneNode[] =>
  Array.from({ length: count }, (_, i) => {
    const turn = from + ((to - from) * (i + random() * 0.4)) / count
    const wide = (i % 2 ? 1.035 : 0.965) + (random() - 0.5) * 0.03
    const [x, y] = [ring.x + Math.cos(turn) * ring.rx * wide, ring.y + Math.sin(turn) * ring.ry * (wide * 2.4 - 1.4)]
    const along = (Math.atan2(Math.cos(turn) * ring.ry, -Math.sin(turn) * ring.rx) * 180) / Math.PI + 180
    return place([fill(bootPrint, '#7f94c8', 0.85)], {
      x,
      y,
      rotate: along + (random() - 0.5) * 16,
      scale: 0.78 + ((y - ring.y) / ring.ry) * 0.3,
    })
  })

const trench: SceneNode[] = [
  fill(ellipse(ring.x, ring.y, ring.rx * 1.1, ring.ry * 1.3), '#ffffff', 0.9),
  {
    ...fill(
      ellipse(ring.x, ring.y, ring.rx * 1.07, ring.ry * 1.22) +
        ellipse(ring.x, ring.y - 6, ring.rx * 0.92, ring.ry * 0.74),
      '#c2cfeb',
    ),
    evenOdd: true,
  },
  ...prints(Math.PI * 0.02, Math.PI * 0.98, 44),
  ...prints(Math.PI * 1.02, Math.PI * 1.25, 12),
]

const torches: SceneNode[] = [
  place(smallTorch(colours.rhubarb), { x: -9, y: -50, rotate: -80, scale: 0.9 }),
  place(smallTorch(colours.teal), { x: 9, y: -52, rotate: -104, scale: 0.84 }),
  place(smallTorch(colours.custard), { x: 0, y: -48, rotate: -90, scale: 0.6 }),
]

/** A plank on two boxes before the bus, for those who keep watch. */
const plank: SceneNode[] = [
  seatAt([334, 582], [696, 582]),
  fill(rect(348, 590, 44, 58, 3) + rect(636, 590, 44, 58, 3), colours.woodDark),
  fill(rect(328, 578, 374, 18, 4), colours.wood),
]

/** Where the robin has hopped: three toes forward, two feet at a time. */
const hops: SceneNode = stroke(
  [0, 1, 2, 3]
    .flatMap((i) => [
      [772 + i * 20, 712 - i * 3],
      [778 + i * 20, 703 - i * 3],
    ])
    .map(([x = 0, y = 0]) => `M${x + 7} ${y}H${x}M${x + 6} ${y - 4}L${x} ${y}L${x + 6} ${y + 4}`)
    .join(''),
  '#7488bd',
  1.8,
  0.95,
)

export const drawing: Drawing = {
  scene: [
    ...sky(light, 380, 101),
    ...town(light, 440, 25, false, false),
    ...ground({ ...light, groundMark: '#dde6f5' }, 430, 105),
    place(shed(light, true), { x: 66, y: 500, scale: 0.8 }),
    ...trench,
    place(bus({ down: 'blankets', roof: 'snowy', door: 'open' }), { x: 808, y: 622, scale: 1 }),
    shadow(506, 652, 330, 0.14),
    ...plank,
    // He has sat there for a while: chin in his hand, elbow on his knee.
    place(
      [
        ...figure(kai, {
          turn: -0.45,
          tilt: -10,
          nod: 0.2,
          lean: 6,
          ...armsBehind,
          seat: [
            [-26, 12],
            [26, 12],
          ],
          legless: true,
          feeling: { eyes: 'half', brows: 'worried', mouth: 'flat', gaze: [-0.9, 0.3] },
        }),
        ...frontLeg(kai, { hip: [-12, 4], knee: [-28, 10], foot: [-32, 62] }),
        ...frontLeg(kai, { hip: [12, 4], knee: [26, 10], foot: [32, 66] }),
        placedArm(kai, {
          side: 1,
          elbow: [42, -32],
          hand: [24, 2],
          state: 'rest',
          lean: 6,
          drawn: restingHand(kai.complexion),
        }),
        placedArm(kai, {
          side: -1,
          elbow: [-36, -6],
          hand: [-19, -62],
          state: 'grip',
          thumb: 1,
          lean: 6,
          drawn: grippingHand(kai.complexion),
        }),
      ],
      { x: 424, y: 566, scale: 1.36 },
    ),
    // She counts his rounds: one more.
    place(
      [
        ...figure(mei, {
          turn: -0.55,
          tilt: -7,
          lean: -7,
          ...armsBehind,
          seat: [
            [-24, 10],
            [24, 10],
          ],
          legless: true,
          feeling: { eyes: 'open', brows: 'up', mouth: 'grin', gaze: [-0.9, 0.3] },
        }),
        ...frontLeg(mei, { hip: [-11, 4], knee: [-24, 10], foot: [-40, 44] }),
        ...frontLeg(mei, { hip: [11, 4], knee: [24, 10], foot: [34, 50] }),
        placedArm(mei, {
          side: 1,
          elbow: [42, -30],
          hand: [42, 4],
          state: 'rest',
          lean: -7,
          drawn: restingHand(mei.complexion),
        }),
        placedArm(mei, {
          side: -1,
          elbow: [-52, -34],
          hand: [-60, -74],
          state: 'point',
          thumb: -1,
          lean: -7,
          drawn: pointingHand(mei.complexion),
        }),
      ],
      { x: 606, y: 568, scale: 1.4 },
    ),
    place(torches, { x: 504, y: 650, scale: 1.3 }),
    place(bucket(), { x: 504, y: 660, scale: 0.92 }),
    shadow(206, 708, 230, 0.2),
    place(
      profile(mrGill, {
        nod: 0.7,
        tilt: 12,
        lean: 17,
        hands: [
          [-24, -30],
          [-46, -28],
        ],
        grasp: ['grip', 'grip'],
        elbows: [-1, -1],
        feet: [
          [56, 102],
          [-50, 110],
        ],
        feeling: { eyes: 'half', brows: 'worried', mouth: 'sad', gaze: [0.6, 1] },
      }),
      { x: 196, y: 536, scale: 1.52 },
    ),
    hops,
    place(robin(), { x: 872, y: 700, scale: 1.2, flip: true }),
    snowfall(240, 60, 13, 2.6),
  ],
  lighting: greyLight,
  text: { x: 60, y: 34, w: 840, h: 150, ink: colours.ink, ground: '#bccdee', size: 20 },
}
