import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface InfoTileProps {
  icon: LucideIcon
  title: string
  text: string
  /** The way on: a link or a button. */
  children: ReactNode
}

export function InfoTile({ icon: Icon, title, text, children }: InfoTileProps) {
  return (
    <div className="grid grid-rows-[auto_auto_1fr_auto] content-start gap-2 rounded-md bg-raised p-6 shadow-rest">
      <span className="mb-2 grid size-14 place-items-center rounded-full bg-accent-soft text-on-accent-soft">
        <Icon aria-hidden="true" size={28} strokeWidth={1.75} />
      </span>
      <h3 className="font-bold font-heading text-lg">{title}</h3>
      <p className="text-ink-soft text-sm">{text}</p>
      <div className="mt-2">{children}</div>
    </div>
  )
}
