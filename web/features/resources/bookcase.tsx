import type { CSSProperties, ReactNode } from 'react'
import './bookcase.css'

interface BookcaseProps {
  /** Smaller covers with fewer words, for a shelf of many books. */
  isDense?: boolean
  children: ReactNode
}

/** The piece of furniture: its top, sides, back and plinth. Its content comes as rows of bays. */
export function Bookcase({ isDense = false, children }: BookcaseProps) {
  return (
    <div className="bookcase" data-dense={isDense || undefined}>
      <div className="bookcase-top" data-tour="bookshelf" />
      {children}
    </div>
  )
}

/** Bays side by side, which share the height of their boards. */
export function BayRow({ columns = 1, children }: { columns?: number; children: ReactNode }) {
  return (
    <div className="bay-row" data-shared={columns > 1 || undefined} style={{ '--columns': columns } as CSSProperties}>
      {children}
    </div>
  )
}

/** Takes the place of rows that are about to be rendered. */
export function AwaitedRows({ count }: { count: number }) {
  return <div className="awaited-rows" style={{ '--rows': count } as CSSProperties} />
}

/** A compartment: one or two decks, above each other. `width`: in columns of its row. */
export function Bay({ width = 1, children }: { width?: number; children: ReactNode }) {
  return (
    <div className="bay" style={width > 1 ? { gridColumn: `span ${width}` } : undefined}>
      {children}
    </div>
  )
}
