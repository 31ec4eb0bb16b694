import { createContext, use } from 'react'
import type { Resource } from '#contract/resources.ts'

/** What every card on a shelf needs and none should be handed one by one. */
export interface ShelfSurroundings {
  /** What people read for a category's slug. */
  titleOf: (category: string) => string
  /** Why the locked ones are locked for this person. */
  lockedBecause: string
  /** Somebody rests on a book: what it opens with can be fetched ahead. Called again and again; must be cheap. */
  onPeek: (resource: Resource) => void
}

export const ShelfContext = createContext<ShelfSurroundings>({
  titleOf: (category) => category,
  lockedBecause: '',
  onPeek: () => undefined,
})

export const useShelf = () => use(ShelfContext)
