import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { LibraryEntry } from '#contract/library.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/page/page.tsx'
import { EditionsPanel } from './editions-panel.tsx'
import { NoSuchResource } from './no-such-resource.tsx'
import { libraryQuery } from './queries.ts'
import { ResourceForm } from './resource-form.tsx'

const home = '/admin/library'

/** Creates a resource for everybody's shelf, or edits the one in the URL. */
export function LibraryResourcePage() {
  const { resourceId } = useParams()
  const { data, error, refetch } = useQuery(libraryQuery)
  const findIn = (library: LibraryEntry[] | undefined) =>
    library?.find(({ id, school }) => String(id) === resourceId && school === '')
  const resource = findIn(data)
  const reload = async () => findIn((await refetch()).data)
  const title = resourceId === undefined ? 'Add a resource' : 'Edit a resource'
  const isKnown = resourceId !== undefined && data !== undefined
  return (
    <Page title={title} breadcrumb={[{ label: 'Library', to: home }, { label: title }]}>
      {resourceId === undefined && <ResourceForm isOperator home={home} />}
      {resource && <ResourceForm key={resource.id} isOperator resource={resource} reload={reload} home={home} />}
      {resource && <EditionsPanel resourceId={resource.id} />}
      {isKnown && !resource && <NoSuchResource home={home} />}
      {resourceId !== undefined && !(data || error) && <Skeleton className="mt-8 h-96 rounded-lg" />}
      {error && !data && <LoadFailure title="We could not load this resource" error={error} onRetry={refetch} />}
    </Page>
  )
}
