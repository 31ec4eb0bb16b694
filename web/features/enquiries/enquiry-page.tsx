import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import type { Enquiry } from '#contract/enquiries.ts'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { historyItems } from '../../api/desk-history.ts'
import { CasePage } from '../../ui/case-page.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { HistoryList } from '../../ui/history-list.tsx'
import { EnquiryActions } from './enquiry-actions.tsx'
import { enquiryQuery } from './queries.ts'
import { statusNames } from './wording.ts'

/** One message: what was written, what happened since, and what can be done. */
export function EnquiryPage() {
  const { enquiryId = '' } = useParams()
  const { data, error, refetch } = useQuery(enquiryQuery(enquiryId))
  return (
    <CasePage
      queue={{ label: 'Enquiries', to: '/admin/enquiries' }}
      title={data?.name}
      lead={data && `${data.reference} · ${statusNames[data.status]}`}
      isMissing={error instanceof ApiError && error.status === 404}
      failure={error && sentenceOf(error)}
      onRetry={() => void refetch()}
      facts={data && <Sender enquiry={data} />}
    >
      {data && (
        <>
          <section aria-labelledby="history" className="grid gap-6">
            <h2 id="history" className="text-xl">
              What happened
            </h2>
            <HistoryList
              items={historyItems(
                { id: 'arrived', time: data.create_time, title: `${data.name} wrote`, words: data.message },
                data.history,
                (state) => statusNames[state as Enquiry['status']] ?? state,
              )}
            />
          </section>
          <EnquiryActions enquiry={data} />
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
