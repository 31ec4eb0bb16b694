import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { useSession } from '../../session/use-session.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/page/page.tsx'
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
  const breadcrumb = [{ label: 'Resources', to: '/resources' }, { label: 'Certificates' }]
  if (data && user)
    return (
      <ClassCertificates certificate={data} resourceId={Number(resourceId)} teacher={user.profile?.full_name ?? ''} />
    )
  return (
    <Page heading="Certificates for your class" breadcrumb={breadcrumb}>
      {isMissing && (
        <Notice title="There is no certificate here" className="mt-8 max-w-[70ch]">
          <p>Certificates belong to storybooks. Open one from the shelf.</p>
        </Notice>
      )}
      {!isMissing && error && !data && (
        <LoadFailure title="We could not load the certificate" error={error} onRetry={refetch} />
      )}
      {!isMissing && !error && <Skeleton className="mt-8 h-96 rounded-lg" />}
    </Page>
  )
}
