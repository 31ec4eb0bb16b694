import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createCategory, type LibraryCategory } from '#contract/library.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { UndoNotice } from '../../ui/feedback/undo-notice.tsx'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { ListRows } from '../../ui/lists/list-row.tsx'
import { useRowOrder } from '../../ui/lists/use-row-order.ts'
import { Page } from '../../ui/page/page.tsx'
import { CategoryRow } from './category-row.tsx'
import {
  libraryCategoriesQuery,
  useAddCategory,
  useCategoryOrder,
  useDeleteCategory,
  useLibraryChanged,
} from './queries.ts'

/** The categories in the order of the shelf's filter, to add, rename, move, and remove while empty. */
export function CategoriesPage() {
  const { data, error, refetch } = useQuery(libraryCategoriesQuery)
  const [gone, setGone] = useState<LibraryCategory | null>(null)
  const removing = useDeleteCategory()
  const bringingBack = useAddCategory()
  const moves = useRowOrder({ rows: data ?? [], nameOf: ({ title }) => title, onOrder: useCategoryOrder() })
  const onError = (failure: Error) => showToast.error(sentenceOf(failure))
  const remove = (category: LibraryCategory) => {
    removing.mutate(category, { onError, onSuccess: () => setGone(category) })
    document.getElementById('categories')?.focus()
  }
  const bringBack = (title: string) => bringingBack.mutate(title, { onError, onSuccess: () => setGone(null) })
  return (
    <Page lead="The categories of resources, in the order of the filter on the shelf.">
      <AddCategory />
      <UndoNotice
        sentence={gone ? `“${gone.title}” has been removed.` : ''}
        isBusy={bringingBack.isPending}
        onUndo={() => gone && bringBack(gone.title)}
        onDismiss={() => setGone(null)}
      />
      {error && !data && <LoadFailure title="We could not load the categories" error={error} onRetry={refetch} />}
      {!(data || error) && <Skeleton className="mt-6 h-64 rounded-lg" />}
      <p role="status" className="sr-only">
        {moves.said}
      </p>
      <div id="categories" tabIndex={-1} className="mt-6 outline-none">
        {data && (
          <ListRows label="Categories">
            {data.map((category) => (
              <CategoryRow key={category.id} category={category} moves={moves} onRemove={() => remove(category)} />
            ))}
          </ListRows>
        )}
      </div>
    </Page>
  )
}

function AddCategory() {
  const refresh = useLibraryChanged()
  const { field, change, problems, attempt, sending, formProps } = useForm(createCategory, {
    values: { title: '' },
    withoutToast: true,
    onDone: ({ title }) => {
      void refresh()
      showToast.success(`“${title}” has been added.`)
      change({ title: '' })
      return undefined
    },
  })
  return (
    <form {...formProps} className="mt-6 max-w-xl">
      <ErrorSummary problems={problems} attempt={attempt} />
      <div className="flex flex-wrap items-end gap-3">
        <div className="grow basis-56">
          <TextField {...field('title')} label="New category" autoComplete="off" />
        </div>
        <Button type="submit" tone="quiet" isBusy={sending.isPending} busyLabel="Adding…">
          Add
        </Button>
      </div>
    </form>
  )
}
