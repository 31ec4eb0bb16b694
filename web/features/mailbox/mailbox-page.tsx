import { useQuery } from '@tanstack/react-query'
import { Page } from '../../ui/page.tsx'
import { Mailbox } from './mailbox.tsx'
import { mailsQuery } from './queries.ts'

export function MailboxPage() {
  return (
    <Page title="Mailbox" lead="The mails that the portal wrote, the newest first, at most 100.">
      <Mailbox query={useQuery(mailsQuery)} />
    </Page>
  )
}
