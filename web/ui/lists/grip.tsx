import { GripVertical } from 'lucide-react'
import type { ComponentProps } from 'react'

/** Where a row is taken to be moved; the rest comes from `useDrag`. */
export function Grip({ name, ...handlers }: { name: string } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={`Move ${name}: arrow keys, or drag`}
      aria-keyshortcuts="ArrowUp ArrowDown"
      className="relative z-1 grid h-11 w-8 cursor-grab touch-none place-items-center rounded-sm text-ink-soft hover:bg-accent-soft hover:text-on-accent-soft active:cursor-grabbing"
      {...handlers}
    >
      <GripVertical aria-hidden className="size-5" />
    </button>
  )
}
