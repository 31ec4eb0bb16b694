import { figure } from '../../../kit/figure.ts'
import { curve, ellipse, rect } from '../../../kit/geometry.ts'
import { fill, glow, paper, place, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { dewi, hoodUp } from '../cast/dewi.ts'
import { faces } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { downpour } from '../places/light.ts'
import { puddle } from '../places/top.ts'
import { rainfall, sky, valley } from '../places/valley.ts'
import { bathOnWheels } from '../props/bath.ts'
import { windingWheel } from '../props/wheel.ts'

const light = { ...downpour, skyTop: '#3d4963', skyLow: '#67758b' }

export const drawing: Drawing = {
  scene: [
    ...sky(light, 13),
    ...valley(light, 520, 14),
    glow(120, 470, 90, '#ffd98a', 0.3),
    glow(380, 420, 80, '#ffd98a', 0.25),
    place(windingWheel(false), { x: 880, y: 540, scale: 1.1 }),
    fill(rect(0, 548, 960, 180), '#676b78'),
    ...paper(rect(-10, 530, 980, 26, 4), '#7d818d', 5),
    stroke(
      'M0 612H960M0 672H960M150 556v56M420 556v56M700 556v56M60 612v60M300 612v60M580 612v60M840 612v60',
      '#565a68',
      3,
    ),
    ...puddle(300, 700, 240),
    ...puddle(860, 650, 150),
    place(bathOnWheels({ paint: 'green', slope: 0, rain: 1 }), { x: 660, y: 672, scale: 2.1 }),
    stroke(curve('486,492 468,502 462,560 460,640'), colours.waterPale, 15, 0.95),
    stroke(curve('482,494 466,508 461,560 459,640'), '#ffffff', 4, 0.7),
    place(
      figure(dewi, {
        turn: -0.35,
        nod: 0.35,
        tilt: -3,
        hands: [
          [-18, -66],
          [12, -64],
        ],
        arms: ['over', 'over'],
        seat: [
          [-24, 10],
          [30, 10],
        ],
        feet: [
          [-28, 62],
          [36, 62],
        ],
        feeling: { ...faces.cross, gaze: [-0.5, 0.6] },
        hat: hoodUp,
      }),
      { x: 388, y: 548, scale: 1.74 },
    ),
    stroke(
      curve('450,606 438,598 430,588') + curve('470,606 480,596 490,590') + curve('462,602 464,590 470,580'),
      colours.waterPale,
      4,
    ),
    fill(ellipse(428, 584, 4) + ellipse(494, 586, 5) + ellipse(472, 574, 4) + ellipse(446, 578, 3), colours.waterPale),
    ...rainfall(1, 18),
  ],
  text: { x: 52, y: 44, w: 620, h: 250, ink: colours.cream, ground: '#4c5872', size: 22 },
}
