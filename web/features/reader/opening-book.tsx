import './states.css'
import { useEffect, useState } from 'react'
import type { Resource } from '#contract/resources.ts'
import { useOnline } from '../../api/use-online.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** Shown while a book loads: its cover, which the shelf has already loaded, or a placeholder. */
export function OpeningBook({ resource }: { resource: Resource | undefined }) {
  const isOnline = useOnline()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 4000)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="reader opening-book">
      <div className="opening-book-cover" style={{ aspectRatio: resource?.aspect || 1 }}>
        {resource?.image && <img src={resource.image} alt="" />}
      </div>
      <p role="status" className="opening-book-words">
        {isOnline && (resource ? `Opening “${resource.title}”` : 'Opening the book')}
        {!isOnline && 'You are offline, and this book is not on this device. It opens when you are connected again.'}
        {isSlow && isOnline && (
          <span className="opening-book-slow">Your connection is slow. The book will open once it has loaded.</span>
        )}
      </p>
      {!isOnline && (
        <ButtonLink to="/resources" tone="quiet">
          Back to the shelf
        </ButtonLink>
      )}
    </div>
  )
}
