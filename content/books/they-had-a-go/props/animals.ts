import { blob, curve, ellipse, line } from '../../../kit/geometry.ts'
import { fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

const eyeAt = (x: number, y: number, r: number): SceneNode[] => [
  fill(ellipse(x, y, r), colours.ink),
  fill(ellipse(x + r * 0.3, y - r * 0.35, r * 0.32), '#ffffff'),
]

/** A mule with two baskets, 260 long and 250 high, its feet at y = 0, facing right. */
export const mule = (hasBaskets = true): SceneNode[] => {
  const [coat, dark] = ['#8a6f5a', '#67503f']
  return [
    stroke(curve('-104,-150 -126,-110 -118,-70'), dark, 9),
    fill(blob('-122,-84 -110,-84 -106,-52 -118,-40 -128,-56'), dark),
    fill(blob('-84,-90 -56,-90 -58,-40 -60,0 -80,0 -80,-40') + blob('58,-90 84,-90 80,-40 80,0 60,0 60,-40'), dark),
    fill(blob('-108,-96 -74,-96 -80,-44 -82,0 -104,0 -102,-44') + blob('34,-96 66,-96 58,-44 56,0 34,0 36,-44'), coat),
    fill(blob('-116,-140 -90,-172 -20,-168 50,-178 96,-164 100,-112 60,-84 -60,-80 -108,-96'), coat),
    fill(blob('60,-168 96,-236 118,-252 136,-238 118,-190 102,-130 70,-120'), coat),
    fill(blob('100,-250 116,-308 128,-300 124,-254') + blob('126,-250 150,-304 160,-292 144,-246'), dark),
    fill(blob('104,-262 140,-266 186,-222 198,-196 188,-178 166,-180 140,-204 112,-214'), coat),
    fill(blob('170,-206 198,-200 196,-182 178,-176 164,-190'), '#cbb39c'),
    fill(ellipse(188, -192, 3), dark),
    ...eyeAt(146, -234, 6),
    stroke(curve('92,-240 78,-206 62,-176'), dark, 9),
    fill(
      [-104, -82, 34, 60, -78, 62]
        .map((x) =>
          blob(
            [
              [x - 1, -12],
              [x + 22, -12],
              [x + 24, 2],
              [x - 3, 2],
            ],
            0.06,
          ),
        )
        .join(''),
      colours.ink,
    ),
    ...(hasBaskets
      ? [
          stroke(curve('-40,-176 -10,-160 30,-178'), colours.red, 12),
          fill(blob('-56,-150 24,-150 16,-88 -46,-88', 0.08), colours.tan),
          stroke(
            [-136, -120, -104]
              .map((y) =>
                curve([
                  [-52, y],
                  [-16, y + 5],
                  [20, y],
                ]),
              )
              .join(''),
            colours.tanDark,
            3,
          ),
          fill(ellipse(-36, -154, 15, 10) + ellipse(-8, -158, 17, 12), colours.linen),
          fill(ellipse(12, -154, 12, 9), colours.rust),
        ]
      : []),
  ]
}

/** A fat pig with a ribbon on its tail, 230 long and 150 high, its feet at y = 0, facing right. */
export const pig = (
  skin: string = colours.pink,
  dark: string = colours.pinkDark,
  ribbon: string = colours.blue,
): SceneNode[] => [
  stroke('M-112 -92Q-134 -108 -126 -122Q-112 -130 -112 -114Q-118 -100 -138 -110', dark, 7),
  fill(blob('-128,-112 -150,-132 -146,-104') + blob('-126,-112 -118,-140 -104,-124') + ellipse(-126, -112, 7), ribbon),
  fill(blob('-80,-40 -54,-40 -58,0 -76,0') + blob('40,-40 66,-40 60,0 44,0'), dark),
  fill(blob('-116,-84 -84,-136 -10,-148 62,-134 104,-98 96,-52 40,-28 -60,-26 -108,-46'), skin),
  fill(blob('-98,-44 -68,-44 -74,0 -94,0') + blob('62,-46 90,-46 84,0 66,0'), skin),
  fill(blob('62,-128 104,-140 142,-116 152,-84 138,-60 100,-54 70,-76'), skin),
  fill(blob('72,-130 84,-164 110,-142 100,-120') + blob('108,-138 132,-162 140,-134 126,-122'), dark),
  fill(ellipse(148, -84, 15, 19), dark),
  fill(ellipse(146, -90, 3.4, 5) + ellipse(153, -80, 3.4, 5), '#8d4f4c'),
  ...eyeAt(116, -106, 6),
  stroke(curve('110,-68 124,-62 136,-68'), '#8d4f4c', 4),
  fill(
    [-94, -74, 44, 66]
      .map((x) =>
        blob(
          [
            [x, -10],
            [x + 18, -10],
            [x + 19, 2],
            [x - 1, 2],
          ],
          0.06,
        ),
      )
      .join(''),
    '#7a4a46',
  ),
  stroke(curve('-92,-70 -40,-40 20,-40'), dark, 4, 0.5),
]

/** A rabbit that sits up, 120 high, its feet at the origin, facing right. */
export const rabbit = (fur = '#a58566', dark = '#7f634a'): SceneNode[] => [
  fill(ellipse(-34, -16, 14), '#f4eee2'),
  fill(blob('-34,0 -40,-34 -22,-62 6,-70 22,-44 24,-10 18,2 -20,4'), fur),
  fill(blob('-8,-98 -22,-150 -8,-160 4,-108') + blob('8,-100 4,-154 18,-158 22,-104'), fur),
  fill(blob('-7,-106 -15,-144 -9,-148 0,-110') + blob('10,-106 9,-146 15,-148 17,-108'), '#e3b1a2'),
  fill(blob('-24,-84 -10,-106 16,-106 38,-88 40,-72 20,-58 -10,-58'), fur),
  fill(blob('24,-74 42,-82 42,-68 28,-62'), '#efe5d5'),
  fill(ellipse(41, -77, 4, 3), '#c26f66'),
  ...eyeAt(16, -84, 5),
  stroke(line([34, -70], [54, -74]) + line([34, -68], [54, -64]), '#efe5d5', 1.6),
  fill(blob('14,-44 30,-46 34,-34 20,-32') + blob('-26,0 -20,-22 4,-26 26,-8 34,2 0,5'), dark),
  fill(blob('2,-54 18,-50 18,-20 6,-10'), '#efe5d5'),
]

/** A sheep from the front, 84 wide and 96 high, its feet at the origin. */
export const sheep: SceneNode[] = [
  stroke(line([-18, -20], [-18, 0]) + line([18, -20], [18, 0]), colours.ink, 8),
  fill(
    [
      [-26, -40, 22],
      [0, -30, 24],
      [26, -40, 22],
      [-22, -66, 22],
      [22, -66, 22],
      [0, -78, 24],
      [0, -52, 28],
    ]
      .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r))
      .join(''),
    '#f3ede0',
  ),
  fill(blob('-16,-72 16,-72 13,-40 0,-30 -13,-40'), '#4a434a'),
  fill(blob('-16,-68 -34,-70 -30,-58 -16,-60') + blob('16,-68 34,-70 30,-58 16,-60'), '#4a434a'),
  fill(ellipse(-7, -58, 4) + ellipse(7, -58, 4), colours.linen),
  fill(ellipse(-6, -57, 2) + ellipse(8, -57, 2), colours.ink),
  fill(ellipse(0, -84, 13, 9), '#f3ede0'),
]

