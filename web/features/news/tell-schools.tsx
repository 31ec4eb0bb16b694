import { useEffect, useRef } from 'react'
import type { BookNews } from '#contract/news.ts'
import { FailureNotice } from '../../domain/failure-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Section } from '../../ui/page/section.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { useTellBookNews } from './queries.ts'
import { day, people } from './wording.ts'

/** How many people would be told of a book, and the button that tells them; or why they cannot be told now. */
export function TellSchools({ id, news }: { id: string; news: BookNews }) {
  const telling = useTellBookNews(id)
  const outcome = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (telling.isSuccess) outcome.current?.focus()
  }, [telling.isSuccess])
  return (
    <Section id="who" title="Who gets the e-mail">
      <div ref={outcome} role="status" tabIndex={-1} className="outline-none [&>*]:mt-4">
        {news.told ? <Told news={news} told={news.told} /> : news.hindrance && <Hindered news={news} />}
      </div>
      {!news.told && (
        <>
          <p className="mt-3 font-extrabold font-heading text-3xl text-accent-ink">{people(news.readers)}</p>
          <p className="mt-2 mb-6 max-w-[60ch] text-ink-soft">
            Staff of approved schools who asked for news of books, when they signed up or in their settings. Each e-mail
            has a link that stops them.
          </p>
        </>
      )}
      <FailureNotice title="Nobody has been told" error={telling.error} className="mb-6" />
      {!(news.told || news.hindrance) && (
        <Button isBusy={telling.isPending} busyLabel="Telling them…" onClick={() => telling.mutate()}>
          Tell {people(news.readers)}
        </Button>
      )}
    </Section>
  )
}

function Told({ news, told }: { news: BookNews; told: NonNullable<BookNews['told']> }) {
  if (told.is_under_way)
    return (
      <Notice title="Telling them…">
        <p>{people(told.recipients)} so far. You can leave this page.</p>
      </Notice>
    )
  return (
    <Notice tone="success" title={`Told ${people(told.recipients)} on ${day(told.time)}`}>
      <p>
        Schools are told about a book once.{' '}
        {news.last
          ? `You can tell them about another one from ${day(news.next_day)}.`
          : 'You can tell them about another one.'}
      </p>
    </Notice>
  )
}

function Hindered({ news: { hindrance, last, next_day: nextDay } }: { news: BookNews }) {
  if (hindrance === 'news/draft')
    return (
      <Notice title="This book is a draft">
        <p>
          Publish it in the <TextLink to="/admin/library?show=drafts">library</TextLink> before you tell schools about
          it.
        </p>
      </Notice>
    )
  if (hindrance === 'news/told-this-term')
    return (
      <Notice title={`You can tell schools about it from ${day(nextDay)}`}>
        <p>
          They hear from you once a term at most, and were told about{' '}
          {last?.title ? <cite>{last.title}</cite> : 'another book'}
          {last && ` on ${day(last.time)}`}.
        </p>
      </Notice>
    )
  if (hindrance === 'resource/not-ready')
    return (
      <Notice title="This book is being prepared">
        <p>Its pages are not ready to be read. Come back in a few minutes.</p>
      </Notice>
    )
  return (
    <Notice title="Nobody would get it yet">
      <p>
        We send news to staff of approved schools who have asked for it. They are asked when they sign up, and can say
        yes in their settings at any time.
      </p>
    </Notice>
  )
}
