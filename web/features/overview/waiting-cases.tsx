import { Link } from 'react-router'
import type { CaseSummary } from '#contract/cases.ts'
import { CaseRow } from '../../inbox/case-row.tsx'
import { ListRows } from '../../ui/lists/list-row.tsx'

/** How many cases are listed at once: about as many as a morning has room for. */
const maxListed = 12

/** The cases that wait, the most urgent first. Each opens its page, which leads on to the next. */
export function WaitingCases({ cases, total }: { cases: CaseSummary[]; total: number }) {
  const counted = total === 1 ? 'One case is waiting' : `${total.toLocaleString('en-GB')} cases are waiting`
  return (
    <section aria-labelledby="waiting-cases">
      <h2 id="waiting-cases" className="text-lg">
        {counted}
      </h2>
      <ListRows isOrdered isWordy className="mt-3">
        {cases.slice(0, maxListed).map((one) => (
          <CaseRow key={`${one.kind} ${one.id}`} one={one} />
        ))}
      </ListRows>
      {total > maxListed && (
        <p className="mt-4">
          <Link to="/admin/inbox" className="link font-bold">
            See all {total.toLocaleString('en-GB')} in the inbox
          </Link>
        </p>
      )}
    </section>
  )
}
