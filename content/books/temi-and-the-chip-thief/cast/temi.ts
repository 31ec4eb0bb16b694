import { blob, curve, ellipse, type Point, rect } from '../../../kit/geometry.ts'
import { heads } from '../../../kit/heads.ts'
import type { Figure } from '../../../kit/pose.ts'
import { clipTo, fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

const hairColour = '#2a1c22'
const hairLight = '#45303a'

function puff(x: number, y: number, r: number): SceneNode[] {
  const bumps: Point[] = []
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * Math.PI * 2
    const reach = r * (i % 2 === 0 ? 1.06 : 0.93)
    bumps.push([x + Math.cos(a) * reach, y + Math.sin(a) * reach])
  }
  const curls = [-0.45, 0, 0.45].map((dx, i) =>
    stroke(
      curve([
        [x + dx * r - r * 0.18, y - r * 0.2 + (i % 2) * r * 0.4],
        [x + dx * r, y - r * 0.36 + (i % 2) * r * 0.4],
        [x + dx * r + r * 0.18, y - r * 0.2 + (i % 2) * r * 0.4],
      ]),
      hairLight,
      0.06,
    ),
  )
  return [fill(blob(bumps), hairColour), ...curls]
}

/** Temi: two puffs, a mustard raincoat with a cream collar, striped leggings and red boots. */
export const temi: Figure = {
  build: { head: 38, neck: 6, torso: 76, shoulders: 25, arm: 74, leg: 84, limb: 18, hips: 13 },
  complexion: { skin: '#8d5738', shade: '#6d3f28', blush: '#d8583c', brow: '#2a1c22' },
  head: heads.heart,
  hair: ({ back, turn, hat }) => {
    const [x, y] = hat ? [1.06, 0.16] : [0.98, -0.86]
    const band = (side: number) => fill(ellipse(side * (x - 0.3), y + (hat ? -0.1 : 0.22), 0.16, 0.15), colours.tomato)
    const puffs = [-1, 1].flatMap((side) => [...puff(side * x + turn * 0.12, y, hat ? 0.42 : 0.56), band(side)])
    const cap = back
      ? blob(
          '0,-1.08 0.72,-0.82 1.03,-0.1 0.98,0.34 0.84,0.66 0.62,0.88 0.42,0.92 0.26,1.04 0.1,0.96 0,1.04 -0.1,0.96 -0.26,1.04 -0.42,0.92 -0.62,0.88 -0.84,0.66 -0.98,0.34 -1.03,-0.1 -0.72,-0.82',
        )
      : blob([
          [0, -1.08],
          [0.7, -0.84],
          [1.02, -0.12],
          [0.92, 0.12],
          [0.78, -0.22],
          [0.5 + turn * 0.1, -0.52],
          [turn * 0.3, -0.64],
          [-0.5 + turn * 0.1, -0.52],
          [-0.78, -0.22],
          [-0.92, 0.12],
          [-1.02, -0.12],
          [-0.7, -0.84],
        ])
    const parting = stroke(
      back
        ? curve('0,-1.05 0.04,-0.7 -0.03,-0.3 0.04,0.2 0,0.9')
        : curve([
            [turn * 0.2, -1.07],
            [turn * 0.32, -0.66],
          ]),
      '#6d3f28',
      0.055,
    )
    // Combed from the parting to the two bands.
    const combed = back
      ? [-1, 1].flatMap((side) =>
          [-0.5, -0.22, 0.06, 0.34, 0.6].map((from) =>
            stroke(
              curve([
                [side * 0.1, from],
                [side * 0.45, from * 0.6 + y * 0.22 + (from > 0 ? 0.06 : -0.04)],
                [side * 0.8, from * 0.3 + y * 0.5],
              ]),
              hairLight,
              0.045,
            ),
          ),
        )
      : []
    return { behind: puffs, front: [fill(cap, hairColour), ...combed, parting] }
  },
  garment: ({ back, sitting }, { torso, shoulders }) => {
    const hem = sitting ? 14 : 30
    const coat = blob(
      [
        [-shoulders * 0.6, -torso],
        [0, -torso - 3],
        [shoulders * 0.6, -torso],
        [shoulders + 9, -torso * 0.8],
        [shoulders + 9, -torso * 0.3],
        [shoulders + 17, hem],
        [0, hem + 6],
        [-shoulders - 17, hem],
        [-shoulders - 9, -torso * 0.3],
        [-shoulders - 9, -torso * 0.8],
      ],
      1 / 7,
    )
    const shadow = fill(rect(shoulders * 0.35, -torso - 10, 60, torso + 60), colours.mustardDark, 0.35)
    const collar = fill(
      blob([
        [-18, -torso - 2],
        [0, -torso + (back ? 2 : 6)],
        [18, -torso - 2],
        [23, -torso + 12],
        [8, -torso + (back ? 15 : 20)],
        [0, -torso + (back ? 15 : 12)],
        [-8, -torso + (back ? 15 : 20)],
        [-23, -torso + 12],
      ]),
      colours.cream,
    )
    const front: SceneNode[] = back
      ? [
          stroke(
            curve([
              [0, -torso + 14],
              [0, hem],
            ]),
            colours.mustardDark,
            1.6,
            0.7,
          ),
        ]
      : [
          stroke(
            curve([
              [0, -torso + 14],
              [1, hem + 3],
            ]),
            colours.mustardDark,
            2,
          ),
          ...[-44, -24, -4].map((y) => fill(ellipse(-6, y, 3.4), colours.tomato)),
          stroke(curve('14,-14 30,-16'), colours.mustardDark, 2.4),
          stroke(curve('-32,-16 -16,-14'), colours.mustardDark, 2.4),
        ]
    return [fill(coat, colours.mustard), clipTo(coat, [shadow, ...front]), collar]
  },
  hasSkirt: true,
  sleeve: '#e8a828',
  cuff: 0.84,
  trousers: colours.navy,
  shoe: colours.tomato,
  boot: 0.42,
}
