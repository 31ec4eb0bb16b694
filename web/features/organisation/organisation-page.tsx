import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/page/page.tsx'
import { OrganisationForm } from './organisation-form.tsx'
import { organisationQuery } from './queries.ts'

/** Who runs the portal. */
export function OrganisationPage() {
  const { data, error, refetch } = useQuery(organisationQuery)
  return (
    <Page lead="Who runs this portal. Schools and parents see these details in the footer of every page, in e-mails, in letters, in the terms and in the privacy notice.">
      {data && <OrganisationForm edited={data} />}
      {!data && error && <LoadFailure title="We could not load your organisation" error={error} onRetry={refetch} />}
      {!(data || error) && <Skeleton className="mt-8 h-96 rounded-lg" />}
    </Page>
  )
}
