import { Button } from './button.tsx'

/** So many of a list stand on a page, as the server has it. */
const pageSize = 50

/** Turns the pages of a list; nothing where there is one only. */
export function Pager({ page, total, onTurn }: { page: number; total: number; onTurn: (page: number) => void }) {
  if (total <= pageSize) return null
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center gap-4">
      {page > 1 && (
        <Button tone="quiet" onClick={() => onTurn(page - 1)}>
          Previous page
        </Button>
      )}
      <span>
        Page {page} of {Math.ceil(total / pageSize)}
      </span>
      {page * pageSize < total && (
        <Button tone="quiet" onClick={() => onTurn(page + 1)}>
          Next page
        </Button>
      )}
    </nav>
  )
}
