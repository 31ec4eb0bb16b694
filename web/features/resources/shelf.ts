import type { Category, Resource } from '#contract/resources.ts'
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

/** Whether two texts differ in nothing that a reader would notice. */
export function saysTheSame(one: string, other: string): boolean {
  const plain = (text: string) => text.toLocaleLowerCase('en-GB').replaceAll('’', "'").trim()
  return plain(one) === plain(other)
}

/** What people read for a category: its title from the list, else the slug with spaces and a capital. */
export function categoryTitle(slug: string, categories: readonly Category[] = []): string {
  const listed = categories.find((category) => category.name === slug)?.title.trim()
  const words = listed || slug.replaceAll('-', ' ').trim()
  return words.charAt(0).toLocaleUpperCase('en-GB') + words.slice(1)
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

/** The resources of one category; all of them for `""` and for a category that none of them has. */
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
