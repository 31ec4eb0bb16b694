import { useQuery } from '@tanstack/react-query'
import { dayInWords } from '#contract/school-days.ts'
import type { ClosedSchool } from '#contract/verification.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { useRights } from '../../session/use-rights.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/page/page.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { closedSchoolsQuery, useFollowRecord } from './queries.ts'
import { registerNumber } from './register-number.ts'
import { addressLine } from './wording.ts'

/** The schools of the portal whose record in the register has closed, and what may have followed each. */
export function ClosedSchoolsPage() {
  const { data, error, refetch } = useQuery(closedSchoolsQuery)
  return (
    <Page lead="When a school becomes an academy, or joins another, its record in the register closes and a new one opens. Link the school to the new one, so that its colleagues find it and its children are counted once.">
      {error && !data && <LoadFailure title="We could not load the schools" error={error} onRetry={refetch} />}
      {!(data || error) && <Skeleton className="mt-8 h-40 rounded-lg" />}
      {data?.total === 0 && <p className="mt-8">No school on the portal has a record that has closed.</p>}
      {data && data.total > 0 && (
        <>
          <p className="mt-8">{countSentence(data)}</p>
          <ul className="mt-4 grid max-w-3xl gap-6">
            {data.schools.map((school) => (
              <li key={school.id} className="rounded-lg bg-surface p-6 shadow-rest">
                <ClosedSchoolEntry school={school} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Page>
  )
}

function countSentence({ schools, total }: { schools: ClosedSchool[]; total: number }): string {
  const all = total === 1 ? 'One school' : `${total.toLocaleString('en-GB')} schools`
  return schools.length < total ? `${all}, of which these closed last:` : `${all}:`
}

function ClosedSchoolEntry({ school }: { school: ClosedSchool }) {
  const { id, title, record, closed_on, successors } = school
  return (
    <>
      <h2 className="text-xl">
        <TextLink to={`/admin/schools/${id}`}>{title}</TextLink>
      </h2>
      <p className="mt-1 text-ink-soft">
        {record.title}, {registerNumber(record)}, {closed_on ? `closed on ${dayInWords(closed_on)}.` : 'has closed.'}
      </p>
      {successors.length === 0 && (
        <p className="mt-4">
          We found no record that may have followed.{' '}
          <TextLink to={`/admin/schools/${id}`}>Search the register</TextLink>, or leave the school as it is if it has
          closed for good.
        </p>
      )}
      <ul className="mt-4 grid gap-4">
        {successors.map((successor) => (
          <li key={successor.id} className="border-line border-t pt-4">
            <Successor school={school} successor={successor} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Successor({ school, successor }: { school: ClosedSchool; successor: ClosedSchool['successors'][number] }) {
  const follow = useFollowRecord(school)
  const mayDecide = useRights()('moderator')
  const { id, title, why, taken_by } = successor
  return (
    <>
      <h3 className="text-lg">{title}</h3>
      <p className="text-ink-soft text-sm">
        {registerNumber(successor)} · {addressLine(successor)}
      </p>
      <p className="mt-1">{why}</p>
      {taken_by && <p className="mt-1 font-bold">Already on the portal as {taken_by}.</p>}
      {mayDecide && (
        <Button
          tone="quiet"
          className="mt-3"
          isBusy={follow.isPending}
          busyLabel="Saving…"
          aria-label={taken_by ? `Count ${school.title} and ${taken_by} as one` : `Link ${school.title} to ${title}`}
          onClick={() => follow.mutate(id)}
        >
          {taken_by ? 'Count the two as one' : 'Link the school to this record'}
        </Button>
      )}
      {follow.error && (
        <p role="alert" className="mt-2 font-bold text-danger">
          {sentenceOf(follow.error)}
        </p>
      )}
    </>
  )
}
