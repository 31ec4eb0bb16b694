/** Books by x, width, height and tone. */
const books: [x: number, width: number, height: number, tone: string][] = [
  [66, 30, 128, 'fill-accent'],
  [98, 22, 106, 'fill-coral'],
  [122, 34, 146, 'fill-accent-ink'],
  [158, 20, 118, 'fill-sun'],
]

const flags = [70, 114, 158, 202, 246, 290, 334, 378]
const flagTones = ['fill-accent', 'fill-sun', 'fill-coral', 'fill-paper stroke-wood']
const stripes = [330, 350, 370, 390, 410]

function Finch() {
  return (
    <g transform="translate(216 96)">
      <path d="M44 66v18m-5 0h10M54 64v20m-5 0h10" className="stroke-wood-dark" strokeWidth="3" strokeLinecap="round" />
      <path d="M18 50-6 64l5 8 26-9zM16 54-2 76l9 4 22-18z" className="fill-accent-ink" />
      <path
        d="M14 46c0-16 12-23 20-32C40 7 47 3 55 3c11 0 18 8 18 18 0 8-1 13-2 20-2 18-14 31-32 31-15 0-25-10-25-26z"
        className="fill-coral"
      />
      <path d="M36 12C41 6 47 3 54 3c11 0 18 8 18 18-7-5-12-6-18-5-7 1-13 1-18-4z" className="fill-accent" />
      <path d="m72 16 15 7-14 8c2-5 2-10-1-15z" className="fill-sun" />
      <circle cx="62" cy="20" r="4" className="fill-paper" />
      <circle cx="63" cy="20.5" r="2.4" className="fill-on-paper" />
      <path d="M8 34c10-4 19-3 27 4 6-5 13-7 21-5v25c-8-2-15-1-21 5-8-7-17-8-27-4z" className="fill-accent" />
      <path d="M12 31c9-3 17-2 23 4v24c-6-6-14-7-23-4zM53 30c-7-2-13 0-18 5v24c5-5 11-7 18-5z" className="fill-paper" />
      <path
        d="M17 38c5-1 9 0 13 3m-13 4c5-1 9 0 13 3m9-6c3-2 6-3 9-3m-9 10c3-2 6-3 9-3"
        className="stroke-wood"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </g>
  )
}

function Stall() {
  return (
    <g>
      <path d="M336 176v74M424 176v74" className="stroke-wood-dark" strokeWidth="6" />
      <rect x="328" y="206" width="104" height="44" rx="4" className="fill-wood" />
      <rect x="328" y="206" width="104" height="9" rx="3" className="fill-wood-light" />
      <circle cx="352" cy="198" r="9" className="fill-coral" />
      <circle cx="370" cy="198" r="9" className="fill-sun" />
      <circle cx="361" cy="186" r="9" className="fill-coral" />
      <path d="M394 184h20l-2 22h-16zM404 184l4-14" className="fill-paper stroke-accent-ink" strokeWidth="3" />
      <path d="M334 128h92l14 34H320z" className="fill-paper" />
      {stripes.map((x, index) => (
        <path
          key={x}
          d={`M${index * 18.4 + 334} 128h9.2l2.8 34h-12z`}
          className="fill-accent"
          transform={`translate(${(index - 2) * 5.6} 0)`}
        />
      ))}
      {[...stripes, 430].map((x, index) => (
        <circle key={x} cx={x} cy="162" r="10" className={index % 2 ? 'fill-accent' : 'fill-paper stroke-line'} />
      ))}
    </g>
  )
}

/** A shelf with books, a reading finch and a market stall: what the portal is about. An ornament. */
export function ShelfPicture({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 480 330" className={className} aria-hidden>
      <circle cx="240" cy="160" r="158" className="fill-accent-soft" />
      {books.map(([x, width, height, tone]) => (
        <g key={x}>
          <rect x={x} y={250 - height} width={width} height={height} rx="3" className={tone} />
          <path
            d={`M${x} ${268 - height}h${width}m0 7h-${width}M${x} 236h${width}`}
            className="stroke-paper"
            opacity=".6"
            strokeWidth="3"
          />
        </g>
      ))}
      <rect x="196" y="228" width="112" height="22" rx="3" className="fill-accent" />
      <path d="M212 228v22m7-22v22" className="stroke-paper" opacity=".6" strokeWidth="3" />
      <rect x="204" y="204" width="94" height="24" rx="3" className="fill-sun" />
      <rect x="280" y="208" width="18" height="16" className="fill-paper" />
      <rect x="212" y="180" width="80" height="24" rx="3" className="fill-accent-ink" />
      <rect x="212" y="184" width="14" height="16" className="fill-paper" />
      <Finch />
      <Stall />
      <rect x="30" y="250" width="420" height="16" rx="4" className="fill-wood" />
      <rect x="30" y="250" width="420" height="5" rx="2.5" className="fill-wood-light" />
      <path d="M48 266q192 44 384 0" className="stroke-wood-dark" fill="none" strokeWidth="2" />
      {flags.map((x, index) => (
        <path
          key={x}
          d={`M${x - 14} 0h30l-15 34z`}
          transform={`translate(0 ${287 - ((x - 225) / 192) ** 2 * 20})`}
          className={flagTones[index % flagTones.length]}
        />
      ))}
    </svg>
  )
}
