import { garmentOutline } from '../../../kit/garment.ts'
import { blob, curve, ellipse, line, rect } from '../../../kit/geometry.ts'
import { heads } from '../../../kit/heads.ts'
import type { Figure } from '../../../kit/pose.ts'
import { clipTo, fill, type SceneNode, stroke } from '../../../kit/scene.ts'
import { colours } from '../palette.ts'

const black = '#25202c'
const shine = '#4a4358'

const fringe =
  '0.12,-1.16 0.62,-1.02 1.02,-0.5 1.06,-0.06 0.92,0 0.84,-0.3 0.6,-0.26 0.5,-0.42 0.26,-0.28 0.1,-0.44 -0.14,-0.28 -0.34,-0.44 -0.56,-0.26 -0.84,-0.3 -0.92,0 -1.06,-0.06 -1.02,-0.5 -0.62,-1.02'
const tuft = '-0.16,-1.06 -0.22,-1.36 -0.02,-1.24 0.08,-1.46 0.2,-1.22 0.42,-1.3 0.3,-1.04'

/** A blue hearing aid over one ear: its body behind, its tube in front. */
const hearingAid = (side: number): SceneNode[] => [
  stroke(
    curve([
      [side * 1.02, -0.1],
      [side * 1.15, 0.04],
      [side * 1.1, 0.3],
    ]),
    '#1f6fb0',
    0.17,
  ),
  stroke(
    curve([
      [side * 1.02, -0.1],
      [side * 1.15, 0.04],
      [side * 1.1, 0.3],
    ]),
    colours.sky,
    0.11,
  ),
  stroke(
    curve([
      [side * 1.02, -0.1],
      [side * 0.92, -0.02],
      [side * 0.95, 0.14],
    ]),
    '#d7ecf9',
    0.045,
  ),
  fill(ellipse(side * 0.96, 0.17, 0.06), colours.sky),
]

function hairOf(back: boolean, side: boolean, turn: number, hasAids: boolean) {
  if (back)
    return {
      behind: [],
      front: [
        fill(blob(tuft), black),
        fill(
          blob(
            '0,-1.14 0.62,-1.02 1.04,-0.46 1.04,0.2 0.82,0.6 0.4,0.68 0,0.64 -0.4,0.68 -0.82,0.6 -1.04,0.2 -1.04,-0.46 -0.62,-1.02',
          ),
          black,
        ),
        stroke(curve('-0.5,-0.9 -0.2,-1 0.1,-0.94'), shine, 0.08),
        ...(hasAids ? [...hearingAid(-1), ...hearingAid(1)] : []),
      ],
    }
  if (side)
    return {
      behind: [],
      front: [],
      over: [
        fill(blob(tuft), black),
        fill(
          blob(
            '0.88,-0.3 0.9,-0.66 0.5,-1.06 0,-1.14 -0.56,-1 -0.98,-0.5 -1.06,0 -0.92,0.42 -0.62,0.66 -0.36,0.5 -0.36,0.08 -0.26,-0.1 0,-0.1 0.1,-0.34 0.4,-0.26 0.62,-0.4',
          ),
          black,
        ),
        stroke(curve('-0.4,-0.92 -0.02,-1.02 0.3,-0.92'), shine, 0.08),
        ...(hasAids
          ? [
              stroke(curve('-0.06,-0.08 -0.26,-0.02 -0.34,0.18 -0.28,0.42'), '#1f6fb0', 0.18),
              stroke(curve('-0.06,-0.08 -0.26,-0.02 -0.34,0.18 -0.28,0.42'), colours.sky, 0.12),
              fill(ellipse(-0.1, 0.2, 0.07), colours.sky),
            ]
          : []),
      ],
    }
  return {
    behind: [],
    front: [
      fill(blob(tuft), black),
      fill(blob(fringe), black),
      stroke(curve('-0.54,-0.9 -0.24,-1 0.08,-0.96'), shine, 0.08),
      ...(hasAids ? [-1, 1].filter((ear) => ear * turn < 0.35).flatMap(hearingAid) : []),
    ],
  }
}

/** Kai: straight black hair with a tuft, a moss-green duffel coat with toggles, two blue hearing aids. */
export const kai: Figure = {
  build: { head: 38, neck: 6, torso: 74, shoulders: 25, arm: 74, leg: 82, limb: 18, hips: 13 },
  complexion: { skin: '#f1c79c', shade: '#d6a273', blush: '#ec8566', brow: black },
  head: heads.round,
  hair: ({ back, side, turn }) => hairOf(back, side ?? false, turn, true),
  garment: (view, build) => {
    const { torso, shoulders } = build
    const coat = garmentOutline(view, build, { hem: view.sitting ? 13 : 30, flare: 13, waist: 9, shoulder: 9 })
    const x = view.side ? shoulders * 0.5 : 0
    const toggles = [-50, -30, -10].flatMap((y) => [
      stroke(line([x - 10, y], [x + 10, y]), colours.woodDark, 2),
      fill(rect(x - 6, y - 3, 12, 6, 3), colours.custardPale),
    ])
    const hood = view.side
      ? '-20,-66 -27,-82 -8,-86 6,-74 -2,-62'
      : view.back
        ? '-24,-78 0,-82 24,-78 17,-54 0,-46 -17,-54'
        : '-26,-72 -17,-83 0,-68 17,-83 26,-72 0,-58'
    return [
      fill(coat, colours.leaf),
      clipTo(coat, [
        fill(rect(shoulders * 0.4, -torso - 10, 60, torso + 60), colours.leafDark, 0.4),
        ...(view.back ? [] : [stroke(line([x, -torso + 8], [x + 1, 40]), colours.leafDark, 2), ...toggles]),
      ]),
      fill(blob(hood), colours.leafDark),
    ]
  },
  sleeve: '#54843f',
  cuff: 0.88,
  trousers: colours.slateDark,
  shoe: colours.mud,
  boot: 0.2,
}

/** Kai at bedtime, in striped pyjamas, his hearing aids in their box. */
export const kaiInPyjamas: Figure = {
  ...kai,
  hair: ({ back, side, turn }) => hairOf(back, side ?? false, turn, false),
  garment: (view, build) => {
    const top = garmentOutline(view, build, { hem: 10, flare: 6, waist: 7, shoulder: 9 })
    return [
      fill(top, colours.frost),
      clipTo(
        top,
        [-66, -52, -38, -24, -10, 4].map((y) => fill(rect(-60, y, 120, 6), colours.sky, 0.7)),
      ),
    ]
  },
  sleeve: colours.frost,
}
