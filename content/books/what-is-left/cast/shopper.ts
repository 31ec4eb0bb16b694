import { garmentOutline } from '../../../kit/garment.ts'
import { blob, rect } from '../../../kit/geometry.ts'
import type { Figure } from '../../../kit/pose.ts'
import { clipTo, fill } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'
import { adult } from './builds.ts'

/** A shopper at the Barras: a blue headscarf and a rust coat. */
export const shopper: Figure = {
  build: adult,
  complexion: { skin: '#b9794d', shade: '#955a34', blush: '#c7573c', brow: '#2a2228' },
  head: '0,-1 0.68,-0.76 0.96,-0.1 0.88,0.48 0.48,0.9 0,1 -0.48,0.9 -0.88,0.48 -0.96,-0.1 -0.68,-0.76',
  hair: ({ back, side }) => {
    if (side)
      return {
        behind: [],
        front: [],
        over: [
          fill(
            blob(
              '0.66,-0.72 0.2,-1.16 -0.5,-1.1 -1.06,-0.5 -1.06,0.3 -0.9,1.1 -0.2,1.5 0.5,1.36 0.56,1.02 0.2,0.8 0.02,0.3 0.2,-0.3',
            ),
            colours.blue,
          ),
        ],
      }
    const cloth = blob('0,-1.2 0.86,-0.92 1.16,-0.1 1.08,0.7 0.9,1.3 0,1.5 -0.9,1.3 -1.08,0.7 -1.16,-0.1 -0.86,-0.92')
    const opening =
      'M0 -0.74C0.6 -0.74 0.8 -0.3 0.8 0.16C0.8 0.6 0.4 0.98 0 0.98C-0.4 0.98 -0.8 0.6 -0.8 0.16C-0.8 -0.3 -0.6 -0.74 0 -0.74Z'
    return {
      behind: [],
      front: [back ? fill(cloth, colours.blue) : { ...fill(cloth + opening, colours.blue), evenOdd: true }],
    }
  },
  garment: (view, build) => {
    const coat = garmentOutline(view, build, { hem: view.sitting ? 14 : 60, flare: 15, waist: 9, shoulder: 10 })
    return [fill(coat, '#b8623f'), clipTo(coat, [fill(rect(14, -120, 90, 200), '#8f4529', 0.4)])]
  },
  sleeve: '#aa5937',
  cuff: 0.9,
  trousers: '#3f3a55',
  shoe: '#332a44',
  boot: 0.2,
}
