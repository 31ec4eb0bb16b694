import type { Category, Resource } from '#contract/resources.ts'
import { categoryTitle } from '../../domain/category-title.ts'

/** One storybook and what goes with it: its guides, plans and notes, in the order that operators have given them. */
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
  /** The category's slug, or the theme; `""` shows everything. */
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
      companions: others.filter((resource) => resource.belongs_to === book.id),
    })),
    loose: others.filter((resource) => !belongsHere(resource)),
  }
}

/** Rows of `columns` items each; the last may have fewer. */
export function inRows<T>(items: readonly T[], columns: number): T[][] {
  const rows: T[][] = []
  for (let next = 0; next < items.length; next += columns) rows.push(items.slice(next, next + columns))
  return rows
}

/** Above this many storybooks a shelf is for browsing: smaller covers, as many side by side as there is room for. */
const roomyBooks = 9
/** As many storybooks as can be compared at a glance; their papers are laid out below them. */
const fewBooks = 3

export const isShelfOfMany = (bays: readonly Bay[]): boolean => bays.length > roomyBooks

/**
 * How a bookcase of up to nine books is furnished: how many bays side by side, how large their books, and whether papers
 * are in drawers. `isEven`: every row has all its bays, whether a book stands there or not, so that all cards are of one
 * kind.
 */
export interface Furnishing {
  columns: number
  isEven: boolean
  isDense: boolean
  hasDrawers: boolean
}

/**
 * Furnishes a bookcase. `room`: how many bays the window has room for. Papers are folded away in drawers for those who
 * `fold` them, on a shelf of more than a few books, on a phone, and where some books have many more than others, which
 * would leave holes.
 */
export function furnish(bays: readonly Bay[], { room, fold }: { room: 1 | 2 | 3; fold: boolean }): Furnishing {
  const papers = bays.map(({ companions }) => companions.length)
  const isUneven = room > 1 && bays.length > 1 && Math.max(...papers) - Math.min(...papers) > 2
  const isLong = room === 1 && bays.length > 1
  const isEven = bays.length > fewBooks
  return {
    columns: room,
    isEven,
    isDense: room === 1 && isEven,
    hasDrawers: papers.some((count) => count > 0) && (fold || isEven || isUneven || isLong),
  }
}

/** After all others. */
export const unknownAge = Number.POSITIVE_INFINITY
const unknownYear = 7

/** Books for children of about the same age. */
export interface AgeGroup {
  /** The youngest of them, or `unknownAge`. */
  from: number
  bays: Bay[]
}

/**
 * The books by the age from which they are read, the youngest first; within an age by the year in which most children read
 * them alone, the unknown last.
 */
export function byAge(bays: readonly Bay[]): AgeGroup[] {
  const ageOf = ({ book }: Bay) => (book.age_from > 0 ? book.age_from : unknownAge)
  const yearOf = ({ book }: Bay) => book.reading_year ?? unknownYear
  const ages = [...new Set(bays.map(ageOf))].sort((one, other) => one - other)
  const inOrder = bays.toSorted((one, other) => yearOf(one) - yearOf(other))
  return ages.map((from) => ({ from, bays: inOrder.filter((bay) => ageOf(bay) === from) }))
}

/** A theme that one book has finds no more than its title does, and more themes than these are a list to search. */
const shownThemes = { minBooks: 2, max: 10 }

/** 'All themes', then those that several books have, the most frequent first; none where no books share any. */
export function themesOf(bays: readonly Bay[]): Filter[] {
  const counts = new Map<string, number>()
  for (const theme of bays.flatMap(({ book }) => book.themes)) counts.set(theme, (counts.get(theme) ?? 0) + 1)
  const shared = [...counts]
    .filter(([, count]) => count >= shownThemes.minBooks)
    .sort(([one, many], [other, few]) => few - many || one.localeCompare(other, 'en-GB'))
    .slice(0, shownThemes.max)
    .map(([value, count]) => ({ value, title: `${value} (${count})` }))
  return shared.length > 0 ? [{ value: '', title: 'All themes' }, ...shared] : []
}

/** Whether two texts differ in nothing that a reader would notice. */
export function saysTheSame(one: string, other: string): boolean {
  if (one === other) return true
  // Which letters are capitals is no question of the language here, and asking for one costs ten times as much.
  const plain = (text: string) => text.toLowerCase().replaceAll('’', "'").trim()
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

/**
 * The storybook that came last, with three of its guides and plans at most: the newest, in their order. Another
 * one than `besides` if there is any.
 */
export function newestOf(resources: readonly Resource[], besides?: number): Resource[] {
  const newestFirst = resources
    .filter(({ is_draft }) => !is_draft)
    .toSorted((one, other) => other.create_time.localeCompare(one.create_time))
  const books = newestFirst.filter(({ category }) => category === storybook)
  const book = books.find(({ id }) => id !== besides) ?? books[0]
  if (!book) return newestFirst.slice(0, 4)
  return [book, ...newestFirst.filter(({ belongs_to }) => belongs_to === book.id).slice(0, 3)]
}
