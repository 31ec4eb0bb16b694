import './states.css'
import type { Resource } from '#contract/resources.ts'
import { useOnline } from '../../api/use-online.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useSlow } from '../../ui/feedback/when-slow.tsx'

/** Shown while a book loads: its cover, which the shelf has already loaded, or a placeholder. */
export function OpeningBook({ resource }: { resource: Resource | undefined }) {
  const isOnline = useOnline()
  const isSlow = useSlow()
  return (
    <div className="reader opening-book">
      <div className="opening-book-cover" style={{ aspectRatio: resource?.aspect || 1 }}>
        {resource?.image && <img src={resource.image} alt="" />}
      </div>
      <p role="status" className="grid max-w-[34rem] gap-1 text-center">
        {isOnline && (resource ? `Opening “${resource.title}”` : 'Opening the book')}
        {!isOnline &&
          'You are offline, and this book is not on this device. It will open when you are connected again.'}
        {isSlow && isOnline && (
          <span className="text-ink-soft">
            Your connection is slow, or the portal is not responding. The book will open as soon as it has loaded.
          </span>
        )}
      </p>
      {(!isOnline || isSlow) && (
        <ButtonLink to="/resources" tone="quiet">
          Back to the shelf
        </ButtonLink>
      )}
    </div>
  )
}
