import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { type LibraryCategory, renameCategory } from '#contract/library.ts'
import { savedButNotLater } from '../../forms/saved-but-not-later.ts'
import { useForm } from '../../forms/use-form.ts'
import { useVersion } from '../../forms/use-version.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Grip } from '../../ui/lists/grip.tsx'
import { ListRow, RowHint } from '../../ui/lists/list-row.tsx'
import { RowMenu, RowMenuButton, RowMenuMoves } from '../../ui/lists/row-menu.tsx'
import type { RowMoves } from '../../ui/lists/use-row-order.ts'
import { libraryCategoriesQuery, useLibraryChanged } from './queries.ts'
import { storybook } from './wording.ts'

interface CategoryRowProps {
  category: LibraryCategory
  moves: RowMoves
  onRemove: () => void
}

/** A category; a press opens the field for its name. */
export function CategoryRow({ category, moves, onRemove }: CategoryRowProps) {
  const [isRenaming, setRenaming] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { id, title, name, resources } = category
  const close = () => {
    setRenaming(false)
    opener.current?.focus()
  }
  return (
    <ListRow
      picture={<Grip name={title} {...moves.drag.gripOf(id)} />}
      title={
        <button
          ref={opener}
          type="button"
          aria-label={`Rename ${title}`}
          aria-expanded={isRenaming}
          onClick={() => setRenaming(true)}
        >
          {title}
        </button>
      }
      details={
        (resources === 0 ? 'No resources' : `${resources} ${resources === 1 ? 'resource' : 'resources'}`) +
        (name === storybook ? ', opens as a book' : '')
      }
      menu={
        <>
          <RowHint>Rename</RowHint>
          <RowMenu name={title}>
            <RowMenuMoves onStep={(by) => moves.step(id, by)} />
            {resources === 0 && name !== storybook && (
              <RowMenuButton Icon={Trash2} onClick={onRemove}>
                Remove
              </RowMenuButton>
            )}
          </RowMenu>
        </>
      }
      below={isRenaming && <Rename category={category} onDone={close} />}
      dragId={id}
      drag={moves.drag.stateOf(id)}
    />
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
    <form {...formProps} className="flex flex-wrap items-end gap-2 px-4 py-4 phone:pl-17">
      <div className="max-w-md grow basis-48">
        <TextField
          {...field('title')}
          id={`title-${id}`}
          label={`New name of ${title}`}
          error={errors.title ?? errors.form}
          autoComplete="off"
          // It has been asked for with a press.
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
