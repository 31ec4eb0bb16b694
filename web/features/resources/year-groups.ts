import { primaryYears } from '#contract/curriculum.ts'
import type { Resource } from '#contract/resources.ts'
import type { ShelfCoverage } from '#contract/school-year.ts'
import { isForAdults } from './audience.ts'
import { storybook } from './shelf.ts'

/** The school year that an address names, as England counts it; null for anything else. */
export const readYear = (named: string | null): number | null =>
  primaryYears.find((year) => String(year) === named) ?? null

type Suited = Pick<Resource, 'category' | 'age_from' | 'age_to' | 'reading_year'>

/**
 * Whether something is for a school year: its children, who are 7 and turn 8 in Year 3, are of the ages that it is for, or it is
 * what most of them can read alone. What is for one age alone is for those who turn a year older, too.
 */
function suits(resource: Suited, year: number): boolean {
  const { age_from: from, age_to: to, reading_year: readingYear } = resource
  if (isForAdults(resource)) return false
  return readingYear === year || (from <= year + 4 && Math.max(to, from + 1) >= year + 5)
}

/** Those of `shown` that are for a school year. Guides and plans go with their storybook, where `all` has it. */
export function ofYear(shown: readonly Resource[], all: readonly Resource[], year: number): Resource[] {
  const books = new Map(all.filter(({ category }) => category === storybook).map((book) => [book.id, book]))
  return shown.filter((resource) => suits(books.get(resource.belongs_to ?? 0) ?? resource, year))
}

/** "9 curriculum rows, 3 covered this year". */
export function coverageText({ rows, covered }: ShelfCoverage['books'][number]): string {
  const all = `${rows} curriculum ${rows === 1 ? 'row' : 'rows'}`
  if (!covered) return all
  return `${all}, ${covered === rows ? (rows === 1 ? '' : 'all ') : `${covered} `}covered this year`
}
