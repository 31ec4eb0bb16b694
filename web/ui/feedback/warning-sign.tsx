import { TriangleAlert } from 'lucide-react'
import { classNames } from '../class-names.ts'

/** Marks what is not as it should be, where red would be an alarm. */
export function WarningSign({ className }: { className?: string }) {
  return <TriangleAlert aria-hidden className={classNames('shrink-0 fill-sun text-on-paper', className)} />
}
