import { blob, curve, ellipse, line, poly, randomFrom, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, paper, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

/** A potato about `size` long, turned by `angle`. */
export function potato(x: number, y: number, size = 26, angle = 0): SceneNode {
  const half = size / 26
  return place(
    [
      fill(blob('-13,1 -10,-8 -1,-10 9,-8 13,1 8,9 -4,10 -11,7'), colours.potato),
      fill(blob('-4,10 8,9 13,1 9,4 0,6'), colours.potatoShade),
      fill(ellipse(-5, -3, 1.5) + ellipse(3, -5, 1.3) + ellipse(5, 2, 1.4), colours.woodDark),
    ],
    { x, y, rotate: angle, scale: half },
  )
}

/** A heap of potatoes that stands on a rim at the origin, `w` wide. */
export function potatoHeap(w: number, seed = 1): SceneNode[] {
  const random = randomFrom(seed)
  return [3, 2, 1, 0]
    .toReversed()
    .flatMap((_, row) =>
      Array.from({ length: 6 - row }, (_, i) =>
        potato((i - (5 - row) / 2) * (w / 6.4) + random() * 6, -2 - row * 13 + random() * 5, 26, random() * 180),
      ),
    )
}

/** A grey stone, 44 wide, standing on the origin's level. */
export function stone(x: number, y: number, scale = 1): SceneNode {
  return place(
    [
      fill(blob('-22,-2 -19,-22 -4,-32 14,-28 23,-10 18,0 0,3'), '#9a978f'),
      fill(blob('-22,-2 -8,-8 8,-4 23,-10 18,0 0,3'), '#77746f'),
      stroke(curve('-12,-20 -4,-26 4,-24'), '#bdb9b0', 3),
    ],
    { x, y, scale },
  )
}

export const stoneHeap: SceneNode[] = [
  stone(-44, 4),
  stone(-14, 2, 1.1),
  stone(20, 4),
  stone(48, 4, 0.9),
  stone(-30, -20, 1.05),
  stone(4, -22),
  stone(34, -18, 0.9),
  stone(-8, -42, 0.9),
]

/** A carrier bag, 44 wide and 58 high with its handles, hanging from the origin. */
export function bag(colour: string, top: 'leeks' | 'bread' | 'none' = 'none'): SceneNode[] {
  const body = poly('-22,14 22,14 26,60 -26,60')
  const leeks = [-9, 0, 9].map((x) => stroke(line([x, 16], [x * 1.8, -12]), colours.leek, 6))
  const bread = [fill(blob('-12,18 -4,-14 6,-12 2,20'), colours.pastry)]
  return [
    ...(top === 'leeks' ? leeks : top === 'bread' ? bread : []),
    stroke(curve('-12,16 -9,2 0,0 9,2 12,16'), colours.ink, 2.4, 0.6),
    fill(body, colour),
    clipTo(body, [fill(rect(8, 0, 30, 70), '#232338', 0.12), fill(ellipse(0, 40, 9), '#ffffff', 0.35)]),
  ]
}

/** A brown paper bag of potatoes held to the chest, 70 wide, 84 high, its middle at the origin. */
export function paperBag(state: 'bulging' | 'ripped'): SceneNode[] {
  if (state === 'ripped')
    return [
      fill(
        poly('-34,-40 -22,-46 -8,-38 6,-46 20,-39 34,-44 36,10 26,0 20,22 10,6 0,26 -8,4 -18,20 -26,2 -36,14'),
        '#c79a63',
      ),
      stroke(line([-10, -34], [-14, 0]), '#a67a48', 2.4),
    ]
  const body = blob('-34,-42 -10,-44 14,-44 34,-42 37,0 40,34 20,50 -4,54 -26,48 -40,34 -37,0', 0.1)
  return [
    potato(-14, -44, 30, 20),
    potato(12, -46, 32, -30),
    potato(0, -56, 28, 90),
    fill(body, '#c79a63'),
    clipTo(body, [
      fill(blob('-50,20 -20,8 10,18 50,6 50,70 -50,70'), '#8c673d', 0.75),
      fill(rect(14, -60, 40, 130), '#232338', 0.1),
    ]),
    stroke(line([-12, -38], [-16, 4]) + line([10, -36], [12, 0]), '#a67a48', 2.4),
  ]
}

/** A custard slice, 60 wide, its foot at the origin: crisp and square, or what is left after ninety-nine steps. */
export function custardSlice(state: 'square' | 'puddle' = 'square'): SceneNode[] {
  if (state === 'puddle')
    return [
      fill(blob('-38,0 -30,-12 -8,-10 10,-13 30,-9 40,2 24,7 -20,7'), colours.custard),
      fill(blob('-22,-6 -6,-16 18,-13 24,-5 4,-3'), colours.pastry),
      fill(blob('-14,-12 -2,-17 10,-14 0,-10'), colours.white),
    ]
  return [
    fill(rect(-28, -11, 56, 11, 2), colours.pastry),
    fill(rect(-27, -34, 54, 24), colours.custard),
    fill(rect(8, -34, 19, 24), colours.custardShade, 0.7),
    fill(rect(-29, -45, 58, 12, 2), colours.pastry),
    stroke('M-25 -8h50M-24 -39h46', '#b97b3a', 1.6),
    fill(blob('-30,-45 -24,-50 24,-50 30,-45 26,-42 14,-43 8,-38 2,-43 -16,-43 -20,-39 -25,-42'), colours.white),
  ]
}

/** The white box for one custard slice, 84 wide, its foot at the origin: opened and empty but for what stuck to it: its lid stands up behind, its ribbon hangs from it. */
export function openCakeBox(): SceneNode[] {
  return [
    ...paper(poly('-36,-50 36,-50 42,-88 -42,-88'), colours.white, 3),
    fill(poly('-31,-54 31,-54 36,-84 -36,-84'), '#e2dcd4'),
    ...paper(poly('-36,-50 36,-50 42,-26 -42,-26'), '#cfc7bd', 3),
    fill(blob('-28,-36 -12,-45 6,-40 24,-44 30,-34 10,-30 -16,-31'), colours.custard),
    fill(blob('-14,-38 -4,-42 4,-38 -4,-35') + blob('14,-36 20,-39 24,-35 18,-33'), colours.pastry),
    ...paper(rect(-42, -30, 84, 34, 3), colours.white, 3),
    stroke(curve('-42,-12 -20,-14 -8,-10 2,4') + curve('42,-12 24,-15 14,-8 20,10'), colours.raspberry, 7),
  ]
}

export function parcel(w: number, h: number, colour = '#c79a63'): SceneNode[] {
  return [
    ...paper(rect(-w / 2, -h, w, h, 3), colour, 3),
    stroke(`M0 ${-h}v${h}M${-w / 2} ${-h * 0.55}h${w}`, colours.cream, 3),
  ]
}

export function welly(colour: string): SceneNode[] {
  return [fill('M-9 -40h18v24q14 2 14 12v4h-32Z', colour), fill(rect(-10, -42, 20, 6, 2), colours.cream)]
}

/** A tuba, 100 high, its foot at the origin. */
export function tuba(): SceneNode[] {
  const [brass, dark] = [colours.amber, '#c98a22']
  return [
    stroke('M-8 -60V-14Q-8 4 10 4Q28 4 28 -14V-50', dark, 15),
    stroke('M-8 -60V-14Q-8 4 10 4Q28 4 28 -14V-50', brass, 10),
    fill('M-16 -56Q-16 -84 -44 -106H28Q0 -84 0 -56Z', brass),
    stroke('M-10 -62Q-9 -84 -24 -102', '#fbe3a0', 4, 0.8),
    fill(ellipse(-8, -106, 37, 9), brass),
    fill(ellipse(-8, -106, 29, 6), dark),
    stroke('M28 -48Q42 -52 44 -64', brass, 7),
    stroke('M6 -40v22M14 -42v24M22 -40v22', dark, 6),
  ]
}

/** A row of leeks in the ground, `count` of them, `h` high: they grow from page to page. */
export function leeks(count: number, h: number, gap = 22): SceneNode[] {
  return Array.from({ length: count }, (_, i) =>
    place(
      [
        stroke(
          curve([
            [0, -h * 0.4],
            [-h * 0.16, -h * 0.74],
            [-h * 0.34, -h * 0.9],
          ]) +
            curve([
              [0, -h * 0.4],
              [h * 0.18, -h * 0.78],
              [h * 0.32, -h * 0.86],
            ]),
          colours.leekDark,
          h * 0.12,
        ),
        stroke(
          curve([
            [0, -h * 0.3],
            [h * 0.02, -h * 0.7],
            [(i % 2 ? 1 : -1) * h * 0.1, -h],
          ]),
          colours.leek,
          h * 0.13,
        ),
        stroke(line([0, 0], [0, -h * 0.4]), '#eef2d6', h * 0.15),
      ],
      { x: i * gap },
    ),
  )
}

/** The pushchair for two, folded and carried: its two handles hook over an arm, whose upper edge is at the origin, from the front, and its wheels hang 144 below. */
export function foldedPushchair(): SceneNode[] {
  const wheel = (x: number, y: number) => [
    fill(ellipse(x, y, 12), colours.ink),
    fill(ellipse(x, y, 7.4), colours.slatePale),
    fill(ellipse(x, y, 2.6), colours.ink),
  ]
  return [
    stroke(line([-9, 14], [12, 118]) + line([17, 14], [-6, 118]), colours.iron, 5.4),
    ...wheel(-9, 118),
    ...wheel(15, 118),
    ...paper('M-10 30L18 30L22 62L15 98L-8 98L-15 62Z', colours.teal, 3),
    fill('M6 30L18 30L22 62L15 98L4 98Z', '#232338', 0.14),
    stroke(curve('-4,32 -8,64 -3,96') + curve('12,32 14,64 9,96'), colours.tealDark, 2.6),
    stroke('M-14 70H21', colours.amber, 5),
    stroke(line([-16, 112], [22, 112]), colours.iron, 4.4),
    stroke(curve('-9,18 -11,8 -9,0 -4,-4') + curve('16,18 11,0 10,-12 13,-18'), colours.ink, 6),
  ]
}

/** Mr Bowen's brass bell, 50 high, held by its handle at the origin; `rings` draws its sound. */
export function bell(rings = false): SceneNode[] {
  return [
    fill(rect(-4, -8, 8, 26, 3), colours.woodDark),
    fill(blob('-7,16 7,16 13,36 24,48 -24,48 -13,36', 0.1), colours.amber),
    fill(rect(-25, 45, 50, 7, 3), '#c98a22'),
    fill(ellipse(0, 55, 5), '#8a5a1c'),
    ...(rings
      ? [stroke('M-34 22q-10 14 -4 30M34 22q10 14 4 30M-46 18q-14 18 -6 40M46 18q14 18 6 40', colours.cream, 3.4)]
      : []),
  ]
}

/** A letter, 34 wide. */
export function letter(): SceneNode[] {
  return [
    fill(rect(-17, -11, 34, 22, 2), colours.white),
    stroke('M-17 -11L0 3L17 -11', '#c9c2b8', 2),
    fill(rect(8, 2, 6, 6), colours.red),
  ]
}
