const width = 240
const height = 56

/** A small curve of weekly values, its last point marked. The text beside it says the same. */
export function Sparkline({ values }: { values: number[] }) {
  const highest = Math.max(1, ...values)
  const inset = 6
  const points = values.map((value, index) => ({
    x: inset + (index * (width - 2 * inset)) / Math.max(1, values.length - 1),
    y: height - inset - (value * (height - 2 * inset)) / highest,
  }))
  const line = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  const last = points.at(-1)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="w-full" aria-hidden preserveAspectRatio="none">
      <polygon points={`${inset},${height} ${line} ${width - inset},${height}`} className="fill-accent-soft" />
      <polyline
        points={line}
        fill="none"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        className="stroke-accent"
      />
      {last && <circle cx={last.x} cy={last.y} r="4" className="fill-accent" />}
    </svg>
  )
}
