import { blob, curve, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, glow, type SceneNode, seatAt, stroke } from '../../../kit/scene.ts'
import { striped } from '../../../kit/texture.ts'
import { colours } from '../palette.ts'
import type { Canvas } from './hat.ts'

/** A seaside lamp post of cast iron, `height` tall, its foot at the origin; its flat top is where a gull would stand. */
export function lampPost(height: number, lit = false): SceneNode[] {
  const iron = colours.navyDark
  return [
    ...(lit ? [glow(0, -height + 44, 150, '#ffd98a', 0.75)] : []),
    fill(
      blob(
        [
          [-16, 0],
          [-11, -22],
          [-6, -34],
          [-5, -height + 70],
          [5, -height + 70],
          [6, -34],
          [11, -22],
          [16, 0],
        ],
        0.06,
      ),
      iron,
    ),
    fill(rect(-12, -height * 0.55, 24, 7, 3), iron),
    fill(
      poly([
        [-17, -height + 70],
        [17, -height + 70],
        [24, -height + 20],
        [-24, -height + 20],
      ]),
      lit ? '#ffe7a8' : '#dfeee6',
    ),
    stroke(
      poly([
        [-17, -height + 70],
        [17, -height + 70],
        [24, -height + 20],
        [-24, -height + 20],
      ]) + line([0, -height + 20], [0, -height + 70]),
      iron,
      4,
    ),
    fill(
      blob(
        [
          [-32, -height + 20],
          [-22, -height + 4],
          [0, -height],
          [22, -height + 4],
          [32, -height + 20],
        ],
        0.08,
      ),
      iron,
    ),
  ]
}

/** A bench seen from behind, `w` wide: what its sitter hides is drawn first, the back-rest after. */
export function benchBack(w: number): { under: SceneNode[]; over: SceneNode[] } {
  const slats = [-70, -52, -34].map((y) => fill(rect(-w / 2, y, w, 13, 3), colours.wood))
  const legs = [-w / 2 + 14, w / 2 - 22].map((x) => fill(rect(x, -74, 9, 76, 2), colours.navyDark))
  return {
    under: [seatAt([-w / 2, -24], [w / 2, -24]), fill(rect(-w / 2, -26, w, 12, 3), colours.woodDark)],
    over: [
      ...slats,
      ...slats.map((_, i) =>
        stroke(line([-w / 2 + 8, -60 + i * 18], [w / 2 - 8, -60 + i * 18]), colours.woodDark, 1.4, 0.5),
      ),
      ...legs,
    ],
  }
}

/** A folded-out deckchair seen from the front, about 120 wide and 150 high, its feet on the origin's level. */
export function deckchair(canvas: Canvas, ripped = false): SceneNode[] {
  const cloth = ripped
    ? blob('-44,-140 44,-140 46,-92 30,-70 40,-56 14,-60 0,-40 -12,-64 -30,-52 -46,-84', 0.06)
    : blob('-44,-140 44,-140 47,-80 50,-34 0,-20 -50,-34 -47,-80', 0.1)
  return [
    stroke(
      line([-52, -146], [-62, 0]) + line([52, -146], [62, 0]) + line([-60, -46], [-40, 0]) + line([60, -46], [40, 0]),
      colours.wood,
      8,
    ),
    striped(cloth, { x: -60, y: -150, w: 120, h: 140 }, canvas.ground, canvas.stripes, 15),
    clipTo(cloth, [fill(ellipse(0, -34, 60, 34), '#1d2440', 0.13)]),
    stroke(line([-56, -143], [56, -143]), colours.woodDark, 9),
  ]
}

/** Grandpa's tea tin, about 60 wide, origin at its middle. */
export function teaTin(open = false): SceneNode[] {
  const body = rect(-28, -30, 56, 66, 5)
  return [
    fill(body, colours.seaDeep),
    clipTo(body, [
      fill(rect(8, -40, 40, 90), colours.seaDark, 0.55),
      fill(rect(-40, -22, 80, 5), colours.mustard),
      fill(rect(-40, 22, 80, 5), colours.mustard),
    ]),
    fill(ellipse(0, 2, 17), colours.cream),
    fill(blob('-9,-2 7,-2 6,8 -8,8', 0.12), colours.tomato),
    stroke(`M7 0q7 0 5 5q-2 3 -6 2`, colours.tomato, 2),
    stroke(curve('-4,-6 -2,-10 -4,-13') + curve('2,-6 4,-10 2,-13'), colours.tomato, 1.6),
    ...(open
      ? [fill(ellipse(0, -30, 28, 7), colours.ink), stroke(ellipse(0, -30, 28, 7), colours.mustard, 3)]
      : [fill(rect(-31, -38, 62, 12, 4), colours.mustard)]),
  ]
}

/** A notebook in a hand, a pencil with it: 52 wide, origin at its lower edge. */
export function notebook(): SceneNode[] {
  return [
    fill(rect(-27, -38, 54, 42, 3), colours.tomato),
    fill(rect(-23, -36, 46, 38, 2), colours.white),
    stroke([-28, -20, -12, -4].map((y) => line([-17, y], [14, y - 1])).join(''), colours.gullGrey, 1.8),
  ]
}

export function pencil(length = 44): SceneNode[] {
  return [
    fill(rect(-3.2, -length, 6.4, length - 9), colours.mustard),
    fill(poly('-3.2,-9 3.2,-9 0,0'), colours.paper),
    fill(poly('-1.2,-3 1.2,-3 0,0'), colours.ink),
    fill(rect(-3.2, -length - 5, 6.4, 7, 2), colours.coral),
  ]
}

/** A glass jar of buttons, about 60 wide, origin at its middle. */
export function buttonJar(
  dots: [x: number, y: number, colour: string][],
  { isOpen = false }: { isOpen?: boolean } = {},
): SceneNode[] {
  const glass = rect(-28, -28, 56, 66, 12)
  return [
    fill(glass, '#e4f3ef', 0.8),
    ...dots.flatMap(([x, y, colour]) => [
      fill(ellipse(x, y, 7.5), colour),
      fill(ellipse(x - 2, y, 1.2) + ellipse(x + 2, y, 1.2), colours.ink),
    ]),
    stroke(glass, '#9fc4bf', 2.4),
    stroke(curve('-20,-14 -21,4 -20,20'), '#ffffff', 4, 0.7),
    ...(isOpen
      ? [fill(ellipse(0, -28, 25, 6), '#f2faf8'), stroke(ellipse(0, -28, 25, 6), '#9fc4bf', 2.4)]
      : [fill(rect(-24, -40, 48, 13, 4), colours.tomato)]),
  ]
}
