import { place } from '../../kit/scene.ts'
import type { Piece } from '../../play/play.ts'
import { bunch } from '../the-bus-that-went-pop/props/rhubarb.ts'
import { cake, coneOfChips, pie, soup } from './props/food.ts'
import { goat } from './props/goat.ts'
import { robot } from './props/robot.ts'
import { broom, hen, plantPot, smellyBox } from './props/swaps.ts'
import { redBoat } from './props/vessels.ts'

export const moreWords: Piece[] = [
  { words: 'rhubarb', alt: 'A bunch of pink rhubarb.', scene: [place(bunch(), { x: -86, y: 6, scale: 1.7 })] },
  { words: 'chips', alt: 'A paper cone of chips.', scene: [place(coneOfChips, { y: 78, scale: 0.95 })] },
  { words: 'soup', alt: 'A bowl of hot soup.', scene: [place(soup, { y: 70, scale: 1.6 })] },
  { words: 'pie', alt: 'A pie in its dish.', scene: [place(pie, { y: 70, scale: 1.6 })] },
  { words: 'cake', alt: 'A tall cake with a cherry on it.', scene: [place(cake, { y: 80, scale: 1.2 })] },
  { words: 'hen', alt: 'A brown hen.', scene: [place(hen, { y: 62, scale: 1.5 })] },
  { words: 'goat', alt: 'A goat.', scene: [place(goat, { y: 96, scale: 0.9 })] },
  { words: 'boat', alt: 'A red boat.', scene: [place(redBoat, { y: 50, scale: 1.2 })] },
  { words: 'robot', alt: 'A robot that stands up straight.', scene: [place(robot, { y: 100, scale: 0.9 })] },
  { words: 'broom', alt: 'A broom.', scene: [place(broom, { y: 100, scale: 1.6 })] },
  {
    words: 'box',
    alt: 'A box, with a green smell coming out of it.',
    scene: [place(smellyBox, { y: 90, scale: 1.3 })],
  },
  { words: 'plant', alt: 'A plant in a pot.', scene: [place(plantPot, { y: 100, scale: 1.6 })] },
]
