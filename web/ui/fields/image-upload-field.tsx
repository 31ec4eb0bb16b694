import { ImageUp } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { Tooltip } from '../feedback/tooltip.tsx'
import { DropZone } from './drop-zone.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { type SendFile, useUpload } from './use-upload.ts'

interface ImageUploadFieldProps {
  label: string
  hint?: string
  tooltip?: string
  /** The address of the uploaded picture, `""` for none. */
  value: string
  onChange: (image: string) => void
  /** Uploads it. The message of what it throws is shown at the field. */
  send: SendFile<string>
  id?: string
  /** What the server says of the picture when the form is sent. */
  refusal?: string | undefined
}

const done = 'Image uploaded sucessfully.'
const failed = 'Unable to upload your image'
const unfinished = 'The picture is still being uploaded. Wait until it has finished, or cancel it.'
const inDoubt = 'PNG, JPEG, WebP, GIF or AVIF.'

/** Takes a picture by drag and drop or by choosing a file, uploads it at once, and shows it. */
export function ImageUploadField(props: ImageUploadFieldProps) {
  const { label, hint, tooltip, value, onChange, send, id: givenId, refusal } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const { sent, isUploaded, problem, start, cancel, forget } = useUpload({
    send,
    sentenceOf: (error) => (error instanceof Error ? error.message : failed),
    toast: failed,
    onUploaded: onChange,
  })
  const isSending = sent !== null
  const error = problem || (refusal === unfinished && !isSending ? undefined : refusal)
  // A form that is submitted meanwhile asks its controls.
  useEffect(() => input.current?.setCustomValidity(isSending ? unfinished : ''), [isSending])
  const remove = () => {
    onChange('')
    forget()
    input.current?.focus()
  }
  return (
    <div className={classNames('grid gap-1', error && 'border-danger border-l-4 pl-4')}>
      <div className="flex items-center gap-1">
        <label htmlFor={id} id={`${id}-label`} className="font-bold">
          {label}
        </label>
        {tooltip && <Tooltip about={label.toLowerCase()}>{tooltip}</Tooltip>}
      </div>
      <p id={`${id}-hint`} className="text-ink-soft text-sm">
        {hint ?? inDoubt}
      </p>
      {error && (
        <p id={`${id}-error`} className="font-bold text-danger">
          {error}
        </p>
      )}
      <DropZone
        inputRef={input}
        id={id}
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
        labelledBy={`${id}-label`}
        describedBy={classNames(`${id}-hint`, error && `${id}-error`)}
        isInvalid={error !== undefined && error !== ''}
        onTake={(file) => void start(file)}
      >
        {value && !isSending ? (
          <img
            src={value}
            alt="The one you uploaded"
            className="size-20 shrink-0 rounded-sm bg-paper object-contain"
            // Unused uploads are deleted after a day.
            onError={remove}
          />
        ) : (
          <ImageUp aria-hidden className="size-10 shrink-0 text-accent-ink" />
        )}
        <span className="min-w-0">
          <span role="status" className="block font-bold">
            {isUploaded && !isSending && done}
          </span>
          {isSending ? (
            `Uploading… ${Math.round(sent * 100)} %`
          ) : (
            <>
              {value ? 'Drag another one here, or ' : 'Drag a picture here, or '}
              <span className="link">{value ? 'choose another one' : 'choose one'}</span>
            </>
          )}
        </span>
      </DropZone>
      {isSending && <UploadProgress label={`Uploading ${label.toLowerCase()}`} sent={sent} onCancel={cancel} />}
      {value && !isSending && (
        <div className="mt-1">
          <Button tone="quiet" onClick={remove}>
            Remove it
          </Button>
        </div>
      )}
    </div>
  )
}
