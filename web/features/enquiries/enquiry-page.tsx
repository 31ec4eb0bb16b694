import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import type { Enquiry, EnquiryStatus } from '#contract/enquiries.ts'
import { CaseHistory } from '../../inbox/case-history.tsx'
import { CasePage } from '../../inbox/case-page.tsx'
import { historyItems } from '../../inbox/history-items.ts'
import { FactList } from '../../ui/lists/fact-list.tsx'
import { EnquiryActions } from './enquiry-actions.tsx'
import { enquiryQuery } from './queries.ts'
import { statusNames } from './wording.ts'

const inWords = (status: string) => statusNames[status as EnquiryStatus] ?? status

/** One message: its text, its history and the available actions. */
export function EnquiryPage() {
  const { enquiryId = '' } = useParams()
  return (
    <CasePage
      inbox={{ label: 'Enquiries', to: '/admin/enquiries' }}
      query={useQuery(enquiryQuery(enquiryId))}
      title={({ name }) => name}
      lead={({ reference, status }) => `${reference} · ${statusNames[status]}`}
      facts={(enquiry) => <Sender enquiry={enquiry} />}
    >
      {(enquiry) => (
        <>
          <CaseHistory
            items={historyItems(
              { id: 'arrived', time: enquiry.create_time, title: `${enquiry.name} wrote`, words: enquiry.message },
              enquiry.history,
              inWords,
            )}
          />
          <EnquiryActions enquiry={enquiry} />
        </>
      )}
    </CasePage>
  )
}

function Sender({ enquiry }: { enquiry: Enquiry }) {
  return (
    <FactList
      facts={[
        ['From', enquiry.name],
        ['E-mail address', enquiry.email],
        ['Telephone', enquiry.telephone],
        ['Postcode', enquiry.postcode],
        [
          'Account',
          enquiry.user_id && (
            <Link to={`/admin/users/${enquiry.user_id}`} className="link">
              Logged in when writing
            </Link>
          ),
        ],
      ]}
    />
  )
}
