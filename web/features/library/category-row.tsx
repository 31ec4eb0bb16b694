import { useState } from 'react'
import { type LibraryCategory, renameCategory } from '#contract/library.ts'
import { call } from '../../api/call.ts'
import { filled, useShortForm } from '../../api/use-short-form.ts'
import { Button } from '../../ui/button.tsx'
import { MoveButtons } from '../../ui/move-buttons.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useLibraryChanged } from './queries.ts'
import { storybook } from './wording.ts'

interface CategoryRowProps {
  category: LibraryCategory
  index: number
  count: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function CategoryRow({ category, index, count, onMove, onRemove }: CategoryRowProps) {
  const [isRenaming, setRenaming] = useState(false)
  const { title, name, resources } = category
  const canGo = resources === 0 && name !== storybook
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-surface p-3 shadow-rest">
      <MoveButtons name={title} index={index} count={count} onMove={onMove} />
      {isRenaming ? (
        <Rename category={category} onDone={() => setRenaming(false)} />
      ) : (
        <>
          <div className="min-w-0 grow basis-40">
            <p className="wrap-anywhere font-bold">{title}</p>
            <p className="text-ink-soft text-sm">
              {resources === 0 ? 'No resources' : `${resources} ${resources === 1 ? 'resource' : 'resources'}`}
              {name === storybook && ', opens as a book'}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              tone="quiet"
              className="px-3 phone:px-4"
              aria-label={`Rename ${title}`}
              onClick={() => setRenaming(true)}
            >
              Rename
            </Button>
            {canGo && (
              <Button tone="quiet" className="px-3 phone:px-4" aria-label={`Remove ${title}`} onClick={onRemove}>
                Remove
              </Button>
            )}
          </div>
        </>
      )}
    </li>
  )
}

function Rename({ category: { id, title }, onDone }: { category: LibraryCategory; onDone: () => void }) {
  const refresh = useLibraryChanged()
  const field = `title-${id}`
  const { errors, sending, handleSubmit } = useShortForm({
    checks: { title: filled('Enter a name.') },
    send: (body) => call(renameCategory, { params: { id: String(id) }, body }),
    onDone: () => {
      void refresh()
      onDone()
      return undefined
    },
  })
  return (
    <form noValidate className="flex grow basis-64 flex-wrap items-end gap-2" onSubmit={handleSubmit}>
      <div className="grow basis-48">
        <TextField
          id={field}
          name="title"
          label={`New name of ${title}`}
          defaultValue={title}
          error={errors.title ?? errors.form}
          maxLength={60}
          autoComplete="off"
          // The button that was pressed has gone: what it promised takes the focus.
          ref={(input) => input?.focus()}
        />
      </div>
      <Button type="submit" tone="quiet" isBusy={sending.isPending} busyLabel="Saving…">
        Save
      </Button>
      <Button tone="quiet" onClick={onDone}>
        Cancel
      </Button>
    </form>
  )
}
