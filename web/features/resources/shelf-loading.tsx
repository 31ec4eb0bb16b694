import { WhenSlow } from '../../ui/feedback/when-slow.tsx'
import { Bay, BayRow, Bookcase } from './bookcase.tsx'
import { coverShape } from './cover.tsx'

const shapes = { book: 4 / 3, booklet: 210 / 297 }
const companions = ['guide', 'plan', 'reading', 'topics']

/** The shelf before its books are known: the same boards, with covers still blank, so that nothing jumps. */
export function ShelfLoading() {
  return (
    <div role="status">
      <span className="sr-only">Loading the books</span>
      <WhenSlow>
        <p className="mb-4 text-ink-soft">
          Your connection is slow, or the portal is not responding. The books will appear as soon as they have loaded.
        </p>
      </WhenSlow>
      <div aria-hidden="true">
        <Bookcase>
          <BayRow>
            <Bay>
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
          </BayRow>
        </Bookcase>
      </div>
    </div>
  )
}

function BlankCard({ size, kind }: { size: 'large' | 'small'; kind: 'book' | 'booklet' }) {
  return (
    <div className="card" data-size={size} style={coverShape({ aspect: shapes[kind] })}>
      <div className="card-place">
        <span className="cover" data-kind={kind} data-state="waiting" />
      </div>
      <div className="card-words card-blank">
        <span />
        <span />
        <span />
      </div>
    </div>
  )
}
