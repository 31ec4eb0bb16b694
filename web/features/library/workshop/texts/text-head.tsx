import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Resource } from '#contract/resources.ts'
import { deleteText, type EditedText, type StoryPage } from '#contract/text-editing.ts'
import { isEasier, nameOfText } from '#contract/texts.ts'
import { sentenceOf } from '../../../../api/api-error.ts'
import { call } from '../../../../api/call.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.tsx'
import { showToast } from '../../../../ui/feedback/toast.ts'
import { Mark } from '../../../../ui/lists/mark.tsx'
import { boxesToFill, counted, yearRemark } from './boxes.ts'
import { fullNameOf } from './names.ts'
import { textsQuery } from './queries.ts'
import { usePublishText } from './use-text.ts'

interface TextHeadProps {
  resource: Resource
  story: readonly StoryPage[]
  text: EditedText
  /** How many boxes beside words of the story are empty. */
  missing: number
  onDeleted: () => void
}

/** How far a text is, and what can be done with it as a whole. */
export function TextHead({ resource, story, text, missing, onDeleted }: TextHeadProps) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<'publish' | 'delete' | null>(null)
  const publishing = usePublishText(resource.id, text.id)
  const deleting = useMutation({
    mutationFn: () => call(deleteText, { params: { id: String(resource.id), text: String(text.id) } }),
    onSuccess: (texts) => {
      client.setQueryData(textsQuery(resource.id).queryKey, texts)
      setAsked(null)
      onDeleted()
    },
  })
  const name = fullNameOf(text.language)
  const all = boxesToFill(story, text).length
  const thing = isEasier(text) ? 'page' : 'paragraph'
  const outdated = text.pages.filter(({ is_outdated }) => is_outdated).length
  const setPublished = (isPublished: boolean) =>
    publishing.mutate(isPublished, {
      onSuccess: () => {
        setAsked(null)
        showToast.success(isPublished ? 'Readers have this text now.' : 'Readers no longer have this text.')
      },
      onError: (error) => {
        if (!isPublished) showToast.error(sentenceOf(error))
      },
    })
  const ask = (what: 'publish' | 'delete') => {
    publishing.reset()
    deleting.reset()
    setAsked(what)
  }
  const canReset = text.ships && text.is_edited
  // Only a text that was begun here may be published before somebody has checked it.
  const needsChecker = text.ships && !isEasier(text) && text.checked_by === '' && !text.is_published
  return (
    <section className="flex flex-wrap items-start justify-between gap-4" aria-label={name}>
      <div className="grid min-w-0 gap-1">
        <h3 className="flex flex-wrap items-center gap-3 font-bold font-heading text-lg">
          {name}
          <Mark>{text.is_published ? 'Published' : 'Not published'}</Mark>
          {text.ships && <Mark>{text.is_edited ? 'Came with the book, changed here' : 'Came with the book'}</Mark>}
        </h3>
        <p role="status">
          {missing === 0
            ? `All ${counted(all, thing)} written.`
            : `${counted(all - missing, thing)} of ${all} written, ${missing} missing.`}
          {outdated > 0 &&
            ` The story has changed since on ${counted(outdated, 'page')}: look through ${outdated === 1 ? 'it' : 'them'}.`}
          {isEasier(text) && ` ${yearRemark(text)}`}
        </p>
        {needsChecker && (
          <p>
            It came with the book, and nobody has checked it yet. Enter below which reader of{' '}
            {nameOfText(text.language)} has checked it, and then publish it.
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {text.is_published ? (
          <Button
            tone="quiet"
            isBusy={publishing.isPending}
            busyLabel="Taking it back…"
            onClick={() => setPublished(false)}
          >
            Take it back
          </Button>
        ) : (
          !needsChecker && <Button onClick={() => ask('publish')}>Publish</Button>
        )}
        {(canReset || !text.ships) && (
          <Button tone="quiet" onClick={() => ask('delete')}>
            {canReset ? 'Go back to the text that came' : 'Delete'}
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={asked === 'publish'}
        title={`Publish ${isEasier(text) ? 'the easier words' : name}?`}
        confirm={{ label: 'Publish', busyLabel: 'Publishing…' }}
        keep="Not yet"
        isBusy={publishing.isPending}
        failure={
          publishing.error ? { title: 'It is not published', sentence: sentenceOf(publishing.error) } : undefined
        }
        onConfirm={() => setPublished(true)}
        onClose={() => setAsked(null)}
      >
        <p>Everybody who may read the book can choose it then, and classes too.</p>
        {missing > 0 && (
          <p className="mt-3">
            {counted(missing, thing)} {missing === 1 ? 'has' : 'have'} no words yet. Readers see the story there.
          </p>
        )}
        {!isEasier(text) && text.checked_by === '' && (
          <p className="mt-3">Nobody is named who has checked it, and readers are told so.</p>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'delete'}
        title={canReset ? 'Go back to the text that came with the book?' : `Delete ${name}?`}
        confirm={{
          ...(canReset
            ? { label: 'Go back to it', busyLabel: 'Going back…' }
            : { label: 'Delete', busyLabel: 'Deleting…' }),
          tone: 'danger',
        }}
        keep="Keep it"
        isBusy={deleting.isPending}
        failure={deleting.error ? { title: 'Nothing has changed', sentence: sentenceOf(deleting.error) } : undefined}
        onConfirm={() => deleting.mutate()}
        onClose={() => setAsked(null)}
      >
        <p>
          Everything that was written here is lost{text.is_published && ', and readers no longer have the text'}.
          Download it first if you may need it.
        </p>
      </ConfirmDialog>
    </section>
  )
}
