import pictures from './footer-pictures.svg'

/** Books on a board: an ornament, hidden from screen readers. `use` gives it the colours of the page. */
export function RowOfBooks({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 264 110" className={className} aria-hidden>
      <use href={`${pictures}#books`} />
    </svg>
  )
}
