import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errors } from '#contract/errors.ts'
import { addUsersCsv } from '#contract/invitations.ts'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { upload } from '../../api/upload.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { FileDrop } from '../../ui/fields/file-drop.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { ImportResult, importSentences } from './import-result.tsx'
import { useRefreshInvitations } from './queries.ts'

const maxBytes = 1_048_576

/** `columns`: the numbers of those that have the addresses of parents, such as `2,3`. */
interface Sent {
  file: File
  columns?: string
}

/** Imports a CSV file, dropped or chosen, at once and shows the result for each line. */
export function CsvUpload() {
  const [sent, setSent] = useState(0)
  const refresh = useRefreshInvitations()
  const { mutate, isPending, data, error, variables } = useMutation({
    mutationFn: async ({ file, columns }: Sent) => {
      setSent(0)
      if (file.size > maxBytes) throw new ApiError('invitation/too-large', 413, errors['invitation/too-large'].message)
      return upload(addUsersCsv, file, { onProgress: setSent, ...(columns && { fields: { columns } }) })
    },
    onSuccess: (report) => showToast.success(importSentences(report)),
    onError: (failure) => {
      if (!(failure instanceof ApiError && failure.code === 'invitation/which-columns'))
        showToast.error(sentenceOf(failure))
    },
    onSettled: refresh,
  })
  const isAsking = error instanceof ApiError && error.code === 'invitation/which-columns' && variables !== undefined
  return (
    <div className="grid gap-4">
      <FileDrop
        id="parents-file"
        label="Upload a CSV file"
        accept=".csv,.txt,text/csv,text/plain"
        hintId="parents-file-hint"
        onTake={(file) => !isPending && mutate({ file })}
      />
      <div role="status" className="grid gap-4">
        {isPending && <Sending name={variables.file.name} sent={sent} />}
        {data && !isPending && <ImportResult report={data} />}
      </div>
      {error && !isPending && !isAsking && <Refused error={error} />}
      {isAsking && !isPending && (
        <ColumnChoice
          sentence={sentenceOf(error)}
          columns={error.fields}
          onChoose={(columns) => mutate({ file: variables.file, columns })}
        />
      )}
    </div>
  )
}

function Sending({ name, sent }: { name: string; sent: number }) {
  const isThere = sent >= 1
  return (
    <div className="grid gap-1">
      <p className="break-all">{isThere ? `Reading ${name}…` : `Sending ${name}… ${Math.round(sent * 100)} %`}</p>
      <progress
        aria-label={`Importing ${name}`}
        className="h-2 w-full accent-accent"
        {...(!isThere && { value: sent })}
      />
    </div>
  )
}

/** Nothing was imported; shows the lines that the server names, with their reasons. */
function Refused({ error }: { error: Error }) {
  const lines = Object.entries(error instanceof ApiError ? error.fields : {})
  return (
    <Notice tone="danger" title="Nothing was imported" isUrgent>
      <p>{sentenceOf(error)}</p>
      <ul className="grid gap-1 text-sm">
        {lines.map(([line, reason]) => (
          <li key={line} className="wrap-anywhere">
            <b className="inline-block first-letter:uppercase">{line}:</b> {reason}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
