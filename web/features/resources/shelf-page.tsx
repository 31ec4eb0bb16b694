import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { maxSearchLength } from '#contract/resources.ts'
import { categoriesQuery } from '../../api/categories-query.ts'
import { useSession } from '../../session/use-session.ts'
import { keepFocus, Page } from '../../ui/page/page.tsx'
import { FilterList } from './filter-list.tsx'
import { ResourcesInfo } from './info/resources-info.tsx'
import { resourcesQuery } from './queries.ts'
import { SearchResults } from './search/search-results.tsx'
import { ShelfSearch } from './search/shelf-search.tsx'
import { filtersOf, ofCategory } from './shelf.ts'
import type { Peek } from './shelf-context.ts'
import { ShelfSection } from './shelf-section.tsx'
import { FirstVisitTour } from './tour/first-visit-tour.tsx'

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
  const stay = { replace: true, preventScrollReset: true, state: keepFocus }
  const choose = (category: string) => setSearch(category ? { category } : {}, stay)
  const seek = (words: string) => setSearch({ ...(active && { category: active }), ...(words && { q: words }) }, stay)
  return (
    <Page
      breadcrumb={[{ label: 'Resources' }]}
      lead={
        isParent
          ? 'Stories about children who make something of an idea, to read and talk about together.'
          : 'Stories about children who make something of an idea, and all you need to teach them.'
      }
    >
      {(resources.length > 0 || q) && <ShelfSearch q={q} onSearch={seek} />}
      {q ? (
        <SearchResults q={q} />
      ) : (
        <>
          {resources.length > 0 ? (
            <FilterList filters={filters} active={active} onChoose={choose} />
          ) : (
            <div className={status === 'pending' ? 'filters' : 'mt-8'} />
          )}
          <ShelfSection resources={ofCategory(resources, active)} {...(onPeek && { onPeek })} />
        </>
      )}
      <ResourcesInfo />
      {status === 'success' && !q && <FirstVisitTour />}
    </Page>
  )
}
