import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { putFileBack } from '#contract/library.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { longDay } from '../../ui/text/moment.ts'
import { fileBeforeQuery } from './queries.ts'

/** Offers the PDF that a resource had before the last one, until the next one comes. */
export function FileBefore({ resourceId, onPutBack }: { resourceId: number; onPutBack: () => void }) {
  const { data } = useQuery(fileBeforeQuery(resourceId))
  const [isAsking, setAsking] = useState(false)
  const client = useQueryClient()
  const putting = useMutation({
    mutationFn: () => call(putFileBack, { params: { id: String(resourceId) } }),
    onSuccess: ({ is_draft }) => {
      void client.invalidateQueries({ queryKey: ['resources'] })
      setAsking(false)
      showToast.success(`The PDF before is back.${is_draft ? ' Until you publish it, only operators can see it.' : ''}`)
      onPutBack()
    },
  })
  if (!data?.before) return null
  const { replaced_time: replaced, page_count: pages } = data.before
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm">
        The PDF that was replaced on {longDay(replaced)} ({pages === 1 ? '1 page' : `${pages} pages`}) is kept until you
        choose another one.
      </p>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        Put it back…
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Put the PDF before back?"
        confirm={{ label: 'Put it back', busyLabel: 'Putting it back…' }}
        keep="Keep this one"
        isBusy={putting.isPending}
        failure={putting.error ? { title: 'It was not put back', sentence: sentenceOf(putting.error) } : undefined}
        onConfirm={() => putting.mutate()}
        onClose={() => {
          setAsking(false)
          putting.reset()
        }}
      >
        <p>
          Readers get the PDF before, with what was taught with it on the day it was replaced. What has been written
          beside the pages since then goes with the PDF of now, which is kept in its place: you can exchange them again.
        </p>
      </ConfirmDialog>
    </div>
  )
}
