import { blob, curve, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { fill, glow, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

/** The biggest torch in Yorkshire: 190 long, pointing right, held at the origin by its handle. */
export function bigTorch(): SceneNode[] {
  return [
    fill(rect(-84, 10, 120, 46, 12), colours.iron),
    fill(rect(-84, 18, 120, 8), '#55557a'),
    fill(rect(-66, 10, 12, 46) + rect(-10, 10, 12, 46), colours.custardDark),
    fill(poly('34,10 92,-20 92,86 34,56'), colours.custard),
    fill(poly('34,40 92,52 92,86 34,56'), colours.custardDark),
    fill(ellipse(94, 33, 14, 55), colours.iron),
    fill(ellipse(97, 33, 10, 46), '#fff4c9'),
    stroke(curve('-70,12 -60,-10 -20,-12 14,-10 22,12'), colours.iron, 12),
    fill(ellipse(-30, 8, 8, 5), colours.rhubarb),
  ]
}

/** An ordinary torch, 60 long, pointing right, held at the origin. */
export const smallTorch = (colour: string): SceneNode[] => [
  fill(rect(-26, -7, 38, 14, 5), colour),
  fill(poly('10,-7 26,-13 26,13 10,7'), colours.iron),
  fill(ellipse(27, 0, 4, 12), '#fff4c9'),
  fill(rect(-10, -10, 10, 4, 2), colours.ink),
]

/** A beam of light to the right from the origin, `length` long and `spread` high at its end. */
export const beam = (length: number, spread: number, strength = 0.8): SceneNode =>
  fill(
    poly([
      [0, -8],
      [length, -spread / 2],
      [length, spread / 2],
      [0, 8],
    ]),
    {
      from: [0, 0],
      to: [length, 0],
      stops: [
        [0, '#fff0b8', strength],
        [0.6, '#ffe39a', strength * 0.45],
        [1, '#ffe39a', 0],
      ],
    },
  )

/** One candle in a jam jar with a wire handle, 60 high, standing on y = 0. */
export function candleJar(light = 260, strength = 0.75): SceneNode[] {
  return [
    glow(0, -34, light, '#ffc766', strength),
    fill(rect(-20, -56, 40, 56, 9), '#fff3cf', 0.35),
    fill(rect(-8, -30, 16, 28, 3), colours.cream),
    fill(blob('0,-58 7,-44 6,-34 0,-30 -6,-34 -7,-44'), colours.candleDeep),
    fill(blob('0,-50 4,-42 3,-35 0,-33 -3,-35 -4,-42'), '#fffbe0'),
    stroke(rect(-20, -56, 40, 56, 9), '#fff3cf', 2.4, 0.8),
    fill(rect(-18, -64, 36, 10, 3), colours.tin, 0.9),
    stroke(curve('-18,-60 -16,-92 0,-100 16,-92 18,-60'), colours.tin, 2.4),
    stroke(line([-13, -46], [-13, -14]), '#ffffff', 3, 0.5),
  ]
}

/** A tin bucket, 80 wide, standing on y = 0; what is in it is drawn between its back and its front. */
export function bucket(inside: SceneNode[] = []): SceneNode[] {
  return [
    stroke(curve('-36,-62 0,-104 36,-62'), colours.tinDark, 4),
    fill(ellipse(0, -62, 40, 10), '#4c5470'),
    ...inside,
    fill(blob('-40,-62 0,-53 40,-62 30,-2 0,4 -30,-2', 0.05), colours.tin),
    fill(blob('10,-54 40,-62 30,-2 6,3', 0.05), colours.tinDark, 0.7),
    stroke(curve('-37,-44 0,-36 37,-44'), colours.tinDark, 2.4),
  ]
}
