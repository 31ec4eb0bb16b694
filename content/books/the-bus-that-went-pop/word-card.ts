import { place } from '../../kit/scene.ts'
import type { Piece } from '../../play/play.ts'
import { barrow } from './props/garden.ts'
import { pan } from './props/stove.ts'
import { ticketMachine } from './props/ticket-machine.ts'

export const moreWords: Piece[] = [
  { words: 'barrow', alt: 'A wheelbarrow, empty.', scene: [place(barrow(), { y: 90, scale: 1.2 })] },
  { words: 'pan', alt: 'A pan with its lid on.', scene: [place(pan(), { y: 60, scale: 2 })] },
  { words: 'ticket', alt: 'A machine with a ribbon of tickets.', scene: [place(ticketMachine(), { y: 60, scale: 2 })] },
]
