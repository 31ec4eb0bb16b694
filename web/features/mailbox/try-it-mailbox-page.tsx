import { useQuery } from '@tanstack/react-query'
import { Page } from '../../ui/page.tsx'
import { Mailbox } from './mailbox.tsx'
import { tryItMailsQuery } from './queries.ts'

/** Open to everybody, and there only while the portal is being tried out: otherwise the server answers 404. */
export function TryItMailboxPage() {
  return (
    <Page lead="While you try it out, the portal sends no e-mails. They appear here instead.">
      <Mailbox query={useQuery(tryItMailsQuery)} addressOf={(id) => `?mail=${id}`} />
    </Page>
  )
}