/** A kangaroo that stoops, 230 high, its feet at the origin, facing right. */
export const kangaroo: SceneNode[] = [
  fill(blob('-40,-40 -110,-8 -170,4 -172,14 -100,12 -30,-4'), '#8f5f3d'),
  fill(blob('-60,0 -62,-70 -30,-116 10,-124 34,-92 30,-44 10,-12 40,-2 44,8 -50,8'), '#b07a50'),
  fill(blob('-20,-108 20,-160 54,-186 70,-170 52,-120 30,-84'), '#b07a50'),
  fill(blob('46,-196 50,-240 64,-238 62,-198') + blob('66,-196 84,-234 96,-226 80,-190'), '#8f5f3d'),
  fill(blob('44,-190 76,-202 116,-168 122,-152 106,-142 70,-150 50,-166'), '#b07a50'),
  fill(ellipse(118, -156, 6, 5), colours.ink),
  ...eyeAt(82, -176, 5.4),
  fill(blob('40,-118 74,-96 82,-80 72,-74 40,-96'), '#8f5f3d'),
  fill(blob('-46,-20 -40,-60 0,-70 22,-40 14,-10 52,0 50,10 -30,10'), '#9c6a45'),
  fill(blob('18,-110 34,-90 30,-50 16,-60'), '#e0c3a0'),
]
