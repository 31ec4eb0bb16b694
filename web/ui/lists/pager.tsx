import { Button } from '../button.tsx'

interface PagerProps {
  /** From 1. */
  page: number
  /** How many there are, or, where nobody counts them, whether there is another. */
  pages: number | { hasMore: boolean }
  onTurn: (page: number) => void
  label?: string
}

/** Turns the pages of a list. Renders nothing while there is only one. */
export function Pager({ page, pages, onTurn, label = 'Pages' }: PagerProps) {
  const isCounted = typeof pages === 'number'
  const hasMore = isCounted ? page < pages : pages.hasMore
  if (page <= 1 && !hasMore) return null
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap items-center gap-4">
      {page > 1 && (
        <Button tone="quiet" onClick={() => onTurn(page - 1)}>
          Previous page
        </Button>
      )}
      <span>{isCounted ? `Page ${page} of ${pages}` : `Page ${page}`}</span>
      {hasMore && (
        <Button tone="quiet" onClick={() => onTurn(page + 1)}>
          Next page
        </Button>
      )}
    </nav>
  )
}
