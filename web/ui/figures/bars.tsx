import { type ReactNode, useState } from 'react'
import { useSettledPicture } from '../use-settled-picture.ts'
import './bars.css'

export interface Bar {
  key: string | number
  title: ReactNode
  /** What is on the picture's place when there is none: an initial. */
  initial?: string
  note?: ReactNode
  /** The picture by which people know it: `""` for none, left out where the bars have no pictures. */
  picture?: string
  /** One bar for each kind, with what it says in words; null for a value that must not be shown, which has its words alone. */
  values: ReadonlyArray<{ value: number | null; words: ReactNode }>
}

interface BarsProps {
  bars: readonly Bar[]
  /** The longest of each kind when there is none longer. */
  least?: number
}

/**
 * Lying bars, each with its picture and its words. The first kind is filled, the second pale, the third dashed, each as long
 * as its value among those of its kind.
 */
export function Bars({ bars, least = 1 }: BarsProps) {
  const longest = (kind: number) => Math.max(least, ...bars.map(({ values }) => values[kind]?.value ?? 0))
  return (
    <ol className="bars">
      {bars.map(({ key, title, note, picture, initial = '', values }) => (
        <li key={key} className="bar" data-pictured={picture !== undefined || undefined}>
          {picture !== undefined && <BarPicture key={picture} source={picture} initial={initial} />}
          <div className="bar-words">
            <p className="bar-title">{title}</p>
            {note && <p className="text-ink-soft text-sm">{note}</p>}
          </div>
          <ul className="bar-values">
            {values.map(({ value, words }, kind) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a kind is its place
              <li key={kind}>
                {value !== null && (
                  <svg aria-hidden className="bar-line">
                    <rect
                      width={`${(value / longest(kind)) * 100}%`}
                      height="100%"
                      rx="3"
                      className="bar-fill"
                      data-kind={kind}
                      data-value={value}
                    />
                  </svg>
                )}
                <span className="bar-value" data-hidden={value === null || undefined}>
                  {words}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function BarPicture({ source, initial }: { source: string; initial: string }) {
  const [isMissing, setMissing] = useState(source === '')
  const picture = useSettledPicture({ onError: () => setMissing(true) })
  return (
    <span className="bar-picture" data-missing={isMissing || undefined}>
      {isMissing ? (
        <span aria-hidden>{initial}</span>
      ) : (
        <img ref={picture} src={source} alt="" loading="lazy" decoding="async" onError={() => setMissing(true)} />
      )}
    </span>
  )
}
