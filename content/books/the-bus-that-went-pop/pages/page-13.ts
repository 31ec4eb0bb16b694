import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, glow, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mei } from '../cast/mei.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { colours } from '../palette.ts'
import { dark } from '../places/lighting.ts'

const knob = blob('-150,60 -156,6 -120,-34 -84,-26 -56,-52 56,-52 90,-30 124,-36 158,4 150,60')

/** A rhubarb as large as a sleeping cat, 300 wide: its one fat bud is 90 high over y = 0. */
const fatBud: SceneNode[] = [
  fill(blob('-66,-20 -72,-66 -44,-104 0,-116 44,-104 70,-66 64,-20'), colours.rhubarb),
  stroke(curve('-34,-92 -46,-60 -42,-24') + curve('36,-92 48,-60 42,-24'), colours.rhubarbPale, 5),
  fill(knob, colours.mud),
  clipTo(knob, [
    fill(blob('-160,70 160,70 160,20 60,34 -60,34 -160,20'), colours.mudDark, 0.7),
    fill(ellipse(-104, 2, 22, 13) + ellipse(112, -2, 24, 14) + ellipse(-36, -22, 20, 10), colours.mudPale, 0.6),
  ]),
  fill(blob('-74,-16 -78,-50 -60,-62 -40,-34 -20,-54 4,-30 26,-54 44,-34 64,-60 78,-48 72,-14 0,2', 0.12), '#8f5c42'),
]

export const drawing: Drawing = {
  scene: [
    fill(rect(0, 0, 960, 720), '#141a4c'),
    dabs({ x: -40, y: 0, w: 1040, h: 520 }, '#232b6c', 110, 131, { length: 120, width: 10, opacity: 0.4 }),
    glow(480, 300, 420, '#5f6fd0', 0.3),
    place(
      figure(mrGill, {
        turn: -0.3,
        nod: 0.5,
        lean: -4,
        hands: [
          [-36, -16],
          [30, -16],
        ],
        feeling: { eyes: 'wide', brows: 'up', mouth: 'oh', gaze: [-0.5, 0.8] },
        legless: true,
      }),
      { x: 846, y: 520, scale: 2.3 },
    ),
    place(fatBud, { x: 448, y: 492, scale: 1.3 }),
    place(
      figure(kai, {
        turn: 0.45,
        nod: 0.4,
        tilt: 6,
        lean: 9,
        hands: [
          [-30, -10],
          [80, -60],
        ],
        arms: ['front', 'over'],
        feeling: { eyes: 'closed', brows: 'up', mouth: 'smile' },
        elbows: [1, -1],
        grasp: ['rest', 'open'],
        handSize: 1.4,
        legless: true,
      }),
      { x: 220, y: 520, scale: 2.6 },
    ),
    place(
      figure(mei, {
        turn: -0.45,
        nod: 0.3,
        tilt: -20,
        lean: -8,
        hands: [
          [-30, -64],
          [-2, -62],
        ],
        arms: ['over', 'over'],
        feeling: { eyes: 'wide', brows: 'up', mouth: 'none', gaze: [-0.8, 0.7] },
        legless: true,
      }),
      { x: 706, y: 560, scale: 2.3 },
    ),
    fill(rect(0, 0, 960, 720), '#16206a', 0.36),
    fill(blob('-20,760 -20,516 240,494 500,500 760,492 980,510 980,760', 0.1), '#0d1034'),
  ],
  lighting: { ...dark, from: [480, 330] },
  text: { x: 60, y: 514, w: 850, h: 176, ink: colours.white, ground: '#0d1034', size: 19.5 },
}
