import type { ReactNode } from 'react'

interface SectionProps {
  /** Of the heading; links within the page lead to it. */
  id: string
  title: ReactNode
  className?: string
  children: ReactNode
}

/** A part of a page under its heading, which names it. */
export function Section({ id, title, className, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
