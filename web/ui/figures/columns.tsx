import { useId } from 'react'
import { FigureKey } from './figure.tsx'
import { ceilingOf, formatFigure } from './format-figure.ts'
import './columns.css'

export interface Column {
  key: string
  /** Below it, short: "7 Sept". */
  label: string
  /** What it is of, in full: "Week of 7 September". */
  name: string
  /** Null for one that must not be shown. */
  value: number | null
}

interface ColumnsProps {
  columns: readonly Column[]
  title: string
  /** What the columns show together, for people who cannot see them. */
  description: string
  /** Says that the last one is not over: "This week so far". */
  lastIsOpen?: string
}

/** A longer number does not fit above a column, beside those of its neighbours. */
const maxLabel = 5

/** How much of its place a column fills. */
const filled = 0.68

/** Columns over time, as wide as there is room. Words keep their size: places are percentages, not a scaled drawing. */
export function Columns({ columns, title, description, lastIsOpen }: ColumnsProps) {
  const id = useId()
  // Without one to show there is no drawing: an empty grid tells nobody anything.
  if (columns.every(({ value }) => value === null)) return <p className="text-ink-soft">{description}</p>
  const values = columns.map(({ value }) => value ?? 0)
  const [highest, ceiling] = [Math.max(...values), ceilingOf(Math.max(1, ...values))]
  const place = 100 / Math.max(1, columns.length)
  const middle = (at: number) => `${(at + 0.5) * place}%`
  const up = (value: number) => 100 - (value / ceiling) * 100
  // One highest column is named, and the last one; the others where there is room.
  const named = new Set([values.indexOf(highest), columns.length - 1])
  return (
    <>
      <div className="columns" data-long={formatFigure(highest).length > maxLabel || undefined}>
        <div aria-hidden className="columns-axis">
          {[ceiling, ceiling / 2, 0].map((line) => (
            <span key={line}>{formatFigure(line)}</span>
          ))}
        </div>
        <svg role="img" aria-labelledby={`${id}title ${id}description`} className="columns-plot">
          <title id={`${id}title`}>{title}</title>
          <desc id={`${id}description`}>{description}</desc>
          <pattern id={`${id}stripes`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V7" className="columns-stripe" />
          </pattern>
          {['0%', '50%', '100%'].map((y) => (
            <line key={y} x1="0" x2="100%" y1={y} y2={y} className="columns-grid" />
          ))}
          {columns.map(({ key, name, value }, at) => {
            const isOpen = lastIsOpen !== undefined && at === columns.length - 1
            const [x, width] = [`${(at + (1 - filled) / 2) * place}%`, `${place * filled}%`]
            if (value === null)
              return (
                <rect key={key} x={x} y="100%" width={width} height="9" className="columns-hidden" data-name={name} />
              )
            return (
              <g key={key}>
                <rect
                  x={x}
                  y={`${up(value)}%`}
                  width={width}
                  height={`${100 - up(value)}%`}
                  className="columns-column"
                  data-open={isOpen || undefined}
                  data-name={name}
                  data-value={value}
                  fill={isOpen ? `url(#${id}stripes)` : undefined}
                />
                <text
                  x={middle(at)}
                  y={`${up(value)}%`}
                  dy="-6"
                  className="columns-value"
                  data-named={named.has(at) || undefined}
                >
                  {formatFigure(value)}
                </text>
              </g>
            )
          })}
        </svg>
        <svg aria-hidden className="columns-labels">
          {columns.map(({ key, label }, at) => (
            <text key={key} x={middle(at)} y="1em" data-place={placeOf(at, columns.length)}>
              {label}
            </text>
          ))}
        </svg>
      </div>
      <FigureKey hasHidden={columns.some(({ value }) => value === null)} hasOpen={lastIsOpen ?? false} />
    </>
  )
}

/** Which label stays where there is little room: the first, the last and one between them; then every third. */
function placeOf(at: number, length: number): 'first' | 'last' | 'middle' | 'third' | 'other' {
  if (at === 0) return 'first'
  if (at === length - 1) return 'last'
  if (at === Math.floor(length / 2)) return 'middle'
  return at % 3 === 0 && at < length - 2 ? 'third' : 'other'
}
