const tones = ['fill-accent', 'fill-sun', 'fill-coral', 'fill-accent-ink', 'fill-wood']
const flags = Array.from({ length: 11 }, (_, index) => 24 + index * 39.2)

/** The line hangs a little in the middle. */
const height = (x: number) => 40 - ((x - 220) / 220) ** 2 * 32

/** Flags on a line: an ornament for good news. */
export function Bunting({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 440 84" className={className} aria-hidden>
      <path d="M0 8q220 64 440 0" className="fill-none stroke-wood-dark" strokeWidth="2.5" />
      {flags.map((x, index) => (
        <path
          key={x}
          d="M-14 0h28L0 34z"
          transform={`translate(${x} ${height(x)}) rotate(${(220 - x) / 14})`}
          className={tones[index % tones.length]}
        />
      ))}
    </svg>
  )
}
