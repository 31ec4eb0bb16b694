import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { createResource, type UploadedPdf, updateResource } from '#contract/library.ts'
import type { Resource } from '#contract/resources.ts'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { categoriesQuery } from '../../api/categories-query.ts'
import { uploadPicture } from '../../api/upload-picture.ts'
import { savedButNotLater } from '../../forms/saved-but-not-later.ts'
import { useForm } from '../../forms/use-form.ts'
import { useVersion } from '../../forms/use-version.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { ImageUploadField } from '../../ui/fields/image-upload-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FileBefore } from './file-before.tsx'
import { OperatorFields } from './operator-fields.tsx'
import { PdfField } from './pdf-field.tsx'
import { useLibraryChanged } from './queries.ts'
import { ReplacementNotice } from './replacement-notice.tsx'
import { bodyOf, draftOf, titleFrom } from './resource-draft.ts'
import { usePdfUpload } from './use-pdf-upload.ts'
import { useSubmitAfter } from './use-submit-after.ts'
import { storybook, workshopPath } from './wording.ts'

interface ResourceFormProps {
  /** The resource to edit; undefined creates one. */
  resource?: Resource
  /** Loads the resource as it is stored now. */
  reload?: () => Promise<Resource | undefined>
  /** Whether to show the fields for operators. */
  isOperator?: boolean
  /** The path to return to. */
  home: string
}

/** PDF, cover, title, category and description; for operators the audience too. */
export function ResourceForm({ resource, reload, isOperator = false, home }: ResourceFormProps) {
  const navigate = useNavigate()
  const refresh = useLibraryChanged()
  const { data: categories = [] } = useQuery(categoriesQuery)
  const [stored, setStored] = useState(resource)
  const [values, setValues] = useState(() => draftOf(resource))
  const [uploaded, setUploaded] = useState<UploadedPdf | null>(null)
  const [isCoverTouched, setCoverTouched] = useState(false)
  /** The upload whose author accepts what goes with the PDF before it. */
  const [accepted, setAccepted] = useState('')
  const { version, setVersion, onFailed } = useVersion(resource?.version ?? 0, async () => reload?.())
  const change = (changed: Partial<typeof values>) => setValues((before) => ({ ...before, ...changed }))
  const upload = usePdfUpload((answer, fileName) => {
    setUploaded(answer)
    setValues((before) => ({ ...before, pdf: answer.pdf, title: before.title || answer.title || titleFrom(fileName) }))
  })
  const isBook = isOperator && values.category === storybook
  const form = useForm(createResource, {
    values,
    onChange: change,
    toInput: (draft) => bodyOf(draft, isCoverTouched),
    fieldAt: (path) => path.replace(/^themes\.\d+$/, 'themes'),
    send: (draft) => {
      const { image = '', ...body } = bodyOf(draft, isCoverTouched)
      if (!stored) return call(createResource, { body: { ...body, image, ...(isBook && { is_draft: true }) } })
      return call(updateResource, {
        params: { id: String(stored.id) },
        body: {
          ...body,
          ...(isCoverTouched && { image }),
          ...(accepted === draft.pdf && { accepts_loss: true }),
          version,
        },
      })
    },
    onFailed,
    onDone: (saved, _, later) => {
      void refresh()
      if (later) {
        setStored(saved)
        setVersion(saved.version)
        setValues({ ...draftOf(saved), ...later })
        if (!('pdf' in later)) setUploaded(null)
        setCoverTouched('image' in later)
        showToast.success(savedButNotLater(`“${saved.title}”`))
        return undefined
      }
      showToast.success(stored ? `“${saved.title}” has been saved.` : `“${saved.title}” has been added.`)
      void navigate(stored || !isBook ? home : workshopPath(saved.id))
      return undefined
    },
  })
  const { field, errors, problems, attempt, sending, formProps } = form
  const { isWaiting, submitProps } = useSubmitAfter(upload, formProps, (uploaded?.warnings.length ?? 0) > 0)
  return (
    <form {...submitProps} className="mt-8 grid max-w-[38rem] gap-6 rounded-lg bg-surface p-6 shadow-rest phone:p-8">
      <ErrorSummary problems={problems} attempt={attempt} />
      {stored && isUnpublishable(sending.error) && (
        <p>
          <Link to={workshopPath(stored.id, 'checks')} className="link font-bold">
            See what is missing, in its workshop
          </Link>
        </p>
      )}
      <PdfField
        id="pdf"
        present={uploaded ?? stored ?? null}
        isNew={uploaded !== null}
        upload={upload}
        refusal={errors.pdf}
      />
      {stored && uploaded && (
        <ReplacementNotice
          resourceId={stored.id}
          pdf={uploaded.pdf}
          isAccepted={accepted === uploaded.pdf}
          onAccept={(isAccepted) => setAccepted(isAccepted ? uploaded.pdf : '')}
        />
      )}
      {stored && !uploaded && <FileBefore resourceId={stored.id} onPutBack={() => void navigate(home)} />}
      <TextField {...field('title')} label="Title" autoComplete="off" />
      <SelectField
        {...field('category')}
        label="Category"
        {...(isOperator && { hint: 'Storybooks open as a book. Everything else opens with a toolbar.' })}
        options={[
          { value: '', label: 'Choose a category' },
          // Only operators publish storybooks.
          ...categories
            .filter(({ name }) => isOperator || name !== storybook || name === values.category)
            .map(({ name, title }) => ({ value: name, label: title })),
        ]}
      />
      <TextArea
        {...field('description')}
        label="Description (optional)"
        hint="One or two sentences that appear next to it on the shelf."
        rows={3}
      />
      <ImageUploadField
        id="image"
        label="Cover (optional)"
        hint="PNG, JPEG, WebP, GIF or AVIF. Without one, the first page is the cover."
        value={isCoverTouched ? values.image : ''}
        onChange={(image) => {
          setCoverTouched(true)
          change({ image })
        }}
        send={uploadPicture}
        refusal={errors.image}
      />
      {isBook && stored && (
        <p>
          <Link to={workshopPath(stored.id)} className="link font-bold">
            Open its workshop
          </Link>
          : pictures in words, questions, words to explain, the lesson.
        </p>
      )}
      {isOperator && <OperatorFields form={form} resource={stored} isReplaced={Boolean(stored && uploaded)} />}
      <div>
        <Button
          type="submit"
          isBusy={sending.isPending || isWaiting}
          busyLabel={isWaiting ? 'Waiting for the PDF…' : 'Saving…'}
        >
          {stored ? 'Save' : 'Add it'}
        </Button>
        <p role="status" className="mt-2 empty:hidden">
          {isWaiting && `We will ${stored ? 'save' : 'add'} it as soon as the PDF has been uploaded.`}
        </p>
      </div>
    </form>
  )
}

/** Whether a storybook was not published because something about it is missing. */
const isUnpublishable = (error: Error | null) =>
  error instanceof ApiError && (error.code === 'resource/has-walls' || error.code === 'resource/not-ready')
