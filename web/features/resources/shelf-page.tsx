import './shelf-page.css'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { schoolYearIn } from '#contract/curriculum.ts'
import { maxSearchLength } from '#contract/resources.ts'
import { categoriesQuery } from '../../api/categories-query.ts'
import { useSession } from '../../session/use-session.ts'
import { keepFocus, Page } from '../../ui/page/page.tsx'
import { FilterList } from './filter-list.tsx'
import { ResourcesInfo } from './info/resources-info.tsx'
import { coverageQuery, resourcesQuery } from './queries.ts'
import { SearchResults } from './search/search-results.tsx'
import { ShelfSearch } from './search/shelf-search.tsx'
import { filtersOf, ofCategory } from './shelf.ts'
import type { Peek } from './shelf-context.ts'
import { ShelfSection } from './shelf-section.tsx'
import { FirstVisitTour } from './tour/first-visit-tour.tsx'
import { NothingForYear, YearChoice } from './year-choice.tsx'
import { coverageText, ofYear, readYear } from './year-groups.ts'

interface ShelfPageProps {
  /** Somebody rests on a resource that is open to them: what it opens with can be fetched ahead. Must be cheap. */
  onPeek?: Peek
}

/** 'Books and resources': the bookshelf with its filter, what else there is, and on the first visit a tour. */
export function ShelfPage({ onPeek }: ShelfPageProps) {
  const { user } = useSession()
  const isParent = user?.role === 'parent'
  const { data: resources = [], status } = useQuery(resourcesQuery)
  const { data: categories } = useQuery(categoriesQuery)
  const [search, setSearch] = useSearchParams()
  const filters = filtersOf(resources, categories)
  const q = (search.get('q') ?? '').trim().slice(0, maxSearchLength)
  const wanted = search.get('category') ?? ''
  const active = filters.some(({ value }) => value === wanted) ? wanted : ''
  const { data: coverage } = useQuery(coverageQuery)
  const nation = coverage?.nation ?? 'england'
  const year = readYear(search.get('year'))
  /** Changes what the address says is shown; `""` takes a part out. */
  const show = (changes: Record<string, string>) =>
    setSearch(
      (before) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value) before.set(name, value)
          else before.delete(name)
        }
        return before
      },
      { replace: true, preventScrollReset: true, state: keepFocus },
    )
  const ofActive = ofCategory(resources, active)
  const yearName = year === null ? '' : schoolYearIn(nation, year)
  const shown = year === null ? ofActive : ofYear(ofActive, resources, year)
  return (
    <Page
      className="shelf-page"
      breadcrumb={[{ label: 'Resources' }]}
      lead={
        isParent
          ? 'Stories about children who make something of an idea, to read and talk about together.'
          : 'Stories about children who make something of an idea, and all you need to teach them.'
      }
    >
      {resources.length > 0 || q ? (
        <div className="shelf-controls">
          <ShelfSearch q={q} onSearch={(words) => show({ q: words })} />
          {!q && (
            <>
              <YearChoice nation={nation} year={year} onChoose={(chosen) => show({ year: chosen })} />
              <FilterList filters={filters} active={active} onChoose={(category) => show({ category })} />
            </>
          )}
        </div>
      ) : (
        <div className={status === 'pending' ? 'filters' : 'mt-8'} />
      )}
      {q ? (
        <SearchResults q={q} />
      ) : (
        <>
          <p role="status" className="sr-only">
            {year !== null &&
              `${shown.length} ${shown.length === 1 ? 'book or paper' : 'books and papers'} for ${yearName}`}
          </p>
          <ShelfSection
            resources={shown}
            coverage={new Map(coverage?.books.map((book) => [book.id, coverageText(book)]))}
            {...(year !== null && { empty: <NothingForYear name={yearName} onShowAll={() => show({ year: '' })} /> })}
            {...(onPeek && { onPeek })}
          />
        </>
      )}
      <ResourcesInfo />
      {status === 'success' && !q && <FirstVisitTour />}
    </Page>
  )
}
