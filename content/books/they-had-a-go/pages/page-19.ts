import { blob, curve, rect } from '../../../kit/geometry.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { pryceYoung, roundLady } from '../cast/newtown.ts'
import { behind, faces } from '../cast/poses.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { windowLight } from '../places/lighting.ts'
import { room, sash } from '../places/room.ts'
import { hills } from '../places/town.ts'
import { sheep } from '../props/animals.ts'
import { bolts } from '../props/wool.ts'

const words = { x: 34, y: 28, w: 440, h: 332 }

/** The tape round a draper's neck. */
export const tape: SceneNode = stroke(
  curve('-16,-106 -22,-70 -20,-30') + curve('16,-106 24,-74 22,-36'),
  colours.yellow,
  6,
)

export const drawing: Drawing = {
  scene: [
    ...room({ wall: '#d9c8a4', wallPale: '#ece0c4', at: 620, seed: 19 }),
    ...[106, 196, 286, 376].map((y, i) => place(bolts(310, i + 2), { x: 486, y })),
    place(bolts(420, 7), { x: 40, y: 450 }),
    place(
      sash([
        hills(-70, 90, colours.grass, -240),
        place(sheep, { x: -40, y: 0, scale: 0.98 }),
        place(sheep, { x: 46, y: 6, scale: 1.06 }),
      ]),
      { x: 888, y: 360, scale: 0.8 },
    ),
    behind(pryceYoung, [560, 600], 1.56, {
      turn: 0.3,
      nod: 0.3,
      lean: 3,
      hands: [
        [-72, -46],
        [76, -40],
      ],
      grasp: ['grip', 'grip'],
      arms: ['over', 'over'],
      feeling: { eyes: 'open', brows: 'up', mouth: 'smile', gaze: [0.5, 0.8] },
      load: [
        tape,
        fill(blob('-86,-60 80,-54 84,-22 -84,-26', 0.06), colours.red),
        stroke(curve('-84,-42 0,-36 82,-40'), colours.redDark, 3),
      ],
    }),
    behind(roundLady, [808, 640], 1.5, {
      turn: -0.15,
      hands: [
        [-44, -20],
        [44, -18],
      ],
      feeling: { ...faces.amazed, gaze: [-0.6, 0.2] },
    }),
    fill(blob('726,480 760,452 812,464 866,450 900,482 950,580 956,660 940,730 678,730 662,650 672,570'), colours.red),
    stroke(
      curve('716,500 808,530 912,496') +
        curve('692,540 806,576 936,540') +
        curve('676,584 806,624 952,586') +
        curve('668,632 808,676 956,636') +
        curve('670,684 808,722 948,690'),
      colours.redDark,
      6,
    ),
    stroke(curve('660,546 640,560 690,590'), colours.red, 30),
    fill(rect(-10, 590, 700, 24, 4), colours.wood),
    fill(rect(-10, 612, 680, 120), colours.woodDark),
    stroke(rect(30, 634, 180, 90) + rect(240, 634, 180, 90) + rect(450, 634, 180, 90), colours.wood, 5),
    fill(blob('300,592 330,566 480,566 510,592', 0.1), colours.red),
    card(words, colours.red),
  ],
  lighting: windowLight,
  text: onCard(words),
}
