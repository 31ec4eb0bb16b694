import { garmentOutline } from '../../../kit/garment.ts'
import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { heads } from '../../../kit/heads.ts'
import type { Figure } from '../../../kit/pose.ts'
import { clipTo, fill, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

const black = '#25202c'
const shine = '#4a4358'
const camel = '#c79a63'
const camelDark = '#a57a49'

/** Mum: a black ponytail, a camel coat open over her teal tunic, a watch pinned to it. */
export const mum: Figure = {
  build: { head: 30, neck: 14, torso: 100, shoulders: 32, arm: 100, leg: 110, limb: 21, hips: 16 },
  complexion: { skin: '#eec396', shade: '#d29e6e', blush: '#e87f62', brow: black },
  head: heads.pear,
  hair: ({ back, side, turn }) => {
    const tail = fill(blob('-0.1,-0.7 0.36,-0.86 0.5,-0.3 0.34,0.5 0.42,1.06 0.04,0.8 -0.1,0.1'), black)
    if (back)
      return {
        behind: [],
        front: [
          fill(blob('0,-1.12 0.74,-0.88 1.04,-0.1 0.9,0.5 0.4,0.74 -0.4,0.74 -0.9,0.5 -1.04,-0.1 -0.74,-0.88'), black),
          tail,
          fill(ellipse(0.14, -0.66, 0.24, 0.14), colours.rhubarbPale),
        ],
      }
    if (side)
      return {
        behind: [fill(blob('-0.7,-0.7 -1.2,-0.9 -1.56,-0.4 -1.46,0.3 -1.6,0.8 -1.16,0.5 -1.06,-0.1'), black)],
        front: [],
        over: [
          fill(
            blob(
              '0.84,-0.36 0.7,-0.9 0,-1.14 -0.66,-0.96 -1.04,-0.4 -0.96,0.24 -0.66,0.6 -0.36,0.46 -0.34,0.04 -0.1,-0.08 0.2,-0.4 0.5,-0.66',
            ),
            black,
          ),
          stroke(curve('-0.5,-0.8 -0.1,-0.96 0.3,-0.88'), shine, 0.07),
          fill(ellipse(-0.86, -0.56, 0.14, 0.2), colours.rhubarbPale),
        ],
      }
    return {
      behind: [
        fill(
          blob(
            turn > 0
              ? '-0.9,-0.5 -1.24,-0.1 -1.2,0.7 -1.36,1.2 -0.9,1 -0.8,0.2'
              : '0.9,-0.5 1.24,-0.1 1.2,0.7 1.36,1.2 0.9,1 0.8,0.2',
          ),
          black,
        ),
      ],
      front: [
        fill(
          blob(
            '0,-1.12 0.74,-0.88 1.05,-0.1 0.96,0.3 0.84,-0.16 0.5,-0.5 -0.16,-0.82 -0.5,-0.5 -0.84,-0.16 -0.96,0.3 -1.05,-0.1 -0.74,-0.88',
          ),
          black,
        ),
        stroke(curve('0,-0.98 0.34,-0.9 0.56,-0.7'), shine, 0.07),
      ],
    }
  },
  garment: (view, build) => {
    const { torso } = build
    const coat = garmentOutline(view, build, { hem: view.sitting ? 16 : 58, flare: 16, waist: 8, shoulder: 11 })
    const tunic = view.side
      ? blob('8,-98 26,-92 32,-30 30,70 16,70', 0.06)
      : blob('-16,-104 16,-104 19,-40 22,70 -22,70 -19,-40', 0.05)
    const x = view.side ? 20 : 0
    return [
      fill(coat, camel),
      clipTo(coat, [
        fill(rect(20, -torso - 10, 90, torso + 90), camelDark, 0.45),
        ...(view.back
          ? [stroke(line([0, -torso + 8], [0, 60]), camelDark, 2)]
          : [
              fill(tunic, colours.teal),
              stroke(
                curve([
                  [x - 10, -102],
                  [x, -84],
                  [x + 10, -102],
                ]),
                colours.white,
                3.4,
              ),
              stroke(line([x - 9, -74], [x - 9, -64]), colours.white, 2),
              fill(ellipse(x - 9, -60, 4.6), colours.white),
              fill(rect(x - 20, -24, 40, 3), colours.tealDark),
            ]),
      ]),
    ]
  },
  sleeve: '#bb8e57',
  cuff: 0.88,
  trousers: colours.tealDark,
  shoe: colours.white,
  boot: 0.1,
}
