import { Button } from '../button.tsx'

interface DeletedListProps {
  items: readonly { id: number; title: string; note: string }[]
  /** The id of the item that is being restored. */
  busyId: number | undefined
  onRestore: (id: number) => void
}

/** Deleted items that can be restored, collapsed; nothing if there are none. */
export function DeletedList({ items, busyId, onRestore }: DeletedListProps) {
  if (items.length === 0) return null
  return (
    <details className="mt-10 rounded-md bg-surface px-6 py-2 shadow-rest">
      <summary className="min-h-12 cursor-pointer py-2.5 font-bold">Deleted ({items.length})</summary>
      <ul className="divide-y divide-line pb-2">
        {items.map(({ id, title, note }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 grow basis-48">
              <p className="wrap-anywhere font-bold">{title}</p>
              <p className="text-ink-soft text-sm">{note}</p>
            </div>
            <Button
              tone="quiet"
              isBusy={id === busyId}
              busyLabel="Restoring…"
              aria-label={`Restore ${title}`}
              onClick={() => onRestore(id)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
