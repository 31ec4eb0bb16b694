import type { ReactNode } from 'react'

interface InfoTileProps {
  picture: ReactNode
  /** The background colour of the picture. */
  tint: 'accent' | 'amber' | 'coral' | 'sky'
  title: string
  text: string
  /** The way on: a link or a button. */
  children?: ReactNode
}

export function InfoTile({ picture, tint, title, text, children }: InfoTileProps) {
  return (
    <div className="grid grid-rows-[auto_1fr] rounded-md bg-raised shadow-rest">
      <div className="info-banner" data-tint={tint}>
        {picture}
      </div>
      <div className="grid grid-rows-[auto_1fr_auto] content-start gap-1 px-6 pt-5 pb-4">
        <h3 className="font-bold font-heading text-lg">{title}</h3>
        <p className="text-ink-soft text-sm">{text}</p>
        {children && <div className="mt-1">{children}</div>}
      </div>
    </div>
  )
}
