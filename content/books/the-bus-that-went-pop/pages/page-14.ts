import { figure } from '../../../kit/figure.ts'
import { blob, curve, ellipse, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, glow, mirrored, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs, specks } from '../../../kit/texture.ts'
import { type Drawing, pageSize } from '../../../storybook.ts'
import { mei } from '../cast/mei.ts'
import { colours } from '../palette.ts'
import { candle } from '../places/lighting.ts'
import { popMarks } from '../props/rhubarb.ts'

const bud = blob('-96,250 -120,90 -96,-60 -40,-160 20,-188 76,-150 118,-40 122,100 104,250')
const coatLeft = blob('-110,260 -150,110 -140,-20 -96,-110 -84,-40 -60,60 -30,150 -10,260', 0.14)
const coatRight = blob('112,260 154,120 146,10 112,-84 92,-20 64,70 38,160 20,260', 0.14)

/** One bud, as large as a house, at the moment its coat splits. */
const splitting: SceneNode[] = [
  fill(bud, colours.rhubarb),
  clipTo(bud, [
    fill(blob('30,-190 140,-100 150,260 70,260 90,80 60,-60'), colours.rhubarbDark, 0.7),
    stroke(
      curve('-40,-130 -66,0 -58,140 -44,260') + curve('-4,-160 -10,0 -4,260') + curve('40,-140 50,0 44,260'),
      colours.rhubarbPale,
      7,
      0.8,
    ),
    fill(ellipse(-40, -70, 14, 40), colours.blossom, 0.8),
  ]),
  fill(coatLeft, '#a9714f'),
  fill(coatRight, '#8f5c42'),
  stroke(
    curve('-128,100 -120,0 -100,-70') +
      curve('-96,180 -100,80 -90,0') +
      curve('126,120 128,30 112,-40') +
      curve('92,190 98,100 96,30'),
    '#6f442f',
    5,
    0.7,
  ),
  stroke(curve('-84,-40 -60,60 -30,150 -10,260') + curve('92,-20 64,70 38,160 20,260'), '#d79a70', 5),
]

export const drawing: Drawing = {
  scene: [
    mirrored(
      [
        fill(rect(0, 0, 960, 720), '#14153c'),
        dabs({ x: -40, y: 0, w: 1040, h: 720 }, '#23265c', 120, 141, { length: 120, width: 10, opacity: 0.4 }),
        glow(560, 330, 420, '#ffcf7a', 0.38),
        fill(blob('300,760 330,640 430,596 560,588 690,600 780,650 800,760'), colours.mud),
        fill(blob('360,740 420,668 520,640 620,646 700,690 720,760'), colours.mudPale, 0.4),
        place(splitting, { x: 560, y: 420 }),
        place([popMarks(210, '#ffe7a8')], { x: 566, y: 260 }),
        specks({ x: 420, y: 60, w: 300, h: 220 }, '#ffe7a8', 26, 9, 4, 0.9),
        place(
          figure(mei, {
            turn: -0.55,
            nod: -0.1,
            tilt: 12,
            hands: [
              [-20, -10],
              [20, -10],
            ],
            feeling: { eyes: 'wide', brows: 'up', mouth: 'oh', gaze: [-0.95, 0] },
            legless: true,
          }),
          { x: 926, y: 1010, scale: 5.2 },
        ),
      ],
      pageSize.width,
    ),
  ],
  lighting: { ...candle, from: [560, 330] },
  text: { x: 604, y: 204, w: 324, h: 480, ink: colours.white, ground: '#14153c', loud: [0], loudSize: 62, size: 23 },
}
