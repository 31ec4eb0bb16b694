import type { ReactNode } from 'react'
import './bookcase.css'

/** The piece of furniture: its top, sides, back and plinth. What stands in it comes as bays. */
export function Bookcase({ children }: { children: ReactNode }) {
  return (
    <div className="bookcase">
      <div className="bookcase-top" data-tour="bookshelf" />
      <div className="bookcase-bays">{children}</div>
    </div>
  )
}

/** A compartment: one or two decks, above each other. `isWide`: as wide as the bookcase. */
export function Bay({ isWide, children }: { isWide: boolean; children: ReactNode }) {
  return (
    <div className="bay" data-wide={isWide || undefined}>
      {children}
    </div>
  )
}
