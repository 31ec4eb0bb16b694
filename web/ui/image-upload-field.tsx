import { ImageUp } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Tooltip } from './tooltip.tsx'
import { type SendImage, useImageUpload } from './use-image-upload.ts'

interface ImageUploadFieldProps {
  label: string
  hint?: string
  tooltip?: string
  /** The address of the uploaded picture, `""` for none. */
  value: string
  onChange: (image: string) => void
  send: SendImage
  id?: string
  /** What the server says of the picture when the form is sent. */
  refusal?: string | undefined
}

const done = 'Image uploaded sucessfully.'
const inDoubt = 'PNG, JPEG or WebP, up to 5 MB.'

/** Takes a picture by drag and drop or by choosing a file, uploads it at once, and shows it. */
export function ImageUploadField(props: ImageUploadFieldProps) {
  const { label, hint, tooltip, value, onChange, send, id: givenId, refusal } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { sent, isUploaded, error: failure, start, cancel, forget } = useImageUpload(send, onChange)
  const error = failure ?? refusal
  const isSending = sent !== null
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0]
    if (file) void start(file)
  }
  const drag = (isHere: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isHere)
  }
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
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        className="peer sr-only"
        aria-labelledby={`${id}-label`}
        aria-describedby={classNames(`${id}-hint`, error && `${id}-error`)}
        {...(error && { 'aria-invalid': true })}
        onChange={(event) => {
          take(event.target.files)
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
      <label
        htmlFor={id}
        className={classNames(
          'mt-1 flex min-h-28 cursor-pointer items-center gap-4 rounded-md border-2 border-dashed p-4 peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2',
          isOver ? 'border-accent-ink bg-accent-soft text-on-accent-soft' : 'border-ink-soft bg-raised',
        )}
        onDragEnter={drag(true)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event)
          take(event.dataTransfer.files)
        }}
      >
        {value && !isSending ? (
          <img
            src={value}
            alt="The one you uploaded"
            className="size-20 shrink-0 rounded-sm bg-paper object-contain"
            // What nobody used is deleted after a day.
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
      </label>
      {isSending && (
        <div className="flex items-center gap-4">
          <progress value={sent} aria-label={`Uploading ${label.toLowerCase()}`} className="h-2 grow accent-accent" />
          <Button tone="quiet" onClick={cancel}>
            Cancel
          </Button>
        </div>
      )}
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
