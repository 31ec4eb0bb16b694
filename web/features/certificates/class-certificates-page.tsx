import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { useSession } from '../../session/use-session.ts'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/page/page.tsx'
import './certificates.css'
import { ClassCertificates } from './class-certificates.tsx'
import { classCertificateQuery } from './queries.ts'

/** Certificates of one storybook for a class. The names are printed by the browser and never leave it. */
export function ClassCertificatesPage() {
  const { resourceId = '' } = useParams()
  const { user } = useSession()
  const isId = /^[1-9]\d{0,8}$/.test(resourceId)
  const { data, error, refetch } = useQuery({ ...classCertificateQuery(Number(resourceId)), enabled: isId })
  const isMissing =
    !isId || (error instanceof ApiError && (error.status === 404 || error.code === 'resource/no-certificate'))
  const breadcrumb = [
    { label: 'Resources', to: '/resources' },
    ...(data ? [{ label: data.title, to: `/resources/books/${resourceId}` }] : []),
    { label: 'Certificates' },
  ]
  return (
    <Page
      // The browser suggests it as the name of the file.
      title={data ? `Certificates for ${data.title}` : undefined}
      heading="Certificates for your class"
      lead={data && `One for each child who has read “${data.title}”.`}
      breadcrumb={breadcrumb}
    >
      {isMissing && (
        <Notice title="There is no certificate here" className="mt-8 max-w-[70ch]">
          <p>Certificates belong to storybooks. Open one from the shelf.</p>
        </Notice>
      )}
      {!isMissing && error && !data && (
        <LoadFailure
          title="We could not load the certificate"
          sentence={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!isMissing && !error && !(data && user) && <Skeleton className="mt-8 h-96 rounded-lg" />}
      {data && user && <ClassCertificates certificate={data} teacher={user.profile?.full_name ?? ''} />}
    </Page>
  )
}
