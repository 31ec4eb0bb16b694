import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { QueueCase } from '#contract/verification.ts'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { moment } from '../../ui/moment.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CandidateList } from './candidate-list.tsx'
import { CaseActions } from './case-actions.tsx'
import { CorrectSchool } from './correct-school-form.tsx'
import { caseQuery } from './queries.ts'
import { RegisterSearch } from './register-search.tsx'
import { actionName, addressLine, stateNames } from './wording.ts'

const breadcrumb = [{ label: 'Schools', to: '/admin/schools' }]

/** One school: what was entered beside what the register says, and what can be decided. */
export function SchoolCasePage() {
  const { schoolId = '' } = useParams()
  const { data, error, refetch } = useQuery(caseQuery(schoolId))
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Page title="Page not found" heading="Page not found:" lead="The page you are looking for does not exist.">
        <ButtonLink to="/admin/schools" className="mt-6">
          Back to the schools
        </ButtonLink>
      </Page>
    )
  }
  if (!data) {
    return (
      <Page title="School" breadcrumb={breadcrumb}>
        {error ? (
          <LoadFailure
            title="We could not load this school"
            sentence={sentenceOf(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton className="mt-8 h-96 rounded-lg" />
        )}
      </Page>
    )
  }
  return (
    <Page title={data.title} breadcrumb={[...breadcrumb, { label: data.title }]} lead={stateNames[data.state]}>
      <div className="mt-8 grid items-start gap-8 desktop:grid-cols-[2fr_3fr]">
        <div className="grid gap-8">
          <Entered school={data} />
          <CaseActions school={data} />
        </div>
        <div className="grid gap-8">
          <section aria-labelledby="candidates">
            <h2 id="candidates" className="text-xl">
              In the register
            </h2>
            <CandidateList school={data} />
            <RegisterSearch school={data} />
          </section>
          <Messages school={data} />
          <History school={data} />
        </div>
      </div>
    </Page>
  )
}

function Entered({ school }: { school: QueueCase }) {
  const facts: Array<[string, string]> = [
    ['Applicant', school.applicant],
    ['E-mail address', `${school.email} (${school.is_email_confirmed ? 'confirmed' : 'not confirmed'})`],
    ['Phone', school.phone_number],
    ['Address', addressLine(school.entered)],
    ['Asked on', moment(school.create_time)],
    ['Linked record', school.linked ? `${school.linked.title}, URN ${school.linked.urn}` : 'none'],
    ['Our question', school.question],
    ['Reason given', school.reason],
  ]
  return (
    <section aria-labelledby="entered" className="rounded-lg bg-surface p-6 shadow-rest">
      <h2 id="entered" className="text-xl">
        What was entered
      </h2>
      {school.entered.logo && <img src={school.entered.logo} alt="The school’s logo" className="mt-4 max-h-24" />}
      <dl className="mt-4 grid gap-3">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt className="text-ink-soft text-sm">{name}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
      </dl>
      <CorrectSchool school={school} />
    </section>
  )
}

function Messages({ school }: { school: QueueCase }) {
  if (school.messages.length === 0) return null
  return (
    <section aria-labelledby="messages">
      <h2 id="messages" className="text-xl">
        Messages
      </h2>
      <ol className="mt-4 grid gap-3">
        {school.messages.map(({ from, text, time }) => (
          <li key={time} className="rounded-md bg-surface p-4">
            <p className="text-ink-soft text-sm">
              {from === 'school' ? 'From the school' : 'From us'}, {moment(time)}
            </p>
            <p className="mt-1 whitespace-pre-wrap break-words">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function History({ school }: { school: QueueCase }) {
  if (school.history.length === 0) return null
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-xl">
        History
      </h2>
      <ol className="mt-4 grid gap-1 text-sm">
        {school.history.map(({ action, actor, time }) => (
          <li key={`${time} ${action}`} className="break-words">
            <time dateTime={time} className="text-ink-soft">
              {moment(time)}
            </time>{' '}
            <strong>{actionName(action)}</strong> {actor && `by ${actor}`}
          </li>
        ))}
      </ol>
    </section>
  )
}
