import { createContext, use } from 'react'
import type { Resource } from '#contract/resources.ts'

/**
 * Somebody rests on a resource, or opens it: what it opens with can be fetched ahead. Called again and again; must be
 * cheap.
 */
export type Peek = (resource: Resource, isOpened: boolean) => void

/** What every card on a shelf needs and none should be handed one by one. */
export interface ShelfSurroundings {
  /** What people read for a category's slug. */
  titleOf: (category: string) => string
  /** Why the locked ones are locked for this person. */
  lockedBecause: string
  onPeek: Peek
}

export const ShelfContext = createContext<ShelfSurroundings>({
  titleOf: (category) => category,
  lockedBecause: '',
  onPeek: () => undefined,
})

export const useShelf = () => use(ShelfContext)
