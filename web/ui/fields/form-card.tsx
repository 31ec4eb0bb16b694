import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** The card that a page's main form is in. */
export function FormCard({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classNames('min-w-0 rounded-lg bg-surface p-6 shadow-rest phone:p-8', className)}>{children}</div>
  )
}
