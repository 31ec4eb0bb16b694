import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Assurance, readLetter } from '#contract/assurance.ts'
import type { Booking } from '#contract/bookings.ts'
import { urlFor } from '#contract/endpoint.ts'
import { dayInWords } from '#contract/school-days.ts'
import { isChangedMeanwhile, sentenceOf } from '../../../api/api-error.ts'
import { LoadFailure } from '../../../domain/load-failure.tsx'
import { CaseSection, Problem } from '../../../inbox/case-section.tsx'
import { WithRights } from '../../../session/with-rights.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { Disclosure } from '../../../ui/page/disclosure.tsx'
import { TextLink } from '../../../ui/text/text-link.tsx'
import { ChecksForm } from './checks-form.tsx'
import { assuranceQuery, useConfirmAssurance, type Wanted } from './queries.ts'

/** The letter of assurance about the visitor: what it lacks, or where it is, and the checks to confirm. */
export function AssuranceSection({ booking }: { booking: Booking }) {
  const { data, error, refetch } = useQuery(assuranceQuery(booking.id, booking.version))
  return (
    <CaseSection title="Letter of assurance">
      {error && !data && <LoadFailure title="We could not load the checks" error={error} onRetry={refetch} />}
      {!(data || error) && <Skeleton className="h-32 rounded-lg" />}
      {data && <State booking={booking} assurance={data} />}
    </CaseSection>
  )
}

function State({ booking, assurance }: { booking: Booking; assurance: Assurance }) {
  // The form begins again with what is stored now, and the place that says what became of it gets the focus.
  const [{ round, begun }, setForm] = useState({ round: 0, begun: assurance })
  const client = useQueryClient()
  const status = useRef<HTMLDivElement>(null)
  const confirming = useConfirmAssurance(booking)
  useEffect(() => {
    if (round > 0) status.current?.focus()
  }, [round])
  const { visitor, missing } = assurance
  if (visitor === '')
    return <p>This booking has no visitor yet. To prepare the letter, enter the visitor under “Change the day”.</p>

  const handleConfirm = (wanted: Wanted) =>
    confirming.mutate(wanted, {
      onSuccess: (stored) => {
        setForm({ round: round + 1, begun: stored })
        showToast.success(
          stored.missing.length === 0 ? 'The letter of assurance is ready.' : 'The checks have been saved.',
        )
      },
      onError: (error) => {
        const theirs = client.getQueryData(assuranceQuery(booking.id, booking.version).queryKey)
        if (isChangedMeanwhile(error) && theirs) setForm({ round: round + 1, begun: theirs })
      },
    })
  const { error } = confirming
  const form = (
    <WithRights rights="moderator" to="confirm the checks">
      <ChecksForm key={round} assurance={begun} confirming={confirming} onConfirm={handleConfirm} />
    </WithRights>
  )
  return (
    <>
      <div ref={status} tabIndex={-1} className="grid gap-6 outline-none">
        {missing.length === 0 ? (
          <Ready booking={booking} assurance={assurance} />
        ) : (
          <NotReady visitor={visitor} assurance={assurance} />
        )}
      </div>
      <Problem sentence={isChangedMeanwhile(error) ? sentenceOf(error) : undefined} />
      {missing.length === 0 ? (
        <Disclosure label="Change the checks" buttonClass="link min-h-11 cursor-pointer" panelClass="mt-4">
          {form}
        </Disclosure>
      ) : (
        form
      )}
    </>
  )
}

const by = (operator: string) => (operator ? ` by ${operator}` : '')

function Ready({ booking, assurance }: { booking: Booking; assurance: Assurance }) {
  const { visitor, confirmed_on: day, operator } = assurance
  return (
    <>
      <p>
        The school can open the letter under its bookings. The checks of {visitor} were confirmed on {dayInWords(day)}
        {by(operator)}.
      </p>
      <p>
        <a
          href={urlFor(readLetter, { params: { id: booking.id } })}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('quiet')}
        >
          Open the letter (PDF)
        </a>
      </p>
    </>
  )
}

function NotReady({ visitor, assurance }: { visitor: string; assurance: Assurance }) {
  const { earlier, missing, other_letters: letters } = assurance
  return (
    <>
      <Notice title="There is no letter yet">
        <p>Before we can make the letter:</p>
        <ul className="list-disc pl-6">
          {missing.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </Notice>
      {earlier && (
        <p>
          Checked on {dayInWords(earlier.confirmed_on)}
          {by(earlier.operator)}, for booking{' '}
          <TextLink to={`/admin/bookings/${earlier.booking_id}`}>{earlier.reference}</TextLink>. Confirm these checks
          only if the visitor is the same {visitor} and nothing has changed.
        </p>
      )}
      {letters.length > 0 && (
        <Notice title="Other schools still have a letter" tone="danger">
          <p>
            {visitor} is the visitor for these sessions too. If their letters are no longer right, change the checks:
          </p>
          <ul className="list-disc pl-6">
            {letters.map(({ id, reference, school, session_on: day }) => (
              <li key={id}>
                <TextLink to={`/admin/bookings/${id}`}>
                  {school}, {dayInWords(day)} ({reference})
                </TextLink>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
