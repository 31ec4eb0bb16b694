import { restingHand } from '../../../kit/drawn-hands.ts'
import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, rect } from '../../../kit/geometry.ts'
import { armsBehind, placedArm } from '../../../kit/placed-arm.ts'
import { clipTo, fill, glow, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mei } from '../cast/mei.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { colours } from '../palette.ts'
import { dark } from '../places/lighting.ts'

const knob = blob('-176,40 -170,-4 -140,-34 -104,-28 -72,-48 72,-48 106,-30 142,-36 178,2 182,40')
const bud = blob('-62,-20 -78,-76 -62,-142 -24,-196 0,-212 24,-196 62,-142 78,-76 62,-20')

/** A small bud beside it, 30 wide over the origin. */
const nose: SceneNode[] = [
  fill(blob('-15,8 -18,-14 -8,-38 2,-44 12,-36 19,-12 15,8'), colours.rhubarb),
  fill(blob('-19,10 -20,-8 -10,-16 0,-4 11,-16 20,-6 19,10'), '#8f5c42'),
]

/** A rhubarb as large as a sleeping cat, 360 wide: its one fat bud stands 212 high over y = 0. */
const fatBud: SceneNode[] = [
  place(nose, { x: -122, y: -26, rotate: -16 }),
  place(nose, { x: 120, y: -28, rotate: 14, scale: 1.15 }),
  fill(bud, colours.rhubarb),
  clipTo(bud, [
    fill(blob('20,-220 90,-140 90,0 30,0 44,-100'), colours.rhubarbDark, 0.5),
    stroke(curve('-8,-206 -34,-140 -36,-40') + curve('6,-206 20,-140 22,-40'), colours.rhubarbPale, 5),
    fill(ellipse(-44, -120, 9, 26), colours.blossom, 0.5),
  ]),
  fill(blob('-90,-14 -96,-64 -84,-118 -66,-92 -44,-36 -20,-14 -40,4', 0.12), '#8f5c42'),
  fill(blob('90,-14 96,-58 82,-104 64,-84 42,-36 20,-14 40,4', 0.12), '#7a4c38'),
  fill(knob, colours.mud),
  clipTo(knob, [
    fill(blob('-190,50 190,50 190,10 70,22 -70,22 -190,10'), colours.mudDark, 0.7),
    fill(ellipse(-124, -4, 24, 13) + ellipse(132, -8, 26, 14) + ellipse(-48, -22, 22, 10), colours.mudPale, 0.6),
  ]),
]

export const drawing: Drawing = {
  scene: [
    fill(rect(0, 0, 960, 720), '#141a4c'),
    dabs({ x: -40, y: 0, w: 1040, h: 520 }, '#232b6c', 110, 131, { length: 120, width: 10, opacity: 0.4 }),
    glow(480, 300, 440, '#6f7fe0', 0.34),
    place(
      [
        ...figure(mrGill, {
          turn: -0.12,
          nod: 0.9,
          tilt: -7,
          ...armsBehind,
          feeling: { eyes: 'wide', brows: 'up', mouth: 'oh', gaze: [-0.3, 0.9] },
          legless: true,
        }),
        placedArm(mrGill, {
          side: 1,
          elbow: [64, -74],
          hand: [48, -130],
          state: 'rest',
          thumb: -1,
          handSize: 1.15,
          drawn: restingHand(mrGill.complexion),
        }),
      ],
      { x: 566, y: 500, scale: 2.3 },
    ),
    place(
      [
        ...figure(mei, {
          turn: -0.5,
          nod: 0.3,
          tilt: -16,
          lean: -12,
          ...armsBehind,
          feeling: { eyes: 'wide', brows: 'up', mouth: 'none', gaze: [-0.9, 0.6] },
          legless: true,
        }),
        placedArm(mei, {
          side: 1,
          elbow: [18, -14],
          hand: [-22, -47],
          state: 'rest',
          thumb: 1,
          lean: -12,
          handSize: 1.2,
          drawn: restingHand(mei.complexion),
        }),
        placedArm(mei, {
          side: -1,
          elbow: [-54, -10],
          hand: [-41, -50],
          state: 'rest',
          thumb: 1,
          lean: -12,
          handSize: 1.2,
          drawn: restingHand(mei.complexion),
        }),
      ],
      { x: 826, y: 540, scale: 2.45 },
    ),
    place(fatBud, { x: 478, y: 496 }),
    place(
      [
        ...figure(kai, {
          turn: 0.45,
          nod: 0.4,
          tilt: 8,
          lean: 10,
          ...armsBehind,
          feeling: { eyes: 'closed', brows: 'up', mouth: 'smile' },
          legless: true,
        }),
        placedArm(kai, {
          side: 1,
          elbow: [70, -30],
          hand: [102, -46],
          state: 'open',
          thumb: -1,
          lean: 10,
          handSize: 1.65,
          drawn: restingHand(kai.complexion),
        }),
      ],
      { x: 176, y: 540, scale: 2.6 },
    ),
    fill(rect(0, 0, 960, 720), '#16206a', 0.3),
    fill(blob('-20,760 -20,516 240,494 500,500 760,492 980,510 980,760', 0.1), '#0d1034'),
  ],
  lighting: { ...dark, from: [480, 330] },
  text: { x: 60, y: 514, w: 850, h: 176, ink: colours.white, ground: '#0d1034', size: 19.5 },
}
