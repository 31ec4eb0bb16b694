import { restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { curve, ellipse, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { fill, glow, paper, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { seatedLeg } from '../../../kit/seated-leg.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi, hoodUp } from '../cast/dewi.ts'
import { faces } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { downpour } from '../places/light.ts'
import { downpourLight } from '../places/lighting.ts'
import { paving } from '../places/paving.ts'
import { puddle } from '../places/top.ts'
import { rainfall, sky, valley } from '../places/valley.ts'
import { bathOnWheels } from '../props/bath.ts'
import { windingWheel } from '../props/wheel.ts'

const light = { ...downpour, skyTop: '#3d4963', skyLow: '#67758b' }

/** The low wall he sits on, and the wet flagstones in front of it. */
const topStep: SceneNode[] = [
  seatAt([0, 610], [960, 610]),
  fill(rect(0, 604, 960, 120), '#676b78'),
  stroke('M110 630v56M300 630v56M640 630v56M840 630v56M20 668h60M560 672h60', '#565a68', 3),
  ...paper(rect(-10, 596, 980, 26, 4), '#838794', 5),
  ...paving(692, { stone: '#40485c', joint: '#394155', wear: '#4a5268' }, 91),
]

/** He is bent so far forward that we see less of his back. */
const bentDewi = { ...dewi, build: { ...dewi.build, torso: 62, neck: 0 } }

export const drawing: Drawing = {
  scene: [
    ...sky(light, 13),
    place(valley(light, 560, 14, 1400), { x: -290, y: -6 }),
    glow(120, 440, 90, '#ffd98a', 0.3),
    place(windingWheel(false), { x: 122, y: 604, scale: 1.5 }),
    ...topStep,
    ...puddle(230, 712, 230),
    place(bathOnWheels({ paint: 'green', slope: 0, rain: 1 }), { x: 756, y: 704, scale: 2.7 }),
    place(
      [
        ...seatedLeg(bentDewi, { hip: [8, 0], knee: [55, -4], foot: [63, 42] }),
        ...figure(bentDewi, {
          turn: -0.5,
          nod: 0.5,
          tilt: -9,
          lean: 8,
          ...armsBehind,
          seat: [
            [40, 4],
            [52, 0],
          ],
          legless: true,
          feeling: { ...faces.cross, gaze: [-0.7, 0.5] },
          hat: hoodUp,
        }),
        placedArm(bentDewi, { side: 1, elbow: [45, -34], hand: [50, -6], state: 'rest', lean: 8, thumb: 1 }),
        ...seatedLeg(bentDewi, { hip: [0, 5], knee: [38, 6], foot: [27, 51] }),
        // His arms are round his knees.
        placedArm(bentDewi, {
          side: -1,
          elbow: [-14, -14],
          hand: [40, -2],
          state: 'rest',
          lean: 8,
          thumb: -1,
          drawn: restingHand(dewi.complexion),
        }),
      ],
      { x: 368, y: 588, scale: 2.3 },
    ),
    stroke(curve('532,478 512,492 508,560 506,664'), colours.waterPale, 19, 0.95),
    stroke(curve('528,480 510,498 507,560 505,660'), '#ffffff', 5, 0.7),
    stroke(
      curve('490,668 474,656 466,640') + curve('518,668 532,656 546,650') + curve('504,664 508,646 518,632'),
      colours.waterPale,
      5,
    ),
    fill(ellipse(462, 634, 5) + ellipse(552, 644, 6) + ellipse(522, 624, 5) + ellipse(484, 630, 4), colours.waterPale),
    ...rainfall(1, 18),
  ],
  lighting: { ...downpourLight, from: [700, -120] },
  text: { x: 60, y: 36, w: 840, h: 142, ink: colours.cream, ground: '#3f4a62', size: 19 },
}
