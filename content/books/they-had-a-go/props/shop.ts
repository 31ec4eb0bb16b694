import { blob, curve, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { lettering } from '../../../kit/lettering.ts'
import { unevenRow } from '../../../kit/rows.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

/** A bucket with a word on it, 100 wide and 96 high, its foot at the origin. */
export const bucket = (word: string): SceneNode[] => [
  stroke(curve('-44,-84 -30,-124 30,-124 44,-84'), colours.slateDark, 4),
  fill(poly('-48,-88 48,-88 38,0 -38,0'), colours.silverDark),
  fill(ellipse(0, -88, 48, 11), colours.linen),
  stroke(curve('-45,-62 0,-54 45,-62') + curve('-41,-20 0,-12 41,-20'), colours.slateDark, 3),
  place([lettering(word, 11, colours.ink, 0.2)], { y: -38 }),
]

/** An open bag of flour, 70 wide and 90 high, its foot at the origin. */
export const flourBag: SceneNode[] = [
  fill(blob('-36,0 -40,-40 -34,-84 34,-84 40,-40 36,0', 0.1), colours.cream),
  fill(ellipse(0, -84, 34, 9), colours.linenDark),
  fill(blob('-28,-84 -10,-100 12,-98 28,-84 0,-78'), colours.white),
  stroke(curve('-30,-60 -26,-30 -30,-8'), colours.linenDark, 3),
]

/** A full sack, 90 wide and 110 high, its foot at the origin. */
export const sack = (word: string, cloth: string = colours.tan, dark: string = colours.tanDark): SceneNode[] => [
  fill(blob('-44,0 -52,-50 -36,-88 -14,-98 -26,-112 26,-112 14,-98 36,-88 52,-50 44,0', 0.12), cloth),
  stroke(curve('-16,-98 0,-92 16,-98'), dark, 5),
  stroke(curve('-34,-70 -40,-40 -34,-12') + curve('30,-76 38,-44 32,-10'), dark, 3, 0.5),
  place([lettering(word, 15, dark, 0.22)], { y: -42 }),
]

/** A barrel, 90 wide and 116 high, its foot at the origin. */
export const barrel: SceneNode[] = [
  fill(blob('-36,0 -48,-58 -36,-116 36,-116 48,-58 36,0', 0.14), colours.wood),
  stroke(
    [-24, -8, 8, 24]
      .map((x) =>
        curve([
          [x, -114],
          [x * 1.3, -58],
          [x, -2],
        ]),
      )
      .join(''),
    colours.woodDark,
    2,
    0.6,
  ),
  stroke(curve('-41,-90 0,-84 41,-90') + curve('-41,-26 0,-20 41,-26'), colours.slateDark, 7),
  fill(ellipse(0, -116, 36, 8), colours.woodPale),
]

/** Scales with two pans, 150 wide and 120 high, their foot at the origin. */
export const scales: SceneNode[] = [
  stroke(line([0, 0], [0, -112]) + line([-62, -96], [62, -104]), colours.goldDark, 6),
  fill(blob('-28,0 -20,-12 20,-12 28,0'), colours.goldDark),
  stroke(
    line([-62, -96], [-84, -44]) +
      line([-62, -96], [-40, -44]) +
      line([62, -104], [40, -52]) +
      line([62, -104], [84, -52]),
    colours.goldDark,
    2.4,
  ),
  fill(blob('-88,-44 -36,-44 -46,-30 -78,-30'), colours.gold),
  fill(blob('36,-52 88,-52 78,-38 46,-38'), colours.gold),
  fill(rect(52, -72, 22, 20, 3), colours.slateDark),
]

/** A shelf with jars, crocks and boxes, `w` wide; its upper edge at the origin. */
export const shelf = (w: number, seed: number): SceneNode[] => {
  const paints = [colours.rust, colours.green, colours.plum, colours.yellow, colours.blue, colours.wine]
  return [
    ...unevenRow(Math.floor(w / 52), 52, seed).map(({ x, ...look }, i) => {
      const paint = paints[(i * 2 + seed) % 6] ?? colours.rust
      const thing: SceneNode[] =
        (i + seed) % 3 === 0
          ? [
              fill(blob('-19,0 -22,-30 -12,-46 12,-46 22,-30 19,0', 0.1), colours.woodPale),
              fill(rect(-13, -54, 26, 9, 3), colours.brownDark),
            ]
          : [fill(rect(-18, -46, 36, 46, 4), paint), fill(rect(-18, -32, 36, 18), colours.cream)]
      return place(thing, { x: x + 30, ...look })
    }),
    fill(rect(0, 0, w, 11, 3), colours.woodDark),
    fill(rect(0, 8, w, 4), colours.ink, 0.3),
  ]
}

/** A collecting tin with a slot, 54 high, its foot at the origin. */
export const tin: SceneNode[] = [
  fill(rect(-24, -52, 48, 54, 5), colours.blue),
  fill(rect(8, -52, 16, 54, 4), colours.blueDark, 0.5),
  fill(ellipse(0, -52, 24, 7), colours.silver),
  fill(rect(-10, -54, 20, 3, 1), colours.ink),
]

/** A hand loom with a piece of grey flannel on it, 260 wide and 300 high, its foot at the origin. */
export const loom: SceneNode[] = [
  fill(
    rect(-130, -300, 20, 300) + rect(110, -300, 20, 300) + rect(-140, -300, 280, 20, 3) + rect(-130, -120, 260, 16, 3),
    colours.woodDark,
  ),
  stroke(
    Array.from({ length: 21 }, (_, i) => line([-100 + i * 10, -280], [-100 + i * 10, -150])).join(''),
    colours.linenDark,
    1.6,
  ),
  fill(rect(-106, -168, 212, 62), colours.grey),
  stroke([-154, -138, -122].map((y) => line([-106, y], [106, y])).join(''), colours.greyDark, 2),
  fill(rect(-110, -214, 220, 14, 3), colours.wood),
  fill(blob('-30,-186 0,-192 30,-186 0,-178'), colours.woodPale),
]

/** A wooden shutter, 70 by 150, around its middle. */
export const shutter: SceneNode[] = [
  fill(rect(-36, -76, 72, 152, 3), colours.greenDark),
  stroke(rect(-27, -66, 54, 58) + rect(-27, 8, 54, 58), colours.green, 5),
]
