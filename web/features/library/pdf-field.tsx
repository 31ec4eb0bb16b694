import { FileUp } from 'lucide-react'
import type { UploadedPdf } from '#contract/library.ts'
import { classNames } from '../../ui/class-names.ts'
import { DropZone } from '../../ui/fields/drop-zone.tsx'
import { UploadProgress } from '../../ui/fields/upload-progress.tsx'
import { Thumbnail } from './thumbnail.tsx'
import type { usePdfUpload } from './use-pdf-upload.ts'
import { leftOut, pages, warningSentences } from './wording.ts'

interface PdfFieldProps {
  id: string
  /** The present PDF: just uploaded, or the resource's own. */
  present: (Pick<UploadedPdf, 'image' | 'page_count'> & Partial<Pick<UploadedPdf, 'dropped' | 'warnings'>>) | null
  isNew: boolean
  upload: ReturnType<typeof usePdfUpload>
  /** The validation error. */
  refusal: string | undefined
}

/** Uploads a PDF, dropped or chosen, at once and shows its first page. */
export function PdfField({ id, present, isNew, upload: { sent, problem, start, cancel }, refusal }: PdfFieldProps) {
  const error = problem || refusal
  const isSending = sent !== null
  return (
    <div className={classNames('grid gap-1', error && 'border-danger border-l-4 pl-4')}>
      <label htmlFor={id} id={`${id}-label`} className="font-bold">
        PDF
      </label>
      <p id={`${id}-hint`} className="text-ink-soft text-sm">
        Up to 50 MB, without a password. We will remove scripts, attached files, sound and video.
      </p>
      {error && (
        <p id={`${id}-error`} className="font-bold text-danger">
          {error}
        </p>
      )}
      <DropZone
        id={id}
        accept="application/pdf,.pdf"
        labelledBy={`${id}-label`}
        describedBy={classNames(`${id}-hint`, error && `${id}-error`)}
        isInvalid={error !== undefined && error !== ''}
        onTake={(file) => void start(file)}
      >
        {present && !isSending ? (
          <Thumbnail key={present.image} image={present.image} />
        ) : (
          <FileUp aria-hidden className="size-10 shrink-0 text-accent-ink" />
        )}
        <span className="min-w-0">
          <span role="status" className="block font-bold">
            {isSending && (sent < 1 ? `Sending… ${Math.round(sent * 100)} %` : 'Checking the PDF…')}
            {!isSending &&
              present &&
              (isNew ? `PDF uploaded: ${pages(present.page_count)}` : pages(present.page_count))}
          </span>
          {!isSending && (
            <>
              {present ? 'Drag another one here, or ' : 'Drag a PDF here, or '}
              <span className="link">{present ? 'choose another one' : 'choose one'}</span>
            </>
          )}
        </span>
      </DropZone>
      {!isSending && present?.dropped && present.dropped.length > 0 && (
        <p role="status" className="mt-1">
          {leftOut(present.dropped)}
        </p>
      )}
      {!isSending && present?.warnings && present.warnings.length > 0 && (
        <div role="status" className="mt-1 border-accent border-l-4 pl-4">
          <p className="font-bold">Readers will not see this PDF as you do</p>
          <ul className="mt-1 grid gap-1">
            {warningSentences(present.warnings).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      {isSending && (
        <div className="mt-1">
          <UploadProgress label="Uploading the PDF" sent={sent} onCancel={cancel} />
        </div>
      )}
    </div>
  )
}
