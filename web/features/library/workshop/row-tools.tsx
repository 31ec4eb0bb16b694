import { X } from 'lucide-react'
import { MoveButtons } from './move-buttons.tsx'

interface RowToolsProps {
  /** What the row is, as people call it: "word 2". */
  name: string
  index: number
  count: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** Moves a row among its neighbours, or takes it out. */
export function RowTools({ name, index, count, onMove, onRemove }: RowToolsProps) {
  return (
    <span className="flex shrink-0 items-center justify-self-end">
      <MoveButtons name={name} index={index} count={count} onMove={onMove} />
      <button type="button" aria-label={`Take out ${name}`} className="workshop-tool" onClick={onRemove}>
        <X aria-hidden />
      </button>
    </span>
  )
}
