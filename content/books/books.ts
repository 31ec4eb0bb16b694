import type { Storybook } from '../storybook.ts'
import { temiAndTheChipThief } from './temi-and-the-chip-thief/book.ts'
import { theBathOnLadderStreet } from './the-bath-on-ladder-street/book.ts'
import { theBusThatWentPop } from './the-bus-that-went-pop/book.ts'

/** The storybooks that ship, in the order of the shelf. */
export const books: Storybook[] = [temiAndTheChipThief, theBathOnLadderStreet, theBusThatWentPop]
