import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { Resource } from '#contract/resources.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/page/page.tsx'
import { EditionsPanel } from './editions-panel.tsx'
import { ForAuthors } from './for-authors.tsx'
import { NoSuchResource } from './no-such-resource.tsx'
import { ownedQuery } from './queries.ts'
import { ResourceForm } from './resource-form.tsx'

const home = '/resources/manage'

/** Creates a resource for the user's own school, or edits the one in the URL. */
export function OwnResourcePage() {
  const { resourceId } = useParams()
  const title = resourceId === undefined ? 'Add a resource' : 'Edit a resource'
  return (
    <Page
      title={title}
      breadcrumb={[{ label: 'Resources', to: '/resources' }, { label: 'Your resources', to: home }, { label: title }]}
      lead="Staff and parents of your school can see it, and so can the people who run the portal. Other schools cannot."
    >
      <ForAuthors>{resourceId === undefined ? <ResourceForm home={home} /> : <Owned id={resourceId} />}</ForAuthors>
    </Page>
  )
}

function Owned({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(ownedQuery)
  const findIn = (owned: Resource[] | undefined) => owned?.find((one) => String(one.id) === id)
  const resource = findIn(data)
  const reload = async () => findIn((await refetch()).data)
  if (resource)
    return (
      <>
        <ResourceForm key={resource.id} resource={resource} reload={reload} home={home} />
        <EditionsPanel resourceId={resource.id} />
      </>
    )
  if (data) return <NoSuchResource home={home} />
  if (!error) return <Skeleton className="mt-8 h-96 rounded-lg" />
  return <LoadFailure title="We could not load this resource" error={error} onRetry={refetch} />
}
