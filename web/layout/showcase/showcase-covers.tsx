import { useQuery } from '@tanstack/react-query'
import { showcaseQuery } from '../../api/showcase-query.ts'
import { BookCovers } from './book-covers.tsx'

/** The covers that everybody may see. */
export function ShowcaseCovers({ className }: { className: string }) {
  const { data, isError } = useQuery(showcaseQuery)
  return <BookCovers covers={isError ? [] : data?.covers} className={className} />
}
