import { place } from '../../kit/scene.ts'
import { bust } from '../../play/pieces.ts'
import type { Piece } from '../../play/play.ts'
import { driver, nan } from './cast/grown-ups.ts'
import { pole } from './places/stop.ts'

export const moreWords: Piece[] = [
  {
    words: 'nan',
    alt: 'Nan, in a lilac cardigan.',
    scene: [
      place(
        bust(nan, 1.44, {
          hands: [
            [-54, 0],
            [54, 0],
          ],
          grasp: ['rest', 'rest'],
        }),
        { y: 106, scale: 0.68 },
      ),
    ],
  },
  {
    words: 'driver',
    alt: 'The driver of the bus.',
    scene: [
      place(
        bust(driver, 1.44, {
          hands: [
            [-54, 0],
            [54, 0],
          ],
          grasp: ['rest', 'rest'],
        }),
        { y: 106, scale: 0.68 },
      ),
    ],
  },
  { words: 'bus stop', alt: 'The pole of a bus stop.', scene: [place(pole, { y: 104, scale: 0.55 })] },
]
