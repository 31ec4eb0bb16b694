import { useQuery } from '@tanstack/react-query'
import { Page } from '../../ui/page.tsx'
import { Mailbox } from './mailbox.tsx'
import { tryItMailsQuery } from './queries.ts'

/** Public, and only in try-it mode: otherwise the server responds with 404. */
export function TryItMailboxPage() {
  return (
    <Page lead="While you try it out, the portal sends no e-mails. They appear here instead.">
      <Mailbox query={useQuery(tryItMailsQuery)} addressOf={(id) => `?mail=${id}`} />
    </Page>
  )
}
