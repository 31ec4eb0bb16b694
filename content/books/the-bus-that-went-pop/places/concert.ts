import type { Expression } from '../../../kit/face.ts'
import { figure } from '../../../kit/figure.ts'
import type { Figure } from '../../../kit/pose.ts'
import { place, type SceneNode } from '../../../kit/scene.ts'
import { baker, cornetPlayer, lollipopLady, neighbour, tubaPlayer, twinOne } from '../cast/townsfolk.ts'
import { rhubarb } from '../props/rhubarb.ts'
import { seats } from './aisle.ts'
import { type Room, unlit } from './inside.ts'

/** Who sits where at the concert, from the back of the bus: left and right of the aisle. */
const places: [Figure, Figure][] = [
  [neighbour, baker],
  [twinOne, cornetPlayer],
  [lollipopLady, tubaPlayer],
]

/** The bus by the light of one candle. */
export const candlelit: Room = {
  ...unlit,
  wall: '#3b2f5e',
  panel: '#4a2a50',
  ceiling: '#2a2654',
  floor: '#3a2838',
  seat: '#3a4a7e',
  trim: '#5a2b55',
}

/** The audience, each beside a rhubarb with one fat bud. `faceOf` says how each one listens. */
export function audience(faceOf: (who: Figure) => Expression): SceneNode[] {
  return seats(
    candlelit,
    (row, side) => {
      const who = places[row]?.[side < 0 ? 0 : 1]
      if (!who) return []
      // Nobody sits quite as the neighbour does.
      const own = row * 2 + (side > 0 ? 1 : 0)
      return [
        place(rhubarb('bud', row * 2 + side + 8), { x: side * 62, y: 2, scale: 0.82 }),
        place(
          figure(who, {
            turn: side * 0.28,
            tilt: ((own * 5) % 9) - 4,
            hands: [
              [-16 - (own % 3) * 6, -22 + ((own * 7) % 5) * 5],
              [16 + (own % 2) * 8, -22 - (own % 4) * 7],
            ],
            arms: ['over', 'over'],
            seat: [
              [-17, 14],
              [17, 14],
            ],
            feet: [
              [-18, 92],
              [18, 92],
            ],
            feeling: faceOf(who),
          }),
          { x: -side * 52, y: -8, scale: who === twinOne ? 0.96 : 0.86 },
        ),
      ]
    },
    places.length,
  )
}
