import { place } from '../../kit/scene.ts'
import type { Piece } from '../../play/play.ts'
import { boat } from './places/seafront.ts'
import { deckchair, pencil } from './props/furniture.ts'
import { canvases } from './props/hat.ts'

export const moreWords: Piece[] = [
  { words: 'boat', alt: 'A boat with a sail.', scene: [place(boat('#d9573f', '#0a6264'), { y: 80, scale: 2 })] },
  {
    words: 'deckchair',
    alt: 'A folding chair of striped cloth.',
    scene: [place(deckchair(canvases.red), { y: 96, scale: 1.3 })],
  },
  { words: 'pencil', alt: 'A pencil.', scene: [place(pencil(44), { x: -84, y: 76, scale: 4, rotate: 40 })] },
]
