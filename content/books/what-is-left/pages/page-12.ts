import { fingersOverEdge, pinchingHand, restingHand, spreadHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import type { Pose } from '../../../kit/pose.ts'
import { fill, part, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { seatedLeg } from '../../../kit/seated-leg.ts'
import { sitting } from '../../../kit/sitting.ts'
import type { Drawing } from '../../../storybook.ts'
import { gran } from '../cast/gran.ts'
import { jess } from '../cast/jess.ts'
import { kay, kaysLegs } from '../cast/kay.ts'
import { mo } from '../cast/mo.ts'
import { colours } from '../palette.ts'
import { evening } from '../places/lighting.ts'
import { golden, raised, street } from '../places/street.ts'
import { coin, coinTin, crutch } from '../props/things.ts'

const away: Pose = {
  back: true,
  hands: [
    [-58, -8],
    [70, -150],
  ],
  grasp: ['grip', 'grip'],
  feet: [
    [-16, 112],
    [8, 112],
  ],
  feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
  holding: [[], [place(crutch(70), { rotate: 150 })]],
  legless: true,
}

/** The coin that Jess holds up. */
const bigCoin: SceneNode[] = [fill(ellipse(0, 0, 12), colours.goldDark), fill(ellipse(0, -1, 9.6), colours.gold)]

/** A plank on two crates, 620 wide, its top on y = 0. */
const bench: SceneNode[] = [
  ...[-300, 150].flatMap((x) => [
    fill(rect(x, 14, 150, 96, 3), colours.wood),
    stroke(line([x, 46], [x + 150, 46]) + line([x, 78], [x + 150, 78]), colours.woodDark, 3),
  ]),
  fill(rect(-330, -6, 660, 24, 4), '#b98a5c'),
  fill(rect(-330, 10, 660, 8, 3), colours.woodDark, 0.6),
]

/** Near us, the tin, two heaps of five coins, and the sack, empty. */
const money: SceneNode[] = [
  fill(blob('716,640 760,604 830,596 900,612 958,650 940,690 840,700 740,690'), colours.sack),
  stroke(curve('748,640 800,620 860,630') + curve('770,674 840,656 920,668'), colours.sackDark, 3, 0.6),
  place(coinTin, { x: 880, y: 640, scale: 1.5 }),
  ...[0, 1].map((heap) =>
    place(
      [0, 1, 2, 3, 4].flatMap((i) => coin((i % 2) * 2, -i * 6)),
      { x: 768 + heap * 56, y: 646 + heap * 14, scale: 1.9 },
    ),
  ),
]

const jessAt = { x: 244, y: 304, scale: 1.62 }
const granAt = { x: 430, y: 300, scale: 1.46 }
const moAt = { x: 618, y: 304, scale: 1.62 }

export const drawing: Drawing = {
  scene: [
    raised(
      [
        ...street(golden, 121),
        place(
          [
            ...kaysLegs(away, colours.green, 0.46),
            ...figure(kay, away),
            place(crutch(112), { x: -58, y: -8, rotate: 6 }),
          ],
          { x: 838, y: 420, scale: 0.62 },
        ),
      ],
      130,
    ),
    fill(ellipse(430, 424, 380, 16), '#26233a', 0.2),
    place(bench, { x: 430, y: 320 }),
    seatAt([110, 320], [760, 320]),
    place(
      [
        ...seatedLeg(gran, { hip: [-16, 0], knee: [-30, 22], foot: [-34, 82] }),
        ...seatedLeg(gran, { hip: [16, 0], knee: [32, 20], foot: [34, 80] }),
        ...figure(gran, {
          ...armsBehind,
          turn: -0.3,
          nod: 0.1,
          tilt: -7,
          lean: -3,
          ...sitting(gran.build, -1, 0.5),
          feeling: { eyes: 'happy', brows: 'up', mouth: 'grin' },
          legless: true,
        }),
        placedArm(gran, { side: -1, elbow: [-80, -76], hand: [-122, -74], state: 'rest', thumb: -1, lean: -3 }),
        placedArm(gran, { side: 1, elbow: [78, -76], hand: [122, -72], state: 'rest', thumb: 1, lean: -3 }),
      ],
      granAt,
    ),
    place(
      [
        ...seatedLeg(jess, { hip: [12, 0], knee: [44, 10], foot: [48, 60] }),
        ...seatedLeg(jess, { hip: [-12, 4], knee: [22, 20], foot: [20, 72] }),
        ...figure(jess, {
          ...armsBehind,
          turn: -0.3,
          nod: -0.2,
          tilt: 7,
          lean: 4,
          ...sitting(jess.build, 1, 0.46),
          feeling: { eyes: 'open', brows: 'up', mouth: 'grin', gaze: [-0.9, -0.5] },
          legless: true,
        }),
        placedArm(jess, {
          side: 1,
          elbow: [48, -26],
          hand: [16, 4],
          state: 'rest',
          thumb: 1,
          lean: 4,
          handSize: 1.1,
          drawn: restingHand(jess.complexion),
        }),
        placedArm(jess, {
          side: -1,
          elbow: [-58, -58],
          hand: [-66, -108],
          state: 'grip',
          thumb: 1,
          lean: 4,
          handSize: 1.25,
          drawn: pinchingHand(jess.complexion, [place(bigCoin, { scale: 0.1 })]),
        }),
      ],
      jessAt,
    ),
    place(
      [
        ...seatedLeg(mo, { hip: [-12, 0], knee: [-44, 8], foot: [-52, 54] }),
        ...seatedLeg(mo, { hip: [12, 4], knee: [-20, 20], foot: [-22, 70] }),
        ...figure(mo, {
          ...armsBehind,
          turn: -0.2,
          tilt: -8,
          lean: -4,
          ...sitting(mo.build, -1, 0.46),
          feeling: { eyes: 'squeezed', brows: 'up', mouth: 'shout' },
          legless: true,
        }),
        placedArm(mo, {
          side: 1,
          elbow: [58, -64],
          hand: [68, -114],
          state: 'open',
          thumb: -1,
          lean: -4,
          handSize: 1.3,
          drawn: spreadHand(mo.complexion),
        }),
      ],
      moAt,
    ),
    part({ is: 'arm', short: 0 }, [
      place(fingersOverEdge(gran.complexion, -1), { x: 204, y: 200, scale: 15, rotate: -98 }),
      place(fingersOverEdge(gran.complexion), { x: 660, y: 200, scale: 15, rotate: 98 }),
    ]),
    place(money, { x: -46, y: -44, scale: 1.06 }),
  ],
  lighting: evening,
  text: { x: 70, y: 444, w: 660, h: 246, ink: colours.ink, ground: colours.paving, size: 26 },
}
