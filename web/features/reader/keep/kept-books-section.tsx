import './keep.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { canKeepBooks } from '../../../api/kept-book-caches.ts'
import { type KeptBook, removeKeptBook } from '../../../api/kept-books.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { TextLink } from '../../../ui/text/text-link.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { megabytes } from './megabytes.ts'
import { keptBooksQuery } from './queries.ts'

/** The books on this device, in the settings. */
export function KeptBooksSection() {
  const client = useQueryClient()
  const { data: kept = [] } = useQuery(keptBooksQuery)
  const canKeep = !useHydrated() || canKeepBooks()
  const handleRemove = async ({ id, title }: KeptBook) => {
    await removeKeptBook(id)
    await client.invalidateQueries(keptBooksQuery)
    document.getElementById('kept-books')?.focus()
    showToast.success(`“${title}” is no longer on this device.`)
  }
  return (
    <section aria-labelledby="kept-books">
      <h2 id="kept-books" tabIndex={-1} className="text-xl outline-none">
        Books on this device
      </h2>
      <p className="mt-2 max-w-[60ch] text-ink-soft">
        {canKeep
          ? 'Kept books open without a connection. To keep one, press “Keep on this device” on its page. When you log out, they are removed.'
          : 'This browser cannot keep books.'}
      </p>
      {kept.length > 0 && (
        <ul className="kept-books">
          {kept.map((book) => (
            <li key={book.id}>
              <img src={book.image} alt="" />
              <div>
                <TextLink to={`/resources/view/${book.id}`}>{book.title}</TextLink>
                <p className="text-ink-soft text-sm">{megabytes(book.bytes)}</p>
              </div>
              <Button tone="quiet" aria-label={`Remove “${book.title}”`} onClick={() => void handleRemove(book)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
