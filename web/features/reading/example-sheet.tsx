import type { ReactNode } from 'react'
import './reading.css'

/** Drawings with invented figures, marked as such: what a page will look like. Nobody has to hear them. */
export function ExampleSheet({ children }: { children: ReactNode }) {
  return (
    <div className="example-record print:hidden">
      <p className="example-mark">Example</p>
      <div aria-hidden className="example-parts">
        {children}
      </div>
    </div>
  )
}
