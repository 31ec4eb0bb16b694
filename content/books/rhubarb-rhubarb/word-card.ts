import { place } from '../../kit/scene.ts'
import type { Piece } from '../../play/play.ts'
import { robot } from './props/robot.ts'
import { plantPot, smellyBox } from './props/swaps.ts'

export const moreWords: Piece[] = [
  {
    words: 'robot',
    alt: 'A robot that bows and holds out a daisy.',
    scene: [place(robot, { x: -8, y: 100, scale: 0.86 })],
  },
  {
    words: 'box',
    alt: 'A box, with a green smell coming out of it.',
    scene: [place(smellyBox, { y: 90, scale: 1.3 })],
  },
  { words: 'plant', alt: 'A plant in a pot.', scene: [place(plantPot, { y: 100, scale: 1.6 })] },
]
