import { Check, X } from 'lucide-react'
import type { Candidate, QueueCase } from '#contract/verification.ts'
import { useRights } from '../../session/use-rights.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useSchoolDecision } from './queries.ts'
import { registerNumber } from './register-number.ts'
import { addressLine } from './wording.ts'

/** The best matches in the register, with reasons. Approves a pending school or links an approved one. */
export function CandidateList({ school }: { school: QueueCase }) {
  if (school.candidates.length === 0) {
    return (
      <p className="text-ink-soft">
        The register has no matching record. Search for one below, or approve without one.
      </p>
    )
  }
  return (
    <ul className="grid gap-4">
      {school.candidates.map((candidate) => (
        <li key={candidate.id} className="rounded-lg bg-surface p-5 shadow-rest">
          <CandidateFacts candidate={candidate} />
          <LinkButton
            school={school}
            id={candidate.id}
            title={candidate.title}
            isLikely={isLikely(candidate) && school.letter === null}
          />
        </li>
      ))}
    </ul>
  )
}

function CandidateFacts({ candidate }: { candidate: Candidate }) {
  const facts = [
    candidate.status,
    candidate.phase,
    candidate.ages && `ages ${candidate.ages}`,
    candidate.local_authority,
  ]
  return (
    <>
      <h3 className="text-lg">{candidate.title}</h3>
      {candidate.other_title && <p>{candidate.other_title}</p>}
      <p className="text-ink-soft text-sm">
        {registerNumber(candidate)} · {facts.filter((fact) => fact !== '').join(' · ')}
      </p>
      <p className="mt-1 text-sm">{addressLine(candidate)}</p>
      {candidate.website && <p className="break-all text-sm">{candidate.website}</p>}
      {candidate.taken_by && (
        <p className="mt-2 font-bold text-danger">Another school on the portal has this record: {candidate.taken_by}</p>
      )}
      <ul className="mt-3 grid gap-1">
        {candidate.reasons.map(({ fits, sentence }) => (
          <li key={sentence} className="flex gap-2">
            {fits ? (
              <Check aria-label="Matches:" className="mt-1 size-5 shrink-0 text-success" />
            ) : (
              <X aria-label="Does not match:" className="mt-1 size-5 shrink-0 text-danger" />
            )}
            <span className={classNames(!fits && 'text-ink-soft')}>{sentence}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A record with more against it than for it must not tempt anybody to approve. */
const isLikely = ({ reasons }: Candidate) => reasons.filter(({ fits }) => fits).length * 2 > reasons.length

interface LinkButtonProps {
  school: QueueCase
  id: number
  title: string
  isLikely: boolean
}

/** Approves a pending school with this record, or links an approved one to it. */
export function LinkButton({ school, id, title, isLikely }: LinkButtonProps) {
  const decision = useSchoolDecision(school)
  const mayDecide = useRights()('moderator')
  const isWaiting = school.state === 'pending' || school.state === 'reopened'
  const linked = school.linked?.id === id && <p className="mt-4 font-bold text-success">This record is linked.</p>
  if (linked && !isWaiting) return linked
  if (school.state === 'rejected' || !mayDecide) return linked || null
  return (
    <div className="mt-4">
      {linked}
      <Button
        tone={isWaiting && isLikely ? 'main' : 'quiet'}
        isBusy={decision.isPending}
        busyLabel="Saving…"
        aria-label={isWaiting ? `Approve with ${title}` : `Link ${title}`}
        onClick={() => decision.mutate({ kind: isWaiting ? 'approve' : 'link', registerId: id })}
      >
        {isWaiting ? 'Approve with this record' : 'Link this record'}
      </Button>
      {decision.error && (
        <p role="alert" className="mt-2 font-bold text-danger">
          {decision.error.message}
        </p>
      )}
    </div>
  )
}
