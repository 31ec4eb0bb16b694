import { useId } from 'react'
import type { StatisticsDetails } from '#contract/statistics.ts'
import { ceilingOf } from '../../ui/figures/format-figure.ts'
import { count, countSchools, onAxis } from './wording.ts'
import './statistics.css'
import { longDay } from '../../ui/text/moment.ts'

type Growth = StatisticsDetails['growth']

interface Frame {
  width: number
  height: number
  /** The number of dates on the axis. */
  words: number
}

const left = 46
const bottom = 34
const top = 34
const right = 20

/** The coordinates of the points in a drawing of that size. */
export function placePoints(growth: Growth, { width, height }: { width: number; height: number }) {
  const times = growth.map(({ date }) => Date.parse(date))
  const [start = 0, end = 0] = [times[0], times.at(-1)]
  const ceiling = ceilingOf(Math.max(...growth.map(({ schools }) => schools)))
  const x = (time: number) => left + ((width - left - right) * (time - start)) / (end - start || 1)
  const y = (schools: number) => height - bottom - ((height - bottom - top) * schools) / ceiling
  // With a single day there is no line yet: the point is at the end.
  const points = growth.map(({ schools }, at) => ({
    x: end === start ? width - right : x(times[at] ?? 0),
    y: y(schools),
  }))
  return { ceiling, points, y }
}

/** The number of approved schools over time, drawn for small and for larger screens. */
export function GrowthChart({ growth }: { growth: Growth }) {
  return (
    <>
      <Drawing growth={growth} frame={{ width: 336, height: 260, words: 2 }} className="tablet:hidden" />
      <Drawing growth={growth} frame={{ width: 900, height: 340, words: 5 }} className="max-tablet:hidden" />
    </>
  )
}

function Drawing({ growth, frame, className }: { growth: Growth; frame: Frame; className: string }) {
  const id = useId()
  const { width, height, words } = frame
  const { ceiling, points, y } = placePoints(growth, frame)
  const [first, last] = [growth[0], growth.at(-1)]
  const [start, end] = [points[0], points.at(-1)]
  if (!first || !last || !start || !end) return null
  const line = points.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('L')
  const days = (Date.parse(last.date) - Date.parse(first.date)) / 86_400_000
  const floor = height - bottom
  const named = Array.from({ length: words }, (_, at) => Math.round((at * (growth.length - 1)) / (words - 1)))
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}title ${id}description`}
      className={`h-auto w-full ${className}`}
    >
      <title id={`${id}title`}>Approved schools over time</title>
      <desc id={`${id}description`}>
        {`A line from ${countSchools(first.schools)} on ${longDay(first.date)} to ${countSchools(last.schools)} on ${longDay(last.date)}.`}
      </desc>
      {[0, 0.25, 0.5, 0.75, 1].map((part) => (
        <g key={part}>
          <path d={`M${left} ${y(ceiling * part)}H${width - right}`} className="curve-grid" />
          <text x={left - 8} y={y(ceiling * part) + 5} textAnchor="end" className="curve-word">
            {count(ceiling * part)}
          </text>
        </g>
      ))}
      <path d={`M${start.x} ${floor}L${line}L${end.x} ${floor}Z`} className="curve-area" />
      <path d={`M${line}`} className="curve-line" />
      <circle cx={end.x} cy={end.y} r="8" className="map-school" />
      <text x={end.x + 6} y={end.y - 15} textAnchor="end" className="curve-now">
        {countSchools(last.schools)}
      </text>
      {[...new Set(named)].map((at) => (
        <text
          key={at}
          x={points[at]?.x}
          y={height - 8}
          textAnchor={growth.length > 1 && at === 0 ? 'start' : at === growth.length - 1 ? 'end' : 'middle'}
          className="curve-word"
        >
          {onAxis(growth[at]?.date ?? '', days)}
        </text>
      ))}
    </svg>
  )
}
