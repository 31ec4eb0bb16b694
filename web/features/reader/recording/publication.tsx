import { useState } from 'react'
import type { Narration } from '#contract/narrations.ts'
import { sentenceOf } from '../../../api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { isDone } from './page-list.tsx'
import { useNarrationChange } from './queries.ts'

/** How many pages are left, and whether readers hear the book. Without pages, what was recorded can be taken back alone. */
export function Publication({ bookId, narration }: { bookId: number; narration: Narration }) {
  const { narrator, is_published: isPublished, pages } = narration
  const left = pages.filter((page) => !isDone(page)).length
  const publishing = useNarrationChange(bookId)
  const deleting = useNarrationChange(bookId)
  const [isAsking, setAsking] = useState(false)
  const close = () => {
    setAsking(false)
    deleting.reset()
  }
  const publish = () =>
    publishing.mutate(
      { kind: 'publish', isPublished: !isPublished },
      {
        onSuccess: (now) =>
          showToast.success(
            now.is_published ? 'Readers can now hear the recordings.' : 'Readers can no longer hear the recordings.',
          ),
        onError: (failure) => showToast.error(sentenceOf(failure)),
      },
    )
  return (
    <section
      aria-label="For readers"
      className="flex flex-wrap items-center gap-3 rounded-lg bg-surface px-6 py-5 shadow-rest"
    >
      <p className="min-w-0 grow basis-64">
        {pages.length > 0
          ? sentenceFor(narrator, isPublished, left)
          : `The recordings of ${narrator} are still stored. You can delete them.`}
      </p>
      {(pages.length > 0 || isPublished) && (
        <Button
          tone={left === 0 && !isPublished ? 'main' : 'quiet'}
          isBusy={publishing.isPending}
          busyLabel="Saving…"
          onClick={publish}
        >
          {isPublished ? 'Unpublish' : 'Publish'}
        </Button>
      )}
      <Button tone="quiet" onClick={() => setAsking(true)}>
        Delete the recordings
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Delete the recordings?"
        confirm={{ label: 'Delete them', busyLabel: 'Deleting…', tone: 'danger' }}
        keep="Keep them"
        isBusy={deleting.isPending}
        failure={
          deleting.error
            ? { title: 'The recordings were not deleted', sentence: sentenceOf(deleting.error) }
            : undefined
        }
        onConfirm={() => deleting.mutate({ kind: 'delete' }, { onSuccess: close })}
        onClose={close}
      >
        <p>{`Everything that ${narrator} has read of this book will be deleted for good. Readers will hear the voice of their device instead.`}</p>
      </ConfirmDialog>
    </section>
  )
}

function sentenceFor(narrator: string, isPublished: boolean, left: number): string {
  const pages = left === 1 ? '1 page' : `${left} pages`
  if (isPublished && left === 0) return `Readers hear ${narrator}.`
  if (isPublished) return `Readers hear ${narrator}, and on ${pages} the voice of their device, until you record them.`
  return left === 0
    ? 'Everything is recorded. Listen to it once more, then publish it.'
    : `${pages} to go. Until you publish it, only operators can hear it.`
}
