import { blob, curve, ellipse, line, poly, rect } from '../../../kit/geometry.ts'
import { clipTo, fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { specks } from '../../../kit/texture.ts'
import { colours } from '../palette.ts'

/** A garden fork, 150 high, its tines down at the origin. */
export const fork = (): SceneNode[] => [
  stroke(line([0, -50], [0, -140]), colours.wood, 7),
  stroke(
    curve('-14,-146 0,-152 14,-146') + line([-14, -146], [0, -130]) + line([14, -146], [0, -130]),
    colours.woodDark,
    6,
  ),
  stroke(
    `${curve('-18,0 -18,-44 0,-52 18,-44 18,0')}${line([-6, 0], [-6, -48])}${line([6, 0], [6, -48])}`,
    colours.tinDark,
    4,
  ),
]

/** Straw and horse muck, heaped `w` wide on y = 0, with steam if it is fresh. */
export function muck(w: number, isFresh = true): SceneNode[] {
  const h = w * 0.32
  const heap = blob([
    [-w / 2, 2],
    [-w * 0.4, -h * 0.5],
    [-w * 0.2, -h * 0.9],
    [0, -h],
    [w * 0.22, -h * 0.86],
    [w * 0.42, -h * 0.45],
    [w / 2, 2],
  ])
  return [
    ...(isFresh
      ? [-0.2, 0.04, 0.26].map((t) =>
          stroke(
            curve([
              [w * t, -h],
              [w * t - 8, -h - 18],
              [w * t + 8, -h - 36],
              [w * t - 4, -h - 56],
            ]),
            '#ffffff',
            5,
            0.35,
          ),
        )
      : []),
    fill(heap, '#6a4a2f'),
    clipTo(heap, [
      fill(rect(-w, -h * 0.35, w * 2, h), '#523822', 0.6),
      specks({ x: -w / 2, y: -h, w, h }, '#8d6640', Math.round(w / 3), 7, 4, 0.8),
      stroke(
        [-0.3, -0.12, 0.05, 0.2, 0.34]
          .map((t, i) => line([w * t, -h * (0.3 + (i % 2) * 0.3)], [w * t + 18, -h * (0.4 + (i % 3) * 0.2)]))
          .join(''),
        colours.custard,
        2.4,
        0.85,
      ),
    ]),
  ]
}

/** A wheelbarrow seen from the side, pushed to the right by its handles at about (-110, -52); its wheel stands at x = 64. */
export function barrow(load: SceneNode[] = []): SceneNode[] {
  return [
    stroke(line([-112, -54], [40, -26]) + line([-36, -34], [-48, -2]), colours.woodDark, 6),
    place(load, { x: -8, y: -72 }),
    fill(poly('-72,-76 66,-80 44,-28 -40,-34'), colours.tealDark),
    fill(poly('-72,-76 66,-80 62,-70 -68,-66'), colours.teal),
    fill(ellipse(60, -20, 21), '#231f38'),
    fill(ellipse(60, -20, 8), colours.tin),
  ]
}

/** A clipboard in a hand, its paper towards us, 50 wide, origin at its lower edge. */
export const clipboard = (): SceneNode[] => [
  fill(rect(-28, -64, 56, 72, 4), colours.woodDark),
  fill(rect(-23, -54, 46, 58, 2), colours.white),
  fill(rect(-12, -70, 24, 12, 3), colours.tin),
  stroke([-42, -30, -18, -6].map((y) => line([-16, y], [14, y - 1])).join(''), colours.tinDark, 2),
]
