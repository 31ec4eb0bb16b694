import { garmentOutline } from '../../../kit/garment.ts'
import { blob, curve, ellipse, type Point, rect } from '../../../kit/geometry.ts'
import { heads } from '../../../kit/heads.ts'
import type { Figure } from '../../../kit/pose.ts'
import { clipTo, fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

const hairColour = '#27202c'
const hairLight = '#463a50'

/** A plait that hangs from (x, y), leaning a little, with a ribbon at its end. */
function plait(x: number, y: number, lean: number): SceneNode[] {
  const knots = Array.from({ length: 6 }, (_, i): Point => [x + lean * i * 0.06, y + i * 0.24])
  const [endX, endY] = [x + lean * 0.38, y + 1.5]
  return [
    fill(
      blob([
        [endX - 0.06, endY - 0.06],
        [endX + 0.1, endY - 0.06],
        [endX + 0.16, endY + 0.3],
        [endX - 0.12, endY + 0.3],
      ]),
      hairColour,
    ),
    fill(knots.map(([px, py], i) => ellipse(px, py, 0.2 - i * 0.012, 0.17)).join(''), hairColour),
    ...knots.map(([px, py]) =>
      stroke(
        curve([
          [px - 0.13, py - 0.05],
          [px, py + 0.09],
          [px + 0.13, py - 0.05],
        ]),
        hairLight,
        0.045,
      ),
    ),
    fill(ellipse(endX, endY - 0.08, 0.13, 0.1), colours.amber),
    fill(
      blob([
        [endX, endY - 0.08],
        [endX - 0.26, endY - 0.22],
        [endX - 0.24, endY + 0.08],
      ]),
      colours.amber,
    ),
    fill(
      blob([
        [endX, endY - 0.08],
        [endX + 0.26, endY - 0.22],
        [endX + 0.24, endY + 0.08],
      ]),
      colours.amber,
    ),
  ]
}

/** Samira: one long plait with a yellow ribbon, a straight fringe, and a raspberry duffel coat with toggles. */
export const samira: Figure = {
  build: { head: 37, neck: 6, torso: 76, shoulders: 24, arm: 75, leg: 84, limb: 17.5, hips: 12.5 },
  complexion: { skin: '#96613f', shade: '#74472a', blush: '#d2523f', brow: hairColour },
  head: heads.oval,
  hair: ({ back, turn, side }) => {
    if (side)
      return {
        behind: [],
        front: [],
        over: [
          fill(
            blob(
              '0.84,-0.24 0.88,-0.62 0.5,-1 -0.06,-1.14 -0.7,-0.94 -1.06,-0.36 -1.02,0.3 -0.7,0.66 -0.44,0.4 -0.3,-0.02 0,-0.16 0.3,-0.3 0.6,-0.24',
            ),
            hairColour,
          ),
          stroke(curve('0.3,-0.9 -0.2,-0.8 -0.7,-0.3'), hairLight, 0.05),
          ...plait(-0.82, 0.66, -0.5),
        ],
      }
    if (back)
      return {
        behind: [],
        front: [
          fill(
            blob('0,-1.12 0.74,-0.86 1.04,-0.1 0.9,0.5 0.4,0.84 -0.4,0.84 -0.9,0.5 -1.04,-0.1 -0.74,-0.86'),
            hairColour,
          ),
          stroke(curve('0,-1.08 0.02,-0.3 0,0.6'), hairLight, 0.05),
          ...plait(0, 0.74, 0.2),
        ],
      }
    const t = turn * 0.25
    const hair = blob([
      [0, -1.13],
      [0.74, -0.88],
      [1.04, -0.1],
      [0.98, 0.42],
      [0.84, 0.1],
      [0.74 + t * 0.4, -0.3],
      [t, -0.34],
      [-0.74 + t * 0.4, -0.3],
      [-0.84, 0.1],
      [-0.98, 0.42],
      [-1.04, -0.1],
      [-0.74, -0.88],
    ])
    const away = turn < 0 ? 1 : -1
    return {
      behind: plait(away * 0.96, 0.5, away * 0.5),
      front: [
        fill(hair, hairColour),
        stroke(
          curve([
            [t - 0.3, -0.96],
            [t - 0.34, -0.66],
            [t - 0.3, -0.4],
          ]),
          hairLight,
          0.045,
        ),
        stroke(
          curve([
            [t + 0.28, -0.96],
            [t + 0.34, -0.66],
            [t + 0.3, -0.4],
          ]),
          hairLight,
          0.045,
        ),
      ],
    }
  },
  garment: (view, build) => {
    const { torso, shoulders } = build
    const coat = garmentOutline(view, build, { hem: view.sitting ? 14 : 34, flare: 17, waist: 8, shoulder: 8 })
    const x = view.side ? shoulders * 0.5 : 0
    const toggle = (y: number): SceneNode[] => [
      stroke(`M${x - 10} ${y}h20`, colours.cream, 2.4),
      fill(rect(x - 6, y - 3, 12, 6, 3), colours.wood),
    ]
    return [
      fill(coat, colours.raspberry),
      clipTo(coat, [
        fill(rect(shoulders * 0.4, -torso - 10, 70, torso + 70), colours.raspberryDark, 0.4),
        ...(view.back
          ? []
          : [stroke(`M${x} ${-torso + 12}V40`, colours.raspberryDark, 2), ...[-50, -30, -10].flatMap(toggle)]),
      ]),
      fill(
        blob([
          [-20, -torso],
          [0, -torso + (view.back ? -4 : 7)],
          [20, -torso],
          [23, -torso + 10],
          [0, -torso + 17],
          [-23, -torso + 10],
        ]),
        colours.raspberryDark,
      ),
    ]
  },
  sleeve: '#b33757',
  cuff: 0.86,
  trousers: colours.lilacDark,
  shoe: colours.tealDark,
  boot: 0.42,
}
