import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type LibraryCategory, renameCategory } from '#contract/library.ts'
import { savedButNotLater } from '../../forms/saved-but-not-later.ts'
import { useForm } from '../../forms/use-form.ts'
import { useVersion } from '../../forms/use-version.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { MoveButtons } from '../../ui/lists/move-buttons.tsx'
import { libraryCategoriesQuery, useLibraryChanged } from './queries.ts'
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
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-surface px-3 py-1.5 shadow-rest">
      <MoveButtons name={title} index={index} count={count} onMove={onMove} />
      {isRenaming ? (
        <Rename category={category} onDone={() => setRenaming(false)} />
      ) : (
        <>
          <div className="min-w-0 grow basis-40 flex-wrap items-baseline gap-x-4 tablet:flex">
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

/** A stable function, so that the focus is set only once. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus()

function Rename({
  category: { id, title, version: begunOn },
  onDone,
}: {
  category: LibraryCategory
  onDone: () => void
}) {
  const refresh = useLibraryChanged()
  const client = useQueryClient()
  const { version, setVersion, onFailed } = useVersion(begunOn, async () =>
    (await client.fetchQuery(libraryCategoriesQuery)).find((one) => one.id === id),
  )
  const { field, errors, sending, formProps } = useForm(renameCategory, {
    values: { title },
    params: { id },
    toInput: (values) => ({ ...values, version }),
    onFailed,
    withoutToast: true,
    onDone: (saved, _, later) => {
      void refresh()
      if (later) {
        setVersion(saved.version)
        showToast.success(savedButNotLater(`“${saved.title}”`))
      } else onDone()
      return undefined
    },
  })
  return (
    <form {...formProps} className="flex grow basis-64 flex-wrap items-end gap-2">
      <div className="grow basis-48">
        <TextField
          {...field('title')}
          id={`title-${id}`}
          label={`New name of ${title}`}
          error={errors.title ?? errors.form}
          autoComplete="off"
          // The pressed button has disappeared: its replacement takes the focus.
          ref={takeFocus}
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
