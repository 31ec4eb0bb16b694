import { FileUp } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { classNames } from './class-names.ts'

interface FileDropProps {
  id: string
  label: string
  /** What the file dialog offers, as the attribute of the same name. */
  accept: string
  /** The id of what says more. */
  hintId: string
  onTake: (file: File) => void
}

/** A large target for one file: by dragging it here, by choosing it, by keyboard. */
export function FileDrop({ id, label, accept, hintId, onTake }: FileDropProps) {
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file) onTake(file)
  }
  const drag = (isHere: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isHere)
  }
  return (
    <div>
      <input
        id={id}
        type="file"
        accept={accept}
        className="peer sr-only"
        aria-describedby={hintId}
        onChange={(event) => {
          take(event.target.files)
          // The same file may be chosen again, corrected.
          event.target.value = ''
        }}
      />
      <label
        htmlFor={id}
        className={classNames(
          'flex min-h-32 cursor-pointer items-center gap-4 rounded-md border-2 border-dashed p-4 peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2',
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
        <FileUp aria-hidden className="size-10 shrink-0 text-accent-ink" />
        <span className="min-w-0">
          <span className="block font-bold">{label}</span>
          Drag it here, or <span className="link whitespace-nowrap">choose it</span>
        </span>
      </label>
    </div>
  )
}
