import { garmentOutline } from '../../../kit/garment.ts'
import { blob, ellipse, line, rect, tube } from '../../../kit/geometry.ts'
import { leg } from '../../../kit/limbs.ts'
import type { Figure, Pose } from '../../../kit/pose.ts'
import { clipTo, fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'
import { adult } from './builds.ts'

const dark = '#2c1f22'

/** Kay: short curls, a gold ear-ring, a sun-yellow jacket. She has one foot, the left; a page draws her legs with `kaysLegs`. */
export const kay: Figure = {
  build: adult,
  complexion: { skin: '#7d4e33', shade: '#5e3822', blush: '#a8462f', brow: dark },
  head: '0,-1 0.66,-0.78 0.94,-0.1 0.84,0.48 0.46,0.92 0,1.02 -0.46,0.92 -0.84,0.48 -0.94,-0.1 -0.66,-0.78',
  hair: ({ back, side, turn }) => {
    const cap = side
      ? '0.74,-0.52 0.6,-1.06 0,-1.26 -0.7,-1.1 -1.08,-0.5 -1,0.1 -0.7,0.42 -0.44,0.1 -0.3,-0.2 0.2,-0.48'
      : back
        ? '0,-1.26 0.8,-1 1.12,-0.2 0.94,0.44 0.4,0.62 -0.4,0.62 -0.94,0.44 -1.12,-0.2 -0.8,-1'
        : '0,-1.26 0.8,-1.02 1.12,-0.3 0.98,0.06 0.78,-0.42 0.4,-0.64 0,-0.6 -0.4,-0.64 -0.78,-0.42 -0.98,0.06 -1.12,-0.3 -0.8,-1.02'
    const ring = (x: number) => stroke(ellipse(x, 0.42, 0.1), colours.gold, 0.06)
    return {
      behind: [],
      front: side
        ? []
        : [fill(blob(cap), dark), ...(back ? [] : [-1, 1].filter((s) => s * turn < 0.35).map((s) => ring(s * 0.98)))],
      over: side ? [fill(blob(cap), dark), ring(-0.12)] : [],
    }
  },
  garment: (view, build) => {
    const coat = garmentOutline(view, build, { hem: view.sitting ? 10 : 16, flare: 9, waist: 8, shoulder: 10 })
    return [
      fill(coat, colours.sun),
      clipTo(coat, [
        fill(rect(14, -120, 90, 170), colours.sunDark, 0.4),
        ...(view.back || view.side
          ? []
          : [
              stroke(line([0, -98], [0, 30]), colours.sunDark, 2.6),
              stroke(rect(-27, -66, 18, 15, 3) + rect(9, -66, 18, 15, 3), colours.sunDark, 2),
            ]),
        fill(rect(-70, 4, 140, 16), colours.sunDark, 0.45),
      ]),
      fill(blob('-24,-104 0,-94 24,-104 22,-90 0,-80 -22,-90'), colours.blue),
    ]
  },
  sleeve: '#e9ba38',
  cuff: 0.88,
  trousers: '#3f4a78',
  shoe: '#6b4632',
  boot: 0.12,
}

/** How far down the thigh her right leg goes, with the trouser leg folded up and pinned. */
const stump = (): SceneNode[] => [
  fill(tube([-16, -4], [-19, 22], [-20, 46], 30, 25), kay.trousers),
  fill(blob('-33,36 -8,34 -7,52 -20,58 -33,52'), '#33406b'),
  stroke(line([-27, 42], [-14, 47]), colours.steel, 2.4),
]

/** Her legs, which `legless` leaves out: her left one on the right of the picture, in `shoe`, up to `boot` of its length. */
export const kaysLegs = (pose: Pose, shoe: string = kay.shoe, boot = kay.boot): SceneNode[] => [
  ...stump(),
  ...leg({ ...kay, shoe, boot }, pose, 1),
]
