import { ArrowDown, ArrowUp } from 'lucide-react'
import type { KeyboardEvent } from 'react'

interface MoveButtonsProps {
  /** What is moved, as people call it. */
  name: string
  /** Its place, from 0, and how many there are. */
  index: number
  count: number
  onMove: (by: -1 | 1) => void
}

const look =
  'grid size-11 cursor-pointer desktop:w-8 place-items-center rounded-sm text-ink hover:bg-accent-soft hover:text-on-accent-soft aria-disabled:cursor-default aria-disabled:text-ink-soft/50'

/** Moves an item up and down. The arrow keys do the same on either button, and the focus follows the item. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const move = (by: -1 | 1) => {
    const wanted = index + by
    if (wanted >= 0 && wanted < count) onMove(by)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <span className="flex shrink-0 flex-col tablet:flex-row">
      <button
        type="button"
        aria-label={`Move ${name} up`}
        aria-disabled={index === 0 || undefined}
        className={look}
        onClick={() => move(-1)}
        onKeyDown={handleKey}
      >
        <ArrowUp aria-hidden className="size-5" />
      </button>
      <button
        type="button"
        aria-label={`Move ${name} down`}
        aria-disabled={index === count - 1 || undefined}
        className={look}
        onClick={() => move(1)}
        onKeyDown={handleKey}
      >
        <ArrowDown aria-hidden className="size-5" />
      </button>
    </span>
  )
}
