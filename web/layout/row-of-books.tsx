/** x, width, height and tone of the books that stand on the footer's board; set once, by hand. */
const books: [x: number, width: number, height: number, tone: string][] = [
  [0, 26, 92, 'fill-accent'],
  [28, 18, 78, 'fill-coral'],
  [48, 30, 104, 'fill-accent-ink'],
  [80, 16, 84, 'fill-sun'],
  [98, 24, 96, 'fill-wood'],
  [186, 22, 88, 'fill-accent'],
  [210, 32, 72, 'fill-wood'],
  [244, 18, 100, 'fill-coral'],
]

/** Books on a board, with a finch between them: an ornament, hidden from screen readers. */
export function RowOfBooks({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 264 110" className={className} aria-hidden>
      {books.map(([x, width, height, tone]) => (
        <g key={x}>
          <rect x={x} y={110 - height} width={width} height={height + 4} rx="3" className={tone} />
          <path
            d={`M${x} ${126 - height}h${width}m0 6h-${width}`}
            className="stroke-paper"
            strokeWidth="2.5"
            opacity=".55"
          />
        </g>
      ))}
      <g transform="rotate(-14 136 110)">
        <rect x="136" y="24" width="20" height="90" rx="3" className="fill-sun" />
        <path d="M136 38h20m0 6h-20" className="stroke-paper" strokeWidth="2.5" opacity=".55" />
      </g>
    </svg>
  )
}
