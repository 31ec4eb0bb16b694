import { formatFigure } from './format-figure.ts'
import './sparkline.css'

interface SparklineProps {
  /** Null for one that must not be shown: the line has a gap there, and a dot on the ground. */
  values: ReadonlyArray<number | null>
  /** What stands at both ends of its axis. */
  from: string
  to: string
}

/** Within the drawing, so that the line is not cut off at its edges. */
const inset = 4

/** A small curve with the ends of both axes. What it shows stands beside it as words, or in a table. */
export function Sparkline({ values, from, to }: SparklineProps) {
  const highest = Math.max(1, ...values.map((value) => value ?? 0))
  const x = (at: number) => inset + (at * (100 - 2 * inset)) / Math.max(1, values.length - 1)
  const y = (value: number) => 100 - inset - (value * (100 - 2 * inset)) / highest
  const last = values.at(-1)
  return (
    <div aria-hidden className="sparkline">
      <span className="sparkline-top">{formatFigure(highest)}</span>
      <span className="sparkline-zero">0</span>
      <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d="M0 100H100" className="sparkline-ground" />
        {runsOf(values).map(({ start, run }) => (
          <path
            key={start}
            d={`M${run.map((value, at) => `${x(start + at).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}${run.length === 1 ? 'h0' : ''}`}
            className="sparkline-line"
          />
        ))}
        {values.map((value, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
          value === null ? <path key={at} d={`M${x(at).toFixed(1)} 100h0`} className="sparkline-hidden" /> : null,
        )}
        {last !== null && last !== undefined && (
          <path d={`M${x(values.length - 1)} ${y(last).toFixed(1)}h0`} className="sparkline-last" />
        )}
      </svg>
      <span className="sparkline-from">{from}</span>
      <span className="sparkline-to">{to}</span>
    </div>
  )
}

/** The stretches of values that are shown, each with where it begins. */
function runsOf(values: ReadonlyArray<number | null>) {
  const runs: Array<{ start: number; run: number[] }> = []
  values.forEach((value, at) => {
    if (value === null) return
    if (at === 0 || values[at - 1] === null) runs.push({ start: at, run: [value] })
    else runs.at(-1)?.run.push(value)
  })
  return runs
}
