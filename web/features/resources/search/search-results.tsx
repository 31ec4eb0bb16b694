import '../../../ui/page/link-card.css'
import './search.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type Found, maxFound, type SearchResults as Results } from '#contract/resources.ts'
import { categoriesQuery } from '../../../api/categories-query.ts'
import { bookPath, readPath } from '../../../domain/book-paths.ts'
import { categoryTitle } from '../../../domain/category-title.ts'
import { LoadFailure } from '../../../domain/load-failure.tsx'
import { searchQuery } from '../queries.ts'
import { storybook } from '../shelf.ts'

/** What was found for these words: books, which lead to their own page and to the page that was found, and papers. */
export function SearchResults({ q }: { q: string }) {
  const { data, error, refetch, isPlaceholderData } = useQuery(searchQuery(q))
  const { data: categories } = useQuery(categoriesQuery)
  if (error && !data) return <LoadFailure title="We could not search the books" error={error} onRetry={refetch} />
  return (
    <section aria-label="Search results" className="found-list" data-stale={isPlaceholderData || undefined}>
      <p role="status" className="wrap-anywhere font-bold">
        {data ? countText(data, q) : 'Searching…'}
      </p>
      {data?.found.length === 0 && !isPlaceholderData && (
        <p className="max-w-[60ch]">Try fewer words, or another word for the same thing.</p>
      )}
      <ul className="grid gap-4">
        {data?.found.map((one) => (
          <li key={one.resource.id}>
            <FoundCard found={one} category={categoryTitle(one.resource.category, categories)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function countText({ found, corrected }: Results, q: string): string {
  if (found.length === 0) return `Nothing on the shelf has “${q}”.`
  const count = found.length < maxFound ? `${found.length} books` : `${found.length} or more books`
  const things = found.length === 1 ? 'One book or paper has' : `${count} and papers have`
  return corrected ? `Nothing has “${q}”. ${things} “${corrected}”.` : `${things} “${q}”.`
}

/** The number by which people know a page: a story begins after the cover. */
function pageText({ resource, page }: Found): string {
  const number = resource.is_book ? page - 1 : page
  if (page === 0) return ''
  return number === 0 ? 'the cover' : `page ${number}`
}

function FoundCard({ found, category }: { found: Found; category: string }) {
  const { resource, page, image, excerpt } = found
  const isStory = resource.category === storybook
  const place = readPath(resource.id) + (page > 0 ? `?page=${page}` : '')
  return (
    <article className="found link-card">
      <div className="found-picture">
        {image && <img src={image} alt="" loading="lazy" decoding="async" width={160} />}
      </div>
      <div className="min-w-0">
        <h2 className="link-card-title">
          <Link to={isStory ? bookPath(resource.id) : place}>{resource.title}</Link>
        </h2>
        <p className="found-facts">{[category, !isStory && pageText(found)].filter(Boolean).join(' · ')}</p>
        <p dir="auto" className="found-excerpt">
          {excerpt.map(({ text, is_match }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
            is_match ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
          )}
        </p>
        {isStory && page > 0 && (
          <Link to={place} className="link found-place">
            Open at {pageText(found)}
            <span className="sr-only">: {resource.title}</span>
          </Link>
        )}
      </div>
    </article>
  )
}
