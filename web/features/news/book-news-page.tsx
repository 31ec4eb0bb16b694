import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { urlFor } from '#contract/endpoint.ts'
import { previewBookNews } from '#contract/news.ts'
import { ApiError } from '../../api/api-error.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { MailFrame } from '../../domain/mail-frame.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Section } from '../../ui/page/section.tsx'
import { bookNewsQuery } from './queries.ts'
import { TellSchools } from './tell-schools.tsx'

/** An operator tells schools about a storybook by e-mail. */
export function BookNewsPage() {
  const { resourceId = '' } = useParams()
  const { data: news, error, refetch } = useQuery(bookNewsQuery(resourceId))
  const isGone = error instanceof ApiError && error.status === 404
  const title = news?.title ?? ''
  return (
    <Page
      breadcrumb={[{ label: 'Library', to: '/admin/library' }, ...(title ? [{ label: title }] : [])]}
      lead={title && `One e-mail about ${title}. Schools hear about one new book a term at most.`}
    >
      {news && (
        <div className="mt-8 grid gap-10 desktop:grid-cols-[minmax(0,24rem)_minmax(0,38rem)]">
          <TellSchools id={resourceId} news={news} />
          <Section id="mail" title="The e-mail" className="min-w-0">
            <MailFrame
              title={`A new book: ${title}`}
              src={urlFor(previewBookNews, { params: { id: Number(resourceId) } })}
            />
          </Section>
        </div>
      )}
      {isGone && (
        <Notice title="We could not find this storybook" className="mt-8 max-w-[70ch]">
          <p>It may have been deleted, or belong to a school.</p>
          <div>
            <ButtonLink to="/admin/library">Back to the library</ButtonLink>
          </div>
        </Notice>
      )}
      {!(news || error) && <Skeleton className="mt-8 h-96 rounded-lg" />}
      {error && !(news || isGone) && (
        <LoadFailure title="We could not load this page" error={error} onRetry={refetch} />
      )}
    </Page>
  )
}
