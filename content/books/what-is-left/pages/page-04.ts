import { offeringHand, restingHand, spreadHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { ellipse, line, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { seatedLeg } from '../../../kit/seated-leg.ts'
import { sitting } from '../../../kit/sitting.ts'
import { rain } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { gran } from '../cast/gran.ts'
import { man } from '../cast/man.ts'
import { mo } from '../cast/mo.ts'
import { colours } from '../palette.ts'
import { wetDay } from '../places/lighting.ts'
import { awning, shadow, street, table, wet } from '../places/street.ts'
import { boot } from '../props/boot.ts'

/** A crate of boards, 150 wide and 64 high, its foot at the origin. */
const crate: SceneNode[] = [
  fill(rect(-75, -64, 150, 64, 2), colours.woodDark),
  fill([-62, -40, -18].map((y) => rect(-77, y, 154, 17, 2)).join(''), colours.wood),
  fill(rect(-70, -64, 12, 64) + rect(58, -64, 12, 64), colours.woodDark, 0.7),
]

const granAt = { x: 812, y: 372, scale: 1.3 }
const moAt = { x: 128, y: 372, scale: 1.66 }
const manAt = { x: 388, y: 384, scale: 1.66 }

export const drawing: Drawing = {
  scene: [
    place(street(wet, 41), { x: -96, y: -86, scale: 1.2 }),
    shadow(800, 506, 420, 0.16),
    place(
      [
        ...figure(gran, {
          ...armsBehind,
          turn: -0.4,
          tilt: -9,
          lean: 4,
          feeling: { eyes: 'open', brows: 'worried', mouth: 'flat', gaze: [-0.9, 0.2] },
          legless: true,
        }),
      ],
      granAt,
    ),
    place(table(), { x: 806, y: 500, scale: 1.06 }),
    place(boot('teal'), { x: 740, y: 402, scale: 0.8 }),
    place(boot('grey'), { x: 884, y: 404, scale: 0.84 }),
    place(
      [
        placedArm(gran, {
          side: -1,
          elbow: [-62, -40],
          hand: [-82, -84],
          state: 'open',
          thumb: 1,
          lean: 4,
          handSize: 1.02,
          drawn: spreadHand(gran.complexion),
        }),
        placedArm(gran, {
          side: 1,
          elbow: [64, -50],
          hand: [84, -92],
          state: 'open',
          thumb: -1,
          lean: 4,
          handSize: 1.02,
          drawn: spreadHand(gran.complexion),
        }),
      ],
      granAt,
    ),
    shadow(140, 512, 170),
    place(
      [
        ...figure(mo, {
          hands: [
            [-10, -14],
            [6, -40],
          ],
          elbows: [1, -1],
          arms: ['back', 'back'],
          turn: 0.5,
          nod: -0.4,
          lean: 4,
          tilt: -8,
          weight: -1,
          feeling: { eyes: 'wide', brows: 'worried', mouth: 'oh', gaze: [0.8, -0.5] },
        }),
        placedArm(mo, {
          side: 1,
          elbow: [60, -30],
          hand: [50, -72],
          state: 'rest',
          thumb: -1,
          lean: 8,
          handSize: 1.2,
          drawn: restingHand(mo.complexion),
        }),
      ],
      moAt,
    ),
    shadow(420, 508, 300, 0.26),
    place(crate, { x: 394, y: 510, scale: 1.5 }),
    seatAt([282, 404], [506, 404]),
    place(
      [
        ...seatedLeg(man, { hip: [-16, 4], knee: [26, 24], foot: [22, 72] }),
        ...seatedLeg({ ...man, shoe: colours.red }, { hip: [18, 2], knee: [72, 8], foot: [86, 68] }),
        stroke(line([68, 44], [93, 38]), colours.cream, 5),
        stroke(line([69, 46], [94, 40]), colours.redDark, 1.6),
        ...figure(man, {
          ...armsBehind,
          turn: 0.4,
          nod: 0.1,
          lean: -4,
          tilt: 7,
          ...sitting(man.build, 1, 0.4),
          feeling: { eyes: 'open', brows: 'up', mouth: 'flat', gaze: [0.9, 0.1] },
          legless: true,
        }),
        placedArm(man, {
          side: -1,
          elbow: [-58, -44],
          hand: [-4, 0],
          state: 'rest',
          thumb: -1,
          lean: -4,
          handSize: 1,
          drawn: restingHand(man.complexion),
        }),
        placedArm(man, {
          side: 1,
          elbow: [62, -52],
          hand: [110, -66],
          state: 'cup',
          thumb: -1,
          lean: -4,
          handSize: 1.2,
          drawn: offeringHand(man.complexion),
        }),
      ],
      manAt,
    ),
    place(awning(0), { x: 480, y: -8, scale: 2.5 }),
    stroke(
      [106, 256, 406, 556, 706, 856].map((x) => line([x - 1, 76 + (x % 4) * 9], [x - 3, 96 + (x % 4) * 9])).join(''),
      '#f2f6f6',
      4,
      0.9,
    ),
    fill(ellipse(700, 512, 130, 9), '#b8c6cf', 0.5),
    rain({ x: 0, y: 90, w: 960, h: 420 }, 90, 47, '#f2f6f6', 0.5),
  ],
  lighting: wetDay,
  text: { x: 70, y: 536, w: 820, h: 154, ink: colours.ink, ground: colours.paving, size: 28 },
}
