import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import { count } from '../wording.ts'
import '../../../ui/lists/figures.css'
import './figure-table.css'

interface FigureTableProps {
  caption: string
  /** The headings of the columns, the one of the names first. */
  columns: readonly string[]
  rows: ReadonlyArray<{ key: string | number; name: ReactNode; figures: readonly number[] }>
}

/** A table of figures in fives that scrolls sideways where it does not fit; "< 5" in place of a zero. */
export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
      tabIndex={0}
      className="relative mt-4 overflow-x-auto rounded-lg bg-surface p-5 shadow-rest"
    >
      <table className="figures wide">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, figures }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {figures.map((figure, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <td key={index}>
                  <Figure>{figure}</Figure>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Figure({ children: figure }: { children: number }) {
  if (figure > 0) return `${count(figure)}+`
  return (
    <span className="text-ink-soft">
      <span aria-hidden>&lt; 5</span>
      <VisuallyHidden>Fewer than 5</VisuallyHidden>
    </span>
  )
}
