import { ellipse, line, type Point, rect } from '../../../kit/geometry.ts'
import { forearm } from '../../../kit/hand.ts'
import { fill, place, type SceneNode, stroke } from '../../../kit/scene.ts'
import { dabs } from '../../../kit/texture.ts'
import type { Drawing } from '../../../storybook.ts'
import { beatrix } from '../cast/lakes.ts'
import { colours } from '../palette.ts'
import { card, onCard } from '../places/card.ts'
import { windowLight } from '../places/lighting.ts'
import { rabbit } from '../props/animals.ts'
import { greyBook, redBook, ticket } from '../props/books.ts'
import { pinchBehind, thumbOver } from '../props/pinch.ts'

const words = { x: 34, y: 28, w: 440, h: 318 }

type HoldingArm = { from: Point; to: Point; bend: Point; thumb: 1 | -1 }

/** Two arms that come in from below; their fingers are behind the book, their thumbs on its cover. */
const arms: HoldingArm[] = [
  { from: [20, 790], to: [192, 588], bend: [110, 652], thumb: -1 },
  { from: [470, 790], to: [344, 582], bend: [420, 652], thumb: 1 },
]

const forearmOf = ({ from, to, bend, thumb }: HoldingArm): SceneNode =>
  forearm(
    {
      from,
      to,
      bend,
      width: 48,
      state: 'grip',
      thumb,
      sleeve: colours.linen,
      cuff: 0.7,
      drawn: pinchBehind(beatrix.complexion),
    },
    beatrix.complexion,
  )

export const drawing: Drawing = {
  scene: [
    fill(rect(0, -10, 960, 470), '#b9c3a2'),
    dabs({ x: -40, y: 0, w: 1000, h: 450 }, '#d5dcc2', 120, 28, { length: 90, width: 9, opacity: 0.3 }),
    fill(rect(0, 440, 960, 300), '#a4724c'),
    fill(rect(0, 440, 960, 10), '#c99c70'),
    stroke([500, 566, 640].map((y) => line([0, y], [960, y])).join(''), colours.woodDark, 2.4, 0.4),
    dabs({ x: 0, y: 456, w: 940, h: 250 }, '#d5a679', 60, 29, { length: 90, width: 4, opacity: 0.3 }),
    fill(ellipse(740, 606, 200, 26), '#232338', 0.22),
    place(redBook, { x: 736, y: 604, scale: 1.52 }),
    place(ticket('6 S'), { x: 862, y: 320, scale: 1.24 }),
    fill(ellipse(500, 660, 90, 14), '#232338', 0.22),
    place(rabbit(), { x: 496, y: 660, scale: 1.9, flip: true }),
    fill(ellipse(260, 634, 130, 16), '#232338', 0.18),
    ...arms.map(forearmOf),
    place(greyBook, { x: 266, y: 536, scale: 1.4, rotate: -3 }),
    ...arms.map(({ to, bend, thumb }) => thumbOver(beatrix.complexion, to, bend, 26, thumb)),
    card(words, colours.navy),
  ],
  lighting: windowLight,
  text: onCard(words),
}
