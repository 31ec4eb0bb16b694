import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { unbroken } from '../text/unbroken.tsx'

const tones = {
  info: { colours: 'bg-accent-soft text-on-accent-soft', Icon: Info, mark: 'text-accent-ink' },
  success: { colours: 'bg-success-soft text-ink', Icon: CircleCheck, mark: 'text-success' },
  warning: {
    colours: 'border-l-8 border-sun bg-surface text-ink shadow-rest',
    Icon: TriangleAlert,
    mark: 'fill-sun text-on-paper',
  },
  danger: { colours: 'bg-danger-soft text-ink', Icon: TriangleAlert, mark: 'text-danger' },
}

interface NoticeProps {
  title: string
  tone?: keyof typeof tones
  /** Announced at once: for something that the user did not ask for. */
  isUrgent?: boolean
  className?: string
  children?: ReactNode
}

/** A panel that says what happened and what to do next. */
export function Notice({ title, tone = 'info', isUrgent = false, className, children }: NoticeProps) {
  const { colours, Icon, mark } = tones[tone]
  return (
    <div
      {...(isUrgent && { role: 'alert' })}
      className={classNames(
        'grid grid-cols-[auto_1fr] gap-x-3 rounded-md p-6 forced-colors:border',
        colours,
        className,
      )}
    >
      <Icon aria-hidden className={classNames('mt-0.5 size-7', mark)} />
      <div className="grid min-w-0 gap-2">
        <p className="font-bold font-heading text-lg">{unbroken(title)}</p>
        {unbroken(children)}
      </div>
    </div>
  )
}
