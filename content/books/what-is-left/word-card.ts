import { place } from '../../kit/scene.ts'
import { bust } from '../../play/pieces.ts'
import type { Piece } from '../../play/play.ts'
import { plantPot } from '../rhubarb-rhubarb/props/swaps.ts'
import { gran } from './cast/gran.ts'
import { man } from './cast/man.ts'

export const moreWords: Piece[] = [
  {
    words: 'gran',
    alt: 'Gran, with white hair and glasses.',
    scene: [
      place(
        bust(gran, 1.44, {
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
    words: 'man',
    alt: 'A man in a flat cap.',
    scene: [
      place(
        bust(man, 1.44, {
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
  { words: 'pot', alt: 'A plant in a pot.', scene: [place(plantPot, { y: 100, scale: 1.6 })] },
]
