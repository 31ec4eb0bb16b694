import type { ReactNode } from 'react'

interface MarketStallProps {
  /** The text on the card on the counter. */
  sentence: string
  children?: ReactNode
}

const stripes = [0, 1, 2, 3, 4, 5, 6, 7]

/** Drawing of an empty market stall. */
export function MarketStall({ sentence, children }: MarketStallProps) {
  return (
    <div className="stall">
      <svg viewBox="0 0 480 300" aria-hidden="true" className="stall-picture">
        <rect className="stall-post" x="52" y="70" width="12" height="206" />
        <rect className="stall-post" x="416" y="70" width="12" height="206" />
        <path className="stall-inside" d="M64 84h352v132H64z" />
        <path className="stall-counter" d="M30 214h420v20H30z" />
        <path className="stall-front" d="M44 234h392v56H44z" />
        {stripes.map((place) => (
          <path
            key={place}
            className={place % 2 === 0 ? 'stall-stripe' : 'stall-stripe stall-stripe-light'}
            d={`M${40 + place * 50} 22h50v62a25 22 0 0 1 -50 0z`}
          />
        ))}
        <path className="stall-board" d="M34 12h412v14H34z" />
      </svg>
      <p className="stall-sign">{sentence}</p>
      {children && <div className="mt-8">{children}</div>}
    </div>
  )
}
