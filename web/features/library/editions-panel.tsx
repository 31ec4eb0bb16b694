import './editions-panel.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { type Edition, type EditionKind, maxEditionBytes, removeEdition, uploadEdition } from '#contract/editions.ts'
import { errors } from '#contract/errors.ts'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { upload } from '../../api/upload.ts'
import { editionFacts } from '../../domain/editions.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { useUpload } from '../../ui/fields/use-upload.ts'
import { Section } from '../../ui/page/section.tsx'
import { editionsQuery } from './queries.ts'

/** What the file dialog offers for each kind. */
const accepted: Record<EditionKind, string> = {
  booklet: '.pdf,application/pdf',
  colouring: '.pdf,application/pdf',
  'word-card': '.pdf,application/pdf',
  'large-print': '.pdf,application/pdf',
  epub: '.epub,application/epub+zip',
  'flowing-epub': '.epub,application/epub+zip',
  text: '.txt,text/plain',
  braille: '.brf',
  word: '.docx',
}

/** The other forms in which a resource can be had: which there are, why another cannot be made, and a place to upload a better one. */
export function EditionsPanel({ resourceId }: { resourceId: number }) {
  const id = useId()
  const { data, error, refetch } = useQuery(editionsQuery(resourceId))
  const own = data?.filter(({ of, language }) => of === resourceId && language === null) ?? []
  if (error && !data) return <LoadFailure title="We could not load its editions" error={error} onRetry={refetch} />
  if (own.length === 0) return null
  return (
    <Section id={id} title="Editions" className="mt-8 max-w-[38rem] rounded-lg bg-surface p-6 shadow-rest phone:p-8">
      <p className="mt-2 text-ink-soft">
        The portal makes these from the PDF. If you have a better one, upload it: readers get yours, and are told that
        you have made it.
      </p>
      <ul className="editions">
        {own.map((edition) => (
          <li key={edition.kind}>
            <EditionRow edition={edition} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function EditionRow({ edition }: { edition: Edition }) {
  const { of, kind } = edition
  const { name, format, icon: Icon } = editionFacts[kind]
  const input = useRef<HTMLInputElement>(null)
  const client = useQueryClient()
  const params = { id: String(of), kind }
  const show = (editions: Edition[]) => {
    client.setQueryData(editionsQuery(of).queryKey, (before: Edition[] = []) => [
      ...editions,
      ...before.filter((one) => one.of !== of),
    ])
  }
  const removing = useMutation({
    mutationFn: () => call(removeEdition, { params }),
    onSuccess: (editions) => {
      show(editions)
      showToast.success(`${name}: your file has been removed.`)
    },
    onError: (failure) => showToast.error(sentenceOf(failure)),
  })
  const { sent, problem, start, cancel } = useUpload<Edition[]>({
    send: (file, options) => upload(uploadEdition, file, { ...options, params }),
    limit: { bytes: maxEditionBytes, sentence: errors['resource/edition-too-large'].message },
    sentenceOf: (failure) => (failure instanceof ApiError ? failure.message : sentenceOf(failure as Error)),
    onUploaded: (editions) => {
      show(editions)
      showToast.success(`${name}: readers get your file from now on.`)
    },
  })
  const isOwn = edition.made_by !== 'portal'
  return (
    <>
      <Icon aria-hidden size={22} className="editions-icon" />
      <div className="min-w-0">
        <h3>{name}</h3>
        <p className="text-ink-soft">{stateOf(edition, format)}</p>
        {problem && (
          <p role="alert" className="font-bold text-danger">
            {problem}
          </p>
        )}
      </div>
      <div className="editions-buttons">
        <input
          ref={input}
          type="file"
          accept={accepted[kind]}
          className="sr-only"
          tabIndex={-1}
          aria-label={`File for ${name}`}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) void start(file)
            currentTarget.value = ''
          }}
        />
        {sent === null ? (
          <Button tone="quiet" onClick={() => input.current?.click()}>
            {isOwn ? 'Replace' : 'Upload'} <span className="sr-only">{name}</span>
          </Button>
        ) : (
          <Button tone="quiet" onClick={cancel}>
            {sent < 1 ? `${Math.round(sent * 100)} %: cancel` : 'Checking…'}
          </Button>
        )}
        {isOwn && (
          <Button tone="quiet" isBusy={removing.isPending} busyLabel="Removing…" onClick={() => removing.mutate()}>
            Remove <span className="sr-only">{name}</span>
          </Button>
        )}
      </div>
    </>
  )
}

function stateOf({ bytes, problem, remedy, made_by: madeBy, is_older: isOlder }: Edition, format: string): string {
  if (problem) return [problem, remedy].filter(Boolean).join(' ')
  if (madeBy === 'portal')
    return bytes > 0 ? `${format}, made by the portal` : `${format}, made when somebody asks for it`
  return isOlder
    ? `${format}, yours. It was uploaded for the PDF before: check that it still fits.`
    : `${format}, yours`
}
