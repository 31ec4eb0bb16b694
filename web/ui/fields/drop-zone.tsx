import { type DragEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'

interface DropZoneProps {
  id: string
  /** What the file dialog offers, as the attribute of the same name. */
  accept: string
  /** The ids of what names it, in place of its own text, and of what says more. */
  labelledBy?: string
  describedBy: string
  isInvalid?: boolean
  inputRef?: RefObject<HTMLInputElement | null>
  onTake: (file: File) => void
  /** A picture and what to do. */
  children: ReactNode
}

/** A large target for one file: by dragging it here, by choosing it, by keyboard. The same file can be chosen again. */
export function DropZone(props: DropZoneProps) {
  const { id, accept, labelledBy, describedBy, isInvalid, inputRef, onTake, children } = props
  const [isOver, setOver] = useState(false)
  const ownRef = useRef<HTMLInputElement>(null)
  const input = inputRef ?? ownRef
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file) onTake(file)
  }
  const takeChosen = () => {
    if (!input.current) return
    take(input.current.files)
    input.current.value = ''
  }
  // A file may have been chosen before hydration.
  const takeFirst = useEffectEvent(takeChosen)
  useEffect(() => takeFirst(), [])
  const drag = (isHere: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isHere)
  }
  return (
    <div>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        className="peer sr-only"
        {...(labelledBy && { 'aria-labelledby': labelledBy })}
        aria-describedby={describedBy}
        {...(isInvalid && { 'aria-invalid': true })}
        onChange={takeChosen}
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
        {children}
      </label>
    </div>
  )
}
