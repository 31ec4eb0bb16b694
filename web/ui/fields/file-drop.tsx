import { FileUp } from 'lucide-react'
import { DropZone } from './drop-zone.tsx'

interface FileDropProps {
  id: string
  label: string
  /** What the file dialog offers, as the attribute of the same name. */
  accept: string
  /** The id of what says more. */
  hintId: string
  onTake: (file: File) => void
}

/** A drop zone that is named by what it takes. */
export function FileDrop({ id, label, accept, hintId, onTake }: FileDropProps) {
  return (
    <DropZone id={id} accept={accept} describedBy={hintId} onTake={onTake}>
      <FileUp aria-hidden className="size-10 shrink-0 text-accent-ink" />
      <span className="min-w-0">
        <span className="block font-bold">{label}</span>
        Drag it here, or <span className="link whitespace-nowrap">choose it</span>
      </span>
    </DropZone>
  )
}
