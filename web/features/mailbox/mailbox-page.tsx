import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { urlFor } from '#contract/endpoint.ts'
import { showMail } from '#contract/mailbox.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { SearchForm } from '../../ui/fields/search-form.tsx'
import { FilterTabs } from '../../ui/lists/filter-tabs.tsx'
import { Pager } from '../../ui/lists/pager.tsx'
import { keepFocus, Page } from '../../ui/page/page.tsx'
import { Mailbox } from './mailbox.tsx'
import { MailsToSend } from './mails-to-send.tsx'
import { mailCountsQuery, mailsQuery, type WantedMails } from './queries.ts'
import { SendAgain } from './send-again.tsx'

const tabs = [
  { name: 'all', label: 'All' },
  { name: 'sent', label: 'Sent' },
  { name: 'waiting', label: 'Waiting' },
  { name: 'failed', label: 'Failed' },
  { name: 'unknown', label: 'Uncertain' },
  { name: 'kept', label: 'Kept' },
] as const

type Tab = (typeof tabs)[number]['name']

/** The query of a URL that shows these mails. */
const paramsOf = ({ state, q, page }: WantedMails): Record<string, string> => ({
  ...(state && { state }),
  ...(q && { q }),
  ...(page > 1 && { page: String(page) }),
})

/** The portal's mail, to search; what was not delivered can be sent again. */
export function MailboxPage() {
  const [search, setSearch] = useSearchParams()
  const { data: counts } = useQuery(mailCountsQuery)
  const chosen: Tab = tabs.find(({ name }) => name === search.get('state'))?.name ?? 'all'
  const wanted: WantedMails = {
    state: chosen === 'all' ? undefined : chosen,
    q: search.get('q') ?? '',
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
  }
  const query = useQuery(mailsQuery(wanted))
  const show = (change: Partial<WantedMails>) =>
    setSearch(paramsOf({ ...wanted, page: 1, ...change }), { state: keepFocus })
  return (
    <Page lead="Every e-mail from the portal, newest first. The text of an e-mail is deleted once it has been sent.">
      <MailsToSend />
      <SearchForm
        label="Find an e-mail"
        hint="Part of the recipient’s address or of the subject"
        q={wanted.q}
        onSearch={(q) => show({ q })}
      />
      <Mailbox
        query={query}
        filters={
          <FilterTabs
            chosen={chosen}
            tabs={tabs.map(({ name, label }) => ({
              name,
              label,
              ...(name !== 'all' && name !== 'sent' && { count: counts?.[name] }),
            }))}
            onChoose={(name) => show({ state: name === 'all' ? undefined : name })}
          />
        }
        mails={query.data?.mails}
        addressOf={(id) => `?${new URLSearchParams({ ...paramsOf(wanted), mail: id })}`}
        frameOf={({ id }, scheme) => urlFor(showMail, { params: { id }, query: { scheme } })}
        empty={
          (wanted.q || wanted.state || wanted.page > 1) && (
            <NothingFound wanted={wanted} onClear={() => setSearch({})} />
          )
        }
        below={
          query.data && (
            <Pager
              page={wanted.page}
              pages={{ hasMore: query.data.has_more }}
              label="Pages of e-mails"
              onTurn={(page) => setSearch(paramsOf({ ...wanted, page }))}
            />
          )
        }
        actions={(mail) => <SendAgain mail={mail} />}
      />
    </Page>
  )
}

function NothingFound({ wanted: { q, page }, onClear }: { wanted: WantedMails; onClear: () => void }) {
  if (page > 1) {
    return (
      <Notice title="There are no e-mails on this page">
        <p>Go back to an earlier page.</p>
      </Notice>
    )
  }
  return (
    <Notice title={q === '' ? 'No e-mails here' : `No e-mails match “${q}”`}>
      <p>
        {q === ''
          ? 'No e-mails have this status at the moment.'
          : 'Check the spelling, or try a shorter part of the address.'}{' '}
        E-mails are deleted after a while, so older ones may be gone.
      </p>
      <div>
        <Button tone="quiet" className="bg-raised!" onClick={onClear}>
          Show all e-mails
        </Button>
      </div>
    </Notice>
  )
}
