import type { LibraryEntry } from '#contract/library.ts'
import type { DropPlace } from '../../ui/lists/use-drag.ts'
import { storybook } from './wording.ts'

/** A storybook with its papers; without a book, whatever goes with none. */
export interface Branch {
  book: LibraryEntry | null
  /** The book is one of those that the list shows; otherwise only papers of it are. */
  hasBook: boolean
  papers: LibraryEntry[]
}

/** Stands the resources of a list as on the shelf: each book with its papers, in their order. `all` has books of other lists. */
export function treeOf(listed: readonly LibraryEntry[], all: readonly LibraryEntry[]): Branch[] {
  const isBook = ({ category }: LibraryEntry) => category === storybook
  const papers = listed.filter((one) => !isBook(one))
  const papersOf = (id: number | null) => papers.filter(({ belongs_to }) => belongs_to === id)
  const books = all.filter(isBook)
  const branches = books.map((book) => ({ book, hasBook: listed.includes(book), papers: papersOf(book.id) }))
  const known = new Set<number | null>(books.map(({ id }) => id))
  const loose = papers.filter(({ belongs_to }) => !known.has(belongs_to))
  return [
    ...branches.filter(({ hasBook, papers: own }) => hasBook || own.length > 0),
    ...(loose.length > 0 ? [{ book: null, hasBook: false, papers: loose }] : []),
  ]
}

/** A resource's place among those beside it. */
export interface Siblings {
  /** The books of the list, or the papers of one book. */
  all: LibraryEntry[]
  index: number
}

/** The resources that one can be moved among. */
export function siblingsOf(tree: readonly Branch[], { id }: LibraryEntry): Siblings {
  const books = tree.flatMap(({ book, hasBook }) => (book && hasBook ? [book] : []))
  const groups = [books, ...tree.map(({ papers }) => papers)]
  const all = groups.find((group) => group.some((one) => one.id === id)) ?? []
  return { all, index: all.findIndex((one) => one.id === id) }
}

/** Where something comes to stand that is put there: in which order all are then, and with which book. */
export interface Move {
  order: LibraryEntry[]
  moved: LibraryEntry
}

/** Puts a resource somewhere else. Null where it cannot stand: a book within a book, or where it is. */
export function moveTo(all: readonly LibraryEntry[], id: number, { id: target, side }: DropPlace): Move | null {
  const moved = all.find((one) => one.id === id)
  const neighbour = all.find((one) => one.id === target)
  if (!moved || !neighbour || id === target) return null
  const [isBook, isBesideBook] = [moved, neighbour].map(({ category }) => category === storybook)
  if (side === 'into' ? isBook || !isBesideBook : isBook !== isBesideBook) return null
  if (side === 'into') return joinBook(all, moved, neighbour.id)
  const rest = all.filter((one) => one.id !== id)
  const place = rest.indexOf(neighbour) + (side === 'after' ? 1 : 0)
  const arrived = isBook ? moved : { ...moved, belongs_to: neighbour.belongs_to }
  return { order: rest.toSpliced(place, 0, arrived), moved: arrived }
}

/** Puts a paper with a book, as its last; null for no book. */
export function joinBook(all: readonly LibraryEntry[], paper: LibraryEntry, book: number | null): Move {
  const arrived = { ...paper, belongs_to: book }
  return { order: [...all.filter(({ id }) => id !== paper.id), arrived], moved: arrived }
}
