import type { ReactNode } from 'react'

const publisher = 'https://get-information-schools.service.gov.uk/Downloads'

/** How to get the file, in three pictures: the page, what to tick there, and what comes. */
export function RegisterPictures() {
  return (
    <ol className="set-up-pictures">
      <li>
        <Window>
          <rect x="12" y="30" width="62" height="8" rx="2" className="fill-line" />
          <rect x="12" y="46" width="96" height="6" rx="2" className="fill-line" />
          <rect x="12" y="58" width="80" height="6" rx="2" className="fill-line" />
          <rect x="118" y="28" width="30" height="12" rx="3" className="fill-accent" />
          <path d="m140 40 5 12 2.5-5 5-2z" className="fill-ink" />
        </Window>
        <p>
          Open{' '}
          <a className="link" href={publisher} target="_blank" rel="noreferrer">
            Get Information about Schools
          </a>
          , “Downloads”. It covers England; the page “Register” says where the lists of the other nations are.
        </p>
      </li>
      <li>
        <Window>
          {[30, 50, 70].map((y, row) => (
            <g key={y}>
              <rect
                x="14"
                y={y}
                width="12"
                height="12"
                rx="2"
                className={row === 0 ? 'fill-accent' : 'fill-surface stroke-line'}
              />
              <rect
                x="34"
                y={y + 3}
                width={[92, 74, 84][row]}
                height="6"
                rx="2"
                className={row === 0 ? 'fill-ink' : 'fill-line'}
              />
            </g>
          ))}
          <path d="m16.5 36 3 3 5-6" fill="none" strokeWidth="2" className="stroke-on-accent" />
        </Window>
        <p>
          Tick <b>all establishment data</b> with all its fields, as CSV, and press “Download”.
        </p>
      </li>
      <li>
        <svg viewBox="0 0 160 100" aria-hidden className="set-up-picture">
          <path d="M22 30h30l8 8h32v44H22z" className="fill-sun" />
          <path d="M40 38v44" strokeDasharray="4 4" strokeWidth="4" className="stroke-on-paper" />
          <path d="M100 58h14m-5-6 6 6-6 6" fill="none" strokeWidth="3" className="stroke-ink" />
          <path d="M122 34h18l8 8v40h-26z" className="fill-raised stroke-ink" />
          <path d="M127 52h16M127 60h16M127 68h16M127 76h16" strokeWidth="2" className="stroke-line" />
        </svg>
        <p>Unpack the file that comes, about 60 MB, and upload the table in it here.</p>
      </li>
    </ol>
  )
}

function Window({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 160 100" aria-hidden className="set-up-picture">
      <rect x="2" y="2" width="156" height="96" rx="8" className="fill-raised stroke-line" strokeWidth="2" />
      <path d="M2 18h156" className="stroke-line" strokeWidth="2" />
      <circle cx="12" cy="10" r="3" className="fill-coral" />
      <circle cx="22" cy="10" r="3" className="fill-sun" />
      {children}
    </svg>
  )
}
