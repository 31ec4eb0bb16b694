import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { outcomeNames } from '#contract/data-requests.ts'
import type { Enquiry, EnquiryStatus } from '#contract/enquiries.ts'
import { CasePage } from '../../inbox/case-page.tsx'
import { CaseStory } from '../../inbox/case-story.tsx'
import { DueDay } from '../../inbox/due-day.tsx'
import { NextCase } from '../../inbox/next-case.tsx'
import { FactList } from '../../ui/lists/fact-list.tsx'
import { moment } from '../../ui/text/moment.ts'
import { TextLink } from '../../ui/text/text-link.tsx'
import { EnquiryActions } from './enquiry-actions.tsx'
import { enquiryQuery } from './queries.ts'
import { kindNames, senderOf, statusNames } from './wording.ts'

const inWords = (status: string) => statusNames[status as EnquiryStatus] ?? status

/** One message or data request: its text, its history and the available actions. */
export function EnquiryPage() {
  const { enquiryId = '' } = useParams()
  return (
    <CasePage
      key={enquiryId}
      query={useQuery(enquiryQuery(enquiryId))}
      title={({ name }) => senderOf(name)}
      lead={leadOf}
      facts={(enquiry) => <Facts enquiry={enquiry} />}
      next={(enquiry) => <NextCase id={enquiry.id} isWaiting={isWaiting(enquiry)} />}
    >
      {(enquiry) => (
        <CaseStory
          isWaiting={isWaiting(enquiry)}
          arrived={{
            ...{ id: 'arrived', time: enquiry.create_time, title: `${senderOf(enquiry.name)} wrote` },
            words: enquiry.message,
          }}
          entries={enquiry.history}
          became={inWords}
        >
          {enquiry.email === '' ? null : <EnquiryActions enquiry={enquiry} />}
        </CaseStory>
      )}
    </CasePage>
  )
}

/** A data request waits until it is closed with an outcome. */
const isWaiting = ({ kind, status }: Enquiry) => status === 'new' || (kind !== 'message' && status !== 'closed')

function leadOf({ reference, kind, status }: Enquiry): string {
  const state = `${reference} · ${statusNames[status]}`
  if (kind === 'message') return state
  return `${kindNames[kind]} · ${state}`
}

function Facts({ enquiry }: { enquiry: Enquiry }) {
  const { due_on, acknowledged_time, outcome, outcome_text } = enquiry
  return (
    <FactList
      facts={[
        ['Answer due by', due_on && enquiry.status !== 'closed' && <DueDay dueOn={due_on} />],
        ['Receipt sent', acknowledged_time && moment(acknowledged_time)],
        ['Outcome', outcome && outcomeNames[outcome]],
        ['Explanation', outcome_text && <span className="whitespace-pre-wrap">{outcome_text}</span>],
        ['From', enquiry.name],
        ['E-mail address', enquiry.email],
        ['Telephone', enquiry.telephone],
        ['Postcode', enquiry.postcode],
        [
          'Account',
          enquiry.user_id && <TextLink to={`/admin/users/${enquiry.user_id}`}>Logged in when writing</TextLink>,
        ],
      ]}
    />
  )
}
