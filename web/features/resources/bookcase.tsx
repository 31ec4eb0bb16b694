import type { ReactNode } from 'react'
import './bookcase.css'

/** The piece of furniture: its top, sides, back and plinth. Its content comes as bays, `columns` of them side by side where there is room. */
export function Bookcase({ columns = 2, children }: { columns?: 2 | 3; children: ReactNode }) {
  return (
    <div className="bookcase">
      <div className="bookcase-top" data-tour="bookshelf" />
      <div className="bookcase-bays" data-columns={columns}>
        {children}
      </div>
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
