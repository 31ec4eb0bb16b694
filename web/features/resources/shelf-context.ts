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
  /** What people do on the page of a storybook: the word on the link to it. */
  door: string
  /** What the sign above a book's guides and plans says; they are for teachers, but parents read them too. */
  sign: string
  /** Papers are folded away below their book. */
  isFolded: boolean
  /** What storybooks cover of the curriculum, by their ids. */
  coverage: ReadonlyMap<number, string>
  onPeek: Peek
}

/** How a shelf speaks to teachers. */
export const forTeachers = { door: 'Teach it', sign: 'Teach it', isFolded: false }
/** How it speaks to parents, who read the stories first. */
export const forParents = { door: 'Read it', sign: 'Talk about it', isFolded: true }

export const ShelfContext = createContext<ShelfSurroundings>({
  titleOf: (category) => category,
  lockedBecause: '',
  ...forTeachers,
  coverage: new Map(),
  onPeek: () => undefined,
})

export const useShelf = () => use(ShelfContext)
