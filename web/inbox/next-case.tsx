import { useMutationState } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../ui/button.tsx'
import type { Crumb } from '../ui/page/breadcrumb.tsx'
import { decisionKey } from './use-decision.ts'

interface NextCaseProps {
  /** The list that the cases belong to. */
  inbox: Required<Crumb>
  /** The noun for a case. */
  noun: string
  /** The case that is shown, and whether it still waits for a decision. */
  id: string
  isWaiting: boolean
  /** What waits, in the order of the list, and how many there are; undefined until it is known. */
  waiting: ReadonlyArray<{ id: string; title: string }> | undefined
  total: number | undefined
}

/** Leads on to what has waited longest, once this case has been dealt with. Takes the focus after the decision. */
export function NextCase({ inbox, noun, id, isWaiting, waiting, total = 0 }: NextCaseProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const decisions = useMutationState({ filters: { mutationKey: decisionKey, status: 'success' } }).length
  const [before] = useState(decisions)
  const isShown = !isWaiting && waiting !== undefined
  const wasDecided = decisions > before
  useEffect(() => {
    if (!(isShown && wasDecided)) return
    // A dialog that closes gives the focus back first.
    const frame = requestAnimationFrame(() => link.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isShown, wasDecided])
  if (!isShown) return null
  const others = waiting.filter((one) => one.id !== id)
  const [next] = others
  const left = total - (waiting.length - others.length)
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Link ref={link} to={next ? `${inbox.to}/${next.id}` : inbox.to} className={buttonClass('quiet')}>
        <span className="min-w-0 wrap-anywhere">
          {next ? `Next ${noun}: ${next.title}` : `Back to ${inbox.label.toLowerCase()}`}
        </span>
        <ArrowRight aria-hidden className="size-5 shrink-0" />
      </Link>
      <span className="text-ink-soft">
        {next ? `${left.toLocaleString('en-GB')} waiting` : `No other ${noun} is waiting.`}
      </span>
    </p>
  )
}
