import { useState } from 'react'
import type { Resource } from '#contract/resources.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { showToast } from '../../ui/feedback/toast.ts'
import { useDeleteResource, useRestoreResource } from './queries.ts'

/** Removes resources, with undo. `listId` is the id of the list that takes the focus when the row is gone. */
export function useRemoval(listId: string) {
  const [gone, setGone] = useState<Resource | null>(null)
  const deleting = useDeleteResource()
  const restoring = useRestoreResource()
  const onError = (failure: Error) => showToast.error(sentenceOf(failure))
  const remove = (resource: Resource) => {
    deleting.mutate(resource, { onError, onSuccess: () => setGone(resource) })
    document.getElementById(listId)?.focus()
  }
  const restore = (id: number) =>
    restoring.mutate(id, {
      onError,
      onSuccess: ({ title, is_draft }) => {
        setGone(null)
        if (is_draft) showToast.info(`“${title}” is back. Until you publish it, only operators can see it.`)
      },
    })
  return {
    remove,
    restore,
    busyId: restoring.isPending ? restoring.variables : undefined,
    /** The props of `UndoNotice`. */
    notice: {
      sentence: gone ? `“${gone.title}” has been deleted.` : '',
      isBusy: restoring.isPending,
      onUndo: () => gone && restore(gone.id),
      onDismiss: () => setGone(null),
    },
  }
}
