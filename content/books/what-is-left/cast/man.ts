import { garmentOutline } from '../../../kit/garment.ts'
import { blob, ellipse, line, rect } from '../../../kit/geometry.ts'
import { heads } from '../../../kit/heads.ts'
import type { Figure } from '../../../kit/pose.ts'
import { clipTo, fill, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'
import { adult } from './builds.ts'

const grey = '#5f6472'

/** The man who has two feet: a long grey coat and a flat cap. */
export const man: Figure = {
  build: { ...adult, torso: 110, leg: 118, shoulders: 36, limb: 24 },
  complexion: { skin: '#e9b995', shade: '#c99470', blush: '#d96a54', brow: '#4a3a34' },
  head: heads.square,
  hair: ({ back, side, turn }) => {
    const cap = [
      fill(blob('-1.08,-0.42 -1,-0.9 -0.5,-1.24 0.1,-1.3 0.7,-1.16 1.08,-0.8 1.08,-0.42 0,-0.52'), '#7c6a58'),
      ...(back
        ? []
        : [
            fill(
              blob([
                [(side ? 0.2 : -0.9) + turn * 0.3, -0.48],
                [(side ? 0.7 : 0) + turn * 0.4, -0.7],
                [(side ? 1.3 : 0.9) + turn * 0.2, -0.46],
                [(side ? 1.1 : 0.6) + turn * 0.3, -0.28],
                [(side ? 0.5 : -0.6) + turn * 0.4, -0.3],
              ]),
              '#5e4f42',
            ),
          ]),
    ]
    const sides = side
      ? [fill(ellipse(-0.6, -0.1, 0.34, 0.4), '#4a3a34')]
      : [-1, 1].map((s) => fill(ellipse(s * 0.9, -0.2, 0.14, 0.26), '#4a3a34'))
    return { behind: [], front: side ? [] : [...sides, ...cap], over: side ? [...sides, ...cap] : [] }
  },
  garment: (view, build) => {
    const coat = garmentOutline(view, build, { hem: view.sitting ? 16 : 66, flare: 15, waist: 9, shoulder: 11 })
    return [
      fill(coat, grey),
      clipTo(coat, [
        fill(rect(16, -130, 90, 220), '#474b58', 0.4),
        ...(view.back || view.side
          ? []
          : [
              stroke(line([0, -96], [1, 80]), '#474b58', 2.4),
              ...[-70, -40, -10].map((y) => fill(ellipse(8, y, 4), '#30333d')),
              fill(blob('-22,-114 0,-84 22,-114 12,-118 0,-100 -12,-118', 0.06), colours.red),
            ]),
      ]),
    ]
  },
  sleeve: '#575c69',
  cuff: 0.9,
  trousers: '#3b3a4e',
  shoe: '#6b4632',
  boot: 0.12,
}
