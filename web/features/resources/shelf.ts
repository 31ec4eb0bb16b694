import type { Category, Resource } from '#contract/resources.ts'
import { categoryTitle } from '../../domain/category-title.ts'
import { byTeachingOrder } from '../../domain/companions.ts'

/** One storybook and what goes with it: its guides, plans and notes, in the order in which a teacher meets them. */
export interface Bay {
  book: Resource
  companions: Resource[]
}

/** Bays for the storybooks, in the order in which they came; `loose` is whatever belongs to no storybook present. */
export interface Shelf {
  bays: Bay[]
  loose: Resource[]
}

export interface Filter {
  /** The category's slug; `""` shows everything. */
  value: string
  title: string
}

export const storybook = 'storybook'

/** Stands the storybooks up with what belongs to each. Every resource appears exactly once. */
export function arrangeShelf(resources: readonly Resource[]): Shelf {
  const books = resources.filter((resource) => resource.category === storybook)
  const bookIds = new Set(books.map((book) => book.id))
  const belongsHere = (resource: Resource) => resource.belongs_to !== null && bookIds.has(resource.belongs_to)
  const others = resources.filter((resource) => resource.category !== storybook)
  return {
    bays: books.map((book) => ({
      book,
      companions: others.filter((resource) => resource.belongs_to === book.id).sort(byTeachingOrder),
    })),
    loose: others.filter((resource) => !belongsHere(resource)).sort(byTeachingOrder),
  }
}

/**
 * Shares `items` out to as few rows as hold at most `columns` each, as evenly as can be and the fuller rows first, so
 * that no row ends in an empty compartment: four books in three columns are two rows of two.
 */
export function inRows<T>(items: readonly T[], columns: number): T[][] {
  const rowCount = Math.ceil(items.length / columns)
  const rows: T[][] = []
  let next = 0
  for (let row = 0; row < rowCount; row++) {
    const length = Math.ceil((items.length - next) / (rowCount - row))
    rows.push(items.slice(next, next + length))
    next += length
  }
  return rows
}

/** Above this many storybooks a shelf is for browsing: smaller covers, more of them side by side. */
const roomyBooks = 9
/** As many storybooks as can be compared at a glance; their papers are laid out below them. */
const fewBooks = 3

/** How a bookcase is furnished: how many bays side by side, how large their books, and whether papers are in drawers. */
export interface Furnishing {
  columns: number
  isDense: boolean
  hasDrawers: boolean
}

/**
 * Furnishes a bookcase. `room`: how many bays the window has room for. Papers are folded away in drawers for those who
 * `fold` them, on a shelf of many books, on a phone, and where some books have many more than others, which would
 * leave holes.
 */
export function furnish(bays: readonly Bay[], { room, fold }: { room: 1 | 2 | 3; fold: boolean }): Furnishing {
  const papers = bays.map(({ companions }) => companions.length)
  const isUneven = room > 1 && bays.length > 1 && Math.max(...papers) - Math.min(...papers) > 2
  const isLong = room === 1 && bays.length > 1
  const isMany = bays.length > roomyBooks
  return {
    columns: room === 3 && isMany ? 4 : room,
    isDense: isMany || (room === 1 && bays.length > fewBooks),
    hasDrawers: papers.some((count) => count > 0) && (fold || bays.length > fewBooks || isUneven || isLong),
  }
}

/** Whether two texts differ in nothing that a reader would notice. */
export function saysTheSame(one: string, other: string): boolean {
  const plain = (text: string) => text.toLocaleLowerCase('en-GB').replaceAll('’', "'").trim()
  return plain(one) === plain(other)
}

/** 'All', then one filter for each category that the resources really have: storybooks first, then as categories are listed. */
export function filtersOf(resources: readonly Resource[], categories: readonly Category[] = []): Filter[] {
  const rank = (slug: string) => {
    if (slug === storybook) return -1
    const listed = categories.findIndex((category) => category.name === slug)
    return listed < 0 ? categories.length : listed
  }
  const found = [...new Set(resources.map((resource) => resource.category))].sort((a, b) => rank(a) - rank(b))
  return [{ value: '', title: 'All' }, ...found.map((value) => ({ value, title: categoryTitle(value, categories) }))]
}

/** The resources of one category; all of them for `""` and for a category without any. */
export function ofCategory(resources: readonly Resource[], category: string): Resource[] {
  const chosen = resources.filter((resource) => resource.category === category)
  return chosen.length > 0 ? chosen : [...resources]
}

/** The storybook that came last, with three of its guides and plans at most: the newest, in the order of teaching. */
export function newestOf(resources: readonly Resource[]): Resource[] {
  const byAge = resources
    .filter(({ is_draft }) => !is_draft)
    .toSorted((one, other) => other.create_time.localeCompare(one.create_time))
  const book = byAge.find(({ category }) => category === storybook)
  if (!book) return byAge.slice(0, 4)
  return [
    book,
    ...byAge
      .filter(({ belongs_to }) => belongs_to === book.id)
      .sort(byTeachingOrder)
      .slice(0, 3),
  ]
}
