import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import './figure.css'

interface FigureProps {
  title: string
  /** What is counted, in a sentence or two. */
  note?: ReactNode
  /** The level of its heading. */
  level?: 2 | 3
  /** The same figures as a table. */
  table: ReactNode
  /** Links below it, such as a download. */
  links?: ReactNode
  className?: string
  children: ReactNode
}

/** A drawn figure with its caption. The table behind "As a table" says the same, and is printed with it. */
export function Figure({ title, note, level = 2, table, links, className, children }: FigureProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <figure aria-labelledby={id} className={classNames('figure', className)}>
      <figcaption>
        <Heading id={id} className={level === 2 ? 'text-xl' : 'text-lg'}>
          {title}
        </Heading>
        {note && <p className="mt-1 max-w-[65ch] text-ink-soft">{note}</p>}
      </figcaption>
      <div className="figure-drawing">{children}</div>
      <div className="figure-foot">
        <AsTable of={title}>{table}</AsTable>
        {links}
      </div>
    </figure>
  )
}

/** What opens to the table of a figure. `of`: what the figure shows, for people who hear the summary without seeing it. */
export function AsTable({ of, children }: { of: string; children: ReactNode }) {
  return (
    <details className="figure-data group">
      <summary className="link inline-flex min-h-11 cursor-pointer list-none items-center gap-1">
        <span>
          As a table<VisuallyHidden>: {of}</VisuallyHidden>
        </span>
        <ChevronDown aria-hidden className="size-5 group-open:rotate-180" />
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  )
}

/** What stands in place of a figure that must not be shown. */
export const tooFew = 'Too few to show'

/** Tells what the two looks mean that are not a plain column or bar; only those that are there. */
export function FigureKey({ hasHidden, hasOpen }: { hasHidden: boolean; hasOpen?: string | false }) {
  if (!(hasHidden || hasOpen)) return null
  return (
    <ul className="figure-key">
      {hasOpen && (
        <li>
          <span aria-hidden data-look="open" />
          {hasOpen}
        </li>
      )}
      {hasHidden && (
        <li>
          <span aria-hidden data-look="hidden" />
          {tooFew}
        </li>
      )}
    </ul>
  )
}
