import { figure } from '../../../kit/figure.ts'
import { blob, curve, type Point, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, glow, mirrored, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs, specks } from '../../../kit/texture.ts'
import { type Drawing, pageSize } from '../../../storybook.ts'
import { mei } from '../cast/mei.ts'
import { colours } from '../palette.ts'
import { candle } from '../places/lighting.ts'

const bud = blob('-80,250 -110,120 -104,0 -74,-92 -30,-140 30,-142 78,-94 106,0 112,120 86,250')
const coatLeft = blob('-96,262 -140,170 -146,70 -158,6 -172,-40 -152,-60 -126,-40 -108,16 -96,90 -66,170 -26,262', 0.14)
const coatRight = blob('100,262 142,160 152,70 172,4 204,-24 188,-44 146,-30 116,20 100,100 66,180 30,262', 0.14)

/** A leaf that has been folded up as small as it goes, crumpled and yellow, 150 wide over the origin. */
const crumpled: SceneNode[] = [
  fill(
    blob(
      '-40,34 -70,18 -84,-14 -62,-28 -72,-62 -38,-64 -26,-98 4,-84 30,-104 46,-70 76,-66 68,-34 86,-12 68,20 38,34',
      0.12,
    ),
    colours.lime,
  ),
  fill(blob('-40,34 -70,18 -84,-14 -62,-28 -50,-10 -34,-22 -20,10', 0.12), '#a9b944'),
  stroke(curve('0,34 -2,-10 2,-60') + curve('-2,6 -30,-20 -44,-44') + curve('0,0 26,-26 44,-46'), '#9aa63a', 6),
  stroke(curve('0,36 -1,10 -2,-14'), colours.rhubarbPale, 9),
]

/** One bud, as large as a house, at the moment its coat splits. */
const splitting: SceneNode[] = [
  place(crumpled, { x: 0, y: -138, scale: 0.9 }),
  fill(bud, colours.rhubarb),
  clipTo(bud, [
    fill(blob('30,-190 140,-100 150,260 70,260 90,80 60,-60'), colours.rhubarbDark, 0.6),
    stroke(
      curve('-46,-110 -74,0 -66,130 -44,260') + curve('-2,-130 -8,0 -2,260') + curve('44,-110 62,10 48,260'),
      colours.rhubarbPale,
      8,
      0.75,
    ),
    fill(blob('-70,-40 -50,-92 -36,-84 -46,-20 -64,0'), colours.blossom, 0.8),
  ]),
  fill(coatLeft, '#a9714f'),
  fill(coatRight, '#8f5c42'),
  stroke(
    curve('-120,170 -128,80 -140,16') +
      curve('-86,210 -106,130 -116,70') +
      curve('120,170 130,90 140,36') +
      curve('82,220 102,140 114,84'),
    '#6f442f',
    5,
    0.6,
  ),
  stroke(
    curve('-152,-60 -126,-40 -108,16 -96,90 -66,170 -26,262') + curve('188,-44 146,-30 116,20 100,100 66,180 30,262'),
    '#d79a70',
    5,
  ),
]

/** One ray of the pop: thin at both ends, thickest a third of the way out. */
const ray = (degrees: number, from: number, to: number, half: number): SceneNode => {
  const a = ((degrees - 90) * Math.PI) / 180
  const at = (along: number, aside: number): Point => [
    Math.cos(a) * along - Math.sin(a) * aside,
    Math.sin(a) * along + Math.cos(a) * aside,
  ]
  const third = from + (to - from) * 0.4
  return fill(blob([at(from, 0), at(third, half), at(to, 0), at(third, -half)]), '#ffe7a8')
}

const rays: SceneNode[] = [
  ray(-76, 118, 152, 6),
  ray(-54, 132, 206, 8),
  ray(-32, 136, 212, 7),
  ray(-11, 140, 244, 8),
  ray(11, 138, 216, 7),
  ray(32, 136, 240, 8),
  ray(54, 132, 206, 7),
  ray(74, 126, 222, 8),
]

export const drawing: Drawing = {
  scene: [
    mirrored(
      [
        fill(rect(0, 0, 960, 720), '#14153c'),
        dabs({ x: -40, y: 0, w: 1040, h: 720 }, '#23265c', 120, 141, { length: 120, width: 10, opacity: 0.4 }),
        glow(536, 300, 460, '#ffcf7a', 0.5),
        fill(blob('336,770 364,700 430,640 530,612 670,622 780,664 820,760'), colours.mud),
        fill(blob('380,756 420,700 490,662 600,660 690,700 720,760'), colours.mudPale, 0.4),
        place(splitting, { x: 536, y: 432 }),
        place(rays, { x: 536, y: 292 }),
        specks({ x: 360, y: 60, w: 330, h: 150 }, '#ffe7a8', 22, 9, 4, 0.9),
        place(
          figure(mei, {
            turn: -0.55,
            nod: -0.1,
            tilt: 12,
            hands: [
              [-20, -10],
              [20, -10],
            ],
            feeling: { eyes: 'wide', brows: 'up', mouth: 'oh', gaze: [-0.95, -0.2] },
            legless: true,
          }),
          { x: 900, y: 1016, scale: 5 },
        ),
      ],
      pageSize.width,
    ),
  ],
  lighting: { ...candle, from: [436, 300] },
  text: { x: 604, y: 204, w: 324, h: 480, ink: colours.white, ground: '#14153c', loud: [0], loudSize: 62, size: 23 },
}
