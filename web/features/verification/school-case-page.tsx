import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { QueueCase } from '#contract/verification.ts'
import { CaseHistory } from '../../inbox/case-history.tsx'
import { CasePage } from '../../inbox/case-page.tsx'
import { CaseSection } from '../../inbox/case-section.tsx'
import { NextCase } from '../../inbox/next-case.tsx'
import { WithRights } from '../../session/with-rights.tsx'
import { FactList } from '../../ui/lists/fact-list.tsx'
import { moment } from '../../ui/text/moment.ts'
import { CandidateList } from './candidate-list.tsx'
import { CaseActions } from './case-actions.tsx'
import { CaseLetterSection } from './case-letter.tsx'
import { CorrectSchool } from './correct-school-form.tsx'
import { caseQuery } from './queries.ts'
import { registerNumber } from './register-number.ts'
import { RegisterSearch } from './register-search.tsx'
import { actionNames, addressLine, stateNames } from './wording.ts'

/** One school: its details beside the register's, and the available decisions. */
export function SchoolCasePage() {
  const { schoolId = '' } = useParams()
  return (
    <CasePage
      key={schoolId}
      query={useQuery(caseQuery(schoolId))}
      title={({ title }) => title}
      lead={({ state }) => stateNames[state]}
      facts={(school) => <Entered school={school} />}
      next={({ id, is_waiting }) => <NextCase id={id} isWaiting={is_waiting} />}
    >
      {(school) => (
        <>
          {school.letter && <CaseLetterSection school={school} />}
          <CaseSection title="In the register">
            <CandidateList school={school} />
            <RegisterSearch school={school} />
          </CaseSection>
          {!school.letter && <CaseLetterSection school={school} />}
          <CaseHistory title="Messages" items={school.messages.map(messageItem)} />
          <CaseActions school={school} />
          <CaseHistory items={school.history.map(historyItem)} />
        </>
      )}
    </CasePage>
  )
}

const messageItem = ({ from, text, time }: QueueCase['messages'][number]) => ({
  id: time,
  time,
  title: from === 'school' ? 'From the school' : 'From us',
  words: text,
})

const historyItem = ({ action, actor, time }: QueueCase['history'][number]) => ({
  id: `${time} ${action}`,
  time,
  title: actionNames[action],
  note: actor && `by ${actor}`,
})

function Entered({ school }: { school: QueueCase }) {
  return (
    <>
      <h2 className="mb-4 text-xl">What was entered</h2>
      {school.entered.logo && (
        <img
          src={school.entered.logo}
          alt="The school’s logo"
          className="mb-4 max-h-24 rounded-sm bg-paper forced-color-adjust-none"
        />
      )}
      <FactList
        facts={[
          ['Applicant', school.applicant],
          ['E-mail address', `${school.email} (${school.is_email_confirmed ? 'confirmed' : 'not confirmed'})`],
          ['Phone', school.phone_number],
          ['Address', addressLine(school.entered)],
          ['Asked on', moment(school.create_time)],
          ['Linked record', school.linked ? `${school.linked.title}, ${registerNumber(school.linked)}` : 'none'],
          ['Our question', school.question],
          ['Reason given', school.reason],
        ]}
      />
      <WithRights rights="moderator">
        <CorrectSchool school={school} />
      </WithRights>
    </>
  )
}
