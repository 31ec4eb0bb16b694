import { useMutationState, useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { casePath } from '#contract/cases.ts'
import { buttonClass } from '../ui/button.tsx'
import { actionNames, kindNames, titleOf } from './case-words.ts'
import { casesQuery, filterIn, searchOfCase } from './cases-query.ts'
import { decisionKey } from './use-decision.ts'

interface NextCaseProps {
  /** The case that is shown, and whether it still waits for a decision. */
  id: string
  isWaiting: boolean
}

/**
 * Leads on to the most urgent case that waits, of any kind or of the one that the address names, once this case has been dealt
 * with. Takes the focus after the decision, so that Enter goes on.
 */
export function NextCase({ id, isWaiting }: NextCaseProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const [search] = useSearchParams()
  const { kind } = filterIn(search)
  const { data, isFetching } = useQuery({
    ...casesQuery({ kind, state: 'waiting', q: '', page: 1 }),
    enabled: !isWaiting,
  })
  const decisions = useMutationState({ filters: { mutationKey: decisionKey, status: 'success' } }).length
  const [before] = useState(decisions)
  // Until the list is fresh it still has this case, and perhaps others that are done.
  const isShown = !isWaiting && data !== undefined && !isFetching
  useEffect(() => {
    if (!isShown || decisions === before) return
    // A dialog that closes gives the focus back first.
    const frame = requestAnimationFrame(() => link.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isShown, decisions, before])
  if (isWaiting || data === undefined) return null
  const next = data.cases.find((one) => one.id !== id)
  const left = data.total - (data.cases.some((one) => one.id === id) ? 1 : 0)
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      {next ? (
        <Link ref={link} to={`${casePath(next)}${searchOfCase({ kind })}`} className={buttonClass('main')}>
          <span className="wrap-anywhere min-w-0">
            Next: {titleOf(next)}
            <span className="font-normal"> ({actionNames[next.kind].toLowerCase()})</span>
          </span>
          <ArrowRight aria-hidden className="size-5 shrink-0" />
        </Link>
      ) : (
        <Link ref={link} to={kind ? '/admin/inbox' : '/admin'} className={buttonClass('main')}>
          {kind ? 'Back to the inbox' : 'Back to today'}
          <ArrowRight aria-hidden className="size-5 shrink-0" />
        </Link>
      )}
      <span className="text-ink-soft">
        {next
          ? `${left.toLocaleString('en-GB')} waiting`
          : kind
            ? `Nothing else is waiting under “${kindNames[kind]}”.`
            : 'Nothing else needs you right now.'}
      </span>
    </p>
  )
}
