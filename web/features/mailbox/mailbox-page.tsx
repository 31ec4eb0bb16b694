import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { Mail } from '#contract/mailbox.ts'
import { FilterTabs } from '../../ui/filter-tabs.tsx'
import { Page } from '../../ui/page.tsx'
import { Mailbox } from './mailbox.tsx'
import { MailsToSend } from './mails-to-send.tsx'
import { mailCountsQuery, mailsQuery } from './queries.ts'
import { SendAgain } from './send-again.tsx'

const tabs = [
  { name: 'all', label: 'All' },
  { name: 'waiting', label: 'Waiting' },
  { name: 'failed', label: 'Failed' },
  { name: 'unknown', label: 'Uncertain' },
  { name: 'kept', label: 'Kept' },
] as const

type Tab = (typeof tabs)[number]['name']

/** The portal's mail; what was not delivered can be sent again. */
export function MailboxPage() {
  const [search, setSearch] = useSearchParams()
  const { data: counts } = useQuery(mailCountsQuery)
  const chosen: Tab = tabs.find(({ name }) => name === search.get('state'))?.name ?? 'all'
  const state: Mail['state'] | undefined = chosen === 'all' ? undefined : chosen
  return (
    <Page lead="The latest e-mails from the portal, up to 100.">
      <MailsToSend />
      <FilterTabs
        chosen={chosen}
        tabs={tabs.map(({ name, label }) => ({ name, label, ...(name !== 'all' && { count: counts?.[name] }) }))}
        onChoose={(name) => setSearch(name === 'all' ? {} : { state: name })}
      />
      <Mailbox
        query={useQuery(mailsQuery(state))}
        addressOf={(id) => `?${new URLSearchParams({ ...(state && { state }), mail: id })}`}
        actions={(mail) => <SendAgain mail={mail} />}
      />
    </Page>
  )
}
