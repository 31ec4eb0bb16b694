import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  info: 'bg-accent-soft text-on-accent-soft border-accent',
  success: 'bg-success-soft text-ink border-success',
  danger: 'bg-danger-soft text-ink border-danger',
}

interface NoticeProps {
  title: string
  tone?: keyof typeof tones
  /** Announced at once: for what came up without being asked for. */
  isUrgent?: boolean
  className?: string
  children?: ReactNode
}

/** A panel that says what happened and what to do next. */
export function Notice({ title, tone = 'info', isUrgent = false, className, children }: NoticeProps) {
  return (
    <div
      {...(isUrgent && { role: 'alert' })}
      className={classNames('grid gap-2 rounded-md border-l-8 px-6 py-4', tones[tone], className)}
    >
      <p className="font-bold font-heading text-lg">{title}</p>
      {children}
    </div>
  )
}
