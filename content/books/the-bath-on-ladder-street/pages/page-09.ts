import { figure } from '../../../kit/figure.ts'
import { curve, ellipse, rect } from '../../../kit/geometry.ts'
import { fill, glow, paper, place, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { sitting } from '../../../kit/sitting.ts'
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

/** The wall he sits on, and the wet flagstones in front of it, on which the words stand. */
const topStep: SceneNode[] = [
  seatAt([0, 404], [960, 404]),
  fill(rect(0, 404, 960, 90), '#676b78'),
  stroke('M150 424v60M420 424v60M700 424v60M60 454h40M560 452h70', '#565a68', 3),
  ...paper(rect(-10, 398, 980, 22, 4), '#838794', 5),
  ...paving(482, { stone: '#40485c', joint: '#394155', wear: '#4a5268' }, 91),
]

export const drawing: Drawing = {
  scene: [
    ...sky(light, 13),
    place(valley(light, 520, 14), { y: -132 }),
    glow(120, 338, 90, '#ffd98a', 0.3),
    glow(380, 288, 80, '#ffd98a', 0.25),
    place(windingWheel(false), { x: 872, y: 404, scale: 1.1 }),
    ...topStep,
    ...puddle(270, 514, 230),
    ...puddle(880, 506, 150),
    place(
      [
        place(bathOnWheels({ paint: 'green', slope: 0, rain: 1 }), { x: 660, y: 672, scale: 2.1 }),
        stroke(curve('486,492 468,502 462,560 460,640'), colours.waterPale, 15, 0.95),
        stroke(curve('482,494 466,508 461,560 459,640'), '#ffffff', 4, 0.7),
        place(
          figure(dewi, {
            turn: -0.35,
            nod: 0.35,
            tilt: -5,
            lean: -3,
            hands: [
              [-16, -70],
              [10, -68],
            ],
            grasp: ['grip', 'grip'],
            arms: ['over', 'over'],
            ...sitting(dewi.build, 1, 0.62),
            feeling: { ...faces.cross, gaze: [-0.5, 0.6] },
            hat: hoodUp,
          }),
          { x: 388, y: 548, scale: 1.7 },
        ),
        stroke(
          curve('450,606 438,598 430,588') + curve('470,606 480,596 490,590') + curve('462,602 464,590 470,580'),
          colours.waterPale,
          4,
        ),
        fill(
          ellipse(428, 584, 4) + ellipse(494, 586, 5) + ellipse(472, 574, 4) + ellipse(446, 578, 3),
          colours.waterPale,
        ),
      ],
      { y: -162 },
    ),
    ...rainfall(1, 18),
  ],
  lighting: downpourLight,
  text: { x: 60, y: 548, w: 840, h: 142, ink: colours.cream, ground: '#40485c', size: 19 },
}
