import { classNames } from '../class-names.ts'

/**
 * A placeholder shape for something that is loading. Size and form come with `className`; it is hidden from screen
 * readers.
 */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('skeleton block rounded-sm bg-line/70', className)} />
}
