import picture from './shelf-picture.svg'

/**
 * A shelf with books, a reading finch and a market stall: what the portal is about. An ornament, in a file of its own
 * because few pages show it; `use` gives it the colours of the page.
 */
export function ShelfPicture({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 480 330" className={className} aria-hidden>
      <use href={`${picture}#picture`} />
    </svg>
  )
}
