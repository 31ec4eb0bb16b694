import { useSearchParams } from 'react-router'
import type { Workshop } from '#contract/workshop.ts'
import { keepFocus } from '../../../ui/page/page.tsx'

const parts = ['pages', 'words', 'lesson', 'sayings', 'texts', 'guide', 'checks'] as const
type PartOfBook = (typeof parts)[number]

/** Which part of a book, and which page, the address names, so that a list of problems can lead to them. */
export function usePlace({ pages }: Workshop) {
  const [search, setSearch] = useSearchParams()
  const part = parts.find((name) => name === search.get('part')) ?? 'pages'
  const wanted = Number(search.get('page') ?? '')
  const page = pages.find((each) => each.page === wanted)?.page ?? 0
  const go = (place: { part?: PartOfBook; page?: number }) =>
    setSearch(
      {
        ...(place.part && place.part !== 'pages' && { part: place.part }),
        page: String(place.page ?? page),
      },
      { replace: true, state: keepFocus, preventScrollReset: true },
    )
  return { part, page, field: search.get('field') ?? '', go }
}
