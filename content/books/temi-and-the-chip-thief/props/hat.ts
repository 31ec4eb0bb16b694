import { blob, curve, ellipse } from '../../../kit/geometry.ts'
import { clipTo, fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { striped } from '../../../kit/texture.ts'
import { colours } from '../palette.ts'

/** A canvas: its ground and its stripes. */
export type Canvas = { ground: string; stripes: string[] }

export const canvases = {
  red: { ground: colours.cream, stripes: [colours.tomato] },
  teal: { ground: colours.cream, stripes: [colours.seaDeep] },
  mustard: { ground: colours.cream, stripes: [colours.mustard, colours.coral] },
  plum: { ground: '#f6d9c4', stripes: [colours.plum] },
  green: { ground: colours.cream, stripes: [colours.green, colours.mustard] },
  navy: { ground: colours.cream, stripes: [colours.navy, colours.tomato] },
} satisfies Record<string, Canvas>

/** A button of radius `r` with its holes and rim. */
export function button(x: number, y: number, r: number, colour: string, holes = 4): SceneNode[] {
  const at =
    holes === 2
      ? [
          [-0.26, 0],
          [0.26, 0],
        ]
      : [
          [-0.24, -0.22],
          [0.24, -0.22],
          [-0.24, 0.24],
          [0.24, 0.24],
        ]
  return [
    fill(ellipse(x + r * 0.06, y + r * 0.12, r), '#1d2440', 0.25),
    fill(ellipse(x, y, r), colour),
    stroke(ellipse(x, y, r * 0.78), '#1d2440', r * 0.09, 0.3),
    ...at.map(([dx = 0, dy = 0]) => fill(ellipse(x + dx * r, y + dy * r, r * 0.15), colours.ink)),
    stroke(
      curve([
        [x - r * 0.6, y - r * 0.5],
        [x - r * 0.35, y - r * 0.7],
        [x, y - r * 0.78],
      ]),
      '#ffffff',
      r * 0.1,
      0.6,
    ),
  ]
}

/** A Lookout hat for a head of radius 1; from behind it looks back at you with two odd buttons. */
export function lookoutHat(
  canvas: Canvas,
  back: boolean,
  buttons: [string, string] = [colours.green, colours.woodDark],
): SceneNode[] {
  const crown = blob('-1.04,-0.3 -0.98,-0.9 -0.6,-1.26 0,-1.34 0.6,-1.26 0.98,-0.9 1.04,-0.3 0,-0.2')
  const brim = blob(
    '-1.04,-0.46 -1.36,-0.02 -1.3,0.08 -0.7,-0.06 0,-0.1 0.7,-0.06 1.3,0.08 1.36,-0.02 1.04,-0.46 0,-0.34',
  )
  const eyes: SceneNode[] = back
    ? [-1, 1].flatMap((side) => [
        fill(ellipse(side * 0.44, -0.72, 0.38, 0.36), '#fffdf6'),
        stroke(ellipse(side * 0.44, -0.72, 0.38, 0.36), '#1d2440', 0.03, 0.35),
        ...button(
          side * 0.44,
          -0.7,
          0.24 + (side > 0 ? 0.03 : 0),
          side < 0 ? buttons[0] : buttons[1],
          side < 0 ? 2 : 4,
        ),
      ])
    : []
  return [
    striped(crown, { x: -1.1, y: -1.4, w: 2.2, h: 1.3 }, canvas.ground, canvas.stripes, 0.26),
    ...eyes,
    clipTo(crown, [fill(blob('-1.2,-0.5 0,-0.38 1.2,-0.5 1.2,-0.36 0,-0.24 -1.2,-0.36'), '#1d2440', 0.18)]),
    striped(brim, { x: -1.4, y: -0.5, w: 2.8, h: 0.7 }, canvas.ground, canvas.stripes, 0.3),
    stroke(curve('-1.26,0.02 -0.7,-0.12 0,-0.16 0.7,-0.12 1.26,0.02'), colours.cream, 0.03),
  ]
}
