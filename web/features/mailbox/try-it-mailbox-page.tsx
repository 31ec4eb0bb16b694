import { useQuery } from '@tanstack/react-query'
import { Page } from '../../ui/page.tsx'
import { Mailbox } from './mailbox.tsx'
import { tryItMailsQuery } from './queries.ts'

/** Open to everybody, and there only while the portal is being tried out: otherwise the server answers 404. */
export function TryItMailboxPage() {
  return (
    <Page lead="No mail leaves this portal while you try it out. What it wrote stands here.">
      <Mailbox query={useQuery(tryItMailsQuery)} addressOf={(id) => `?mail=${id}`} />
    </Page>
  )
}
