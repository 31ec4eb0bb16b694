import type { CSSProperties } from 'react'
import { Bay, Bookcase } from './bookcase.tsx'

const shapes = {
  book: { '--aspect': 1 } as CSSProperties,
  booklet: { '--aspect': 210 / 297 } as CSSProperties,
}
const companions = ['guide', 'plan', 'reading', 'topics']

/** The shelf before its books are known: the same boards, with covers still blank, so that nothing jumps. */
export function ShelfLoading() {
  return (
    <div role="status">
      <span className="sr-only">Fetching the books</span>
      <div aria-hidden="true">
        <Bookcase>
          <Bay isWide>
            <div className="deck">
              <div className="standing">
                <BlankCard size="large" kind="book" />
              </div>
            </div>
            <div className="bay-teaching">
              <div className="deck deck-many">
                {companions.map((name) => (
                  <div className="standing" key={name}>
                    <BlankCard size="small" kind="booklet" />
                  </div>
                ))}
              </div>
            </div>
          </Bay>
        </Bookcase>
      </div>
    </div>
  )
}

function BlankCard({ size, kind }: { size: 'large' | 'small'; kind: 'book' | 'booklet' }) {
  return (
    <div className="card" data-size={size}>
      <div className="card-place">
        <span className="cover" data-kind={kind} data-state="waiting" style={shapes[kind]} />
      </div>
      <div className="card-words card-blank">
        <span />
        <span />
        <span />
      </div>
    </div>
  )
}
