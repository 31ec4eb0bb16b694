import { figure } from '../../../kit/figure.ts'
import { line } from '../../../kit/geometry.ts'
import { profile } from '../../../kit/profile.ts'
import { place, type SceneNode, stroke } from '../../../kit/scene.ts'
import type { Drawing } from '../../../storybook.ts'
import { kai } from '../cast/kai.ts'
import { mei } from '../cast/mei.ts'
import { mrGill } from '../cast/mr-gill.ts'
import { colours } from '../palette.ts'
import { ground, sky, town } from '../places/allotment.ts'
import { blanket, dollsHouse, lamplit, seatFromSide, upperDeck } from '../places/inside.ts'
import { frostyDay } from '../places/light.ts'
import { frostySun } from '../places/lighting.ts'
import { barrow, muck } from '../props/garden.ts'
import { rhubarb } from '../props/rhubarb.ts'

const passengers: SceneNode[] = [288, 398, 508, 618].flatMap((x, i) => [
  place(seatFromSide(lamplit), { x, y: 606, scale: 0.94 }),
  place(rhubarb('asleep', i + 2), { x: x - 6, y: 544, scale: 0.68 }),
])

export const drawing: Drawing = {
  scene: [
    ...sky(frostyDay, 560, 61),
    ...town(frostyDay, 566, 21, false),
    ...ground(frostyDay, 560, 65),
    ...upperDeck({ glass: '#cfdcec', windowsAt: -72, shade: 0.1 }),
    ...dollsHouse(lamplit, (index) => (index < 4 ? blanket(index) : [])),
    ...[120, 330, 540, 760].map((x) => place(muck(210, false), { x, y: 612, scale: 0.62 })),
    ...passengers,
    place(
      figure(mrGill, {
        turn: 0.4,
        hands: [
          [-30, -34],
          [92, -98],
        ],
        arms: ['front', 'over'],
        feeling: { eyes: 'happy', brows: 'up', mouth: 'shout' },
      }),
      { x: 146, y: 512, scale: 0.86 },
    ),
    place([...blanket(4)], { x: 6, y: 10, rotate: 2 }),
    place(
      figure(kai, {
        back: true,
        hands: [
          [-54, -126],
          [50, -126],
        ],
        feeling: { eyes: 'open', brows: 'rest', mouth: 'none' },
      }),
      { x: 690, y: 470, scale: 0.96 },
    ),
    stroke(line([640, 552], [740, 552]), colours.woodDark, 14),
    stroke(line([654, 552], [646, 606]) + line([726, 552], [734, 606]), colours.woodDark, 8),
    place(barrow(muck(116)), { x: 772, y: 612, scale: 0.8, flip: true }),
    place(
      profile(mei, {
        lean: 6,
        hands: [
          [46, -22],
          [46, -66],
        ],
        feet: [
          [-18, 56],
          [20, 54],
        ],
        feeling: { eyes: 'squeezed', brows: 'worried', mouth: 'wobble' },
      }),
      { x: 870, y: 552, scale: 0.96, flip: true },
    ),
  ],
  lighting: { ...frostySun, from: [960, 660], strength: 0.85 },
  text: { x: 74, y: 62, w: 810, h: 168, ink: colours.white, ground: colours.rhubarb, size: 20 },
}
