import { useQuery } from '@tanstack/react-query'
import { urlFor } from '#contract/endpoint.ts'
import { showTryItMail } from '#contract/mailbox.ts'
import { Page } from '../../ui/page/page.tsx'
import { Mailbox } from './mailbox.tsx'
import { tryItMailsQuery } from './queries.ts'

/** Public, and only in try-it mode: otherwise the server responds with 404. */
export function TryItMailboxPage() {
  const query = useQuery(tryItMailsQuery)
  return (
    <Page lead="While you try it out, the portal sends no e-mails. They appear here instead.">
      <Mailbox
        query={query}
        mails={query.data}
        addressOf={(id) => `?mail=${id}`}
        frameOf={({ id }, scheme) => urlFor(showTryItMail, { params: { id }, query: { scheme } })}
      />
    </Page>
  )
}
