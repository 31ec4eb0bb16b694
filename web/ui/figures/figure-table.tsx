import type { ReactNode } from 'react'
import { tooFew } from './figure.tsx'
import { formatFigure } from './format-figure.ts'
import '../lists/figures.css'

interface FigureTableProps {
  caption: string
  /** The headings of the columns, the one of the names first. */
  columns: readonly string[]
  /** The figures of each, in the order of the columns; null for one that must not be shown. */
  rows: ReadonlyArray<{ key: string | number; name: ReactNode; figures: ReadonlyArray<number | null> }>
}

/** The figures of a drawing. Where it is too narrow for its columns, each row becomes a block with the headings in it. */
export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  return (
    <div className="figure-table">
      <table className="figures" data-columns={columns.length}>
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
              {figures.map((figure, at) => (
                <td key={columns[at + 1]} data-heading={columns[at + 1]}>
                  {figure === null ? <span className="text-ink-soft">{tooFew}</span> : formatFigure(figure)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
