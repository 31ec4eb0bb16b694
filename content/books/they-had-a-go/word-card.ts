import { place } from '../../kit/scene.ts'
import type { Piece } from '../../play/play.ts'
import { sheep } from './props/animals.ts'
import { letter } from './props/books.ts'
import { goldCup } from './props/grocer.ts'

export const moreWords: Piece[] = [
  { words: 'sheep', alt: 'A sheep.', scene: [place(sheep, { y: 90, scale: 1.6 })] },
  { words: 'letter', alt: 'A letter with a seal.', scene: [place(letter(), { scale: 2.2 })] },
  { words: 'cup', alt: 'A large gold cup with two handles.', scene: [place(goldCup, { y: 96, scale: 0.8 })] },
]
