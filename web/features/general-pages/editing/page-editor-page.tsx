import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { LoadFailure } from '../../../domain/load-failure.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { PageForm } from './page-form.tsx'
import { editedPageQuery } from './queries.ts'

/** Edits one general page. */
export function PageEditorPage() {
  const { name = '' } = useParams()
  const { data, error, refetch } = useQuery(editedPageQuery(name))
  if (error instanceof ApiError && error.status === 404) {
    return (
      <Page title="Page not found" lead="The page you are looking for does not exist.">
        <ButtonLink to="/admin/pages" className="mt-6">
          Back to the pages
        </ButtonLink>
      </Page>
    )
  }
  const title = data ? `Edit “${data.title}”` : 'Edit a page'
  return (
    <Page title={title} breadcrumb={[{ label: 'Pages', to: '/admin/pages' }, { label: title }]}>
      {data && <PageForm key={name} page={data} />}
      {!data && error && <LoadFailure title="We could not load this page" error={error} onRetry={refetch} />}
      {!(data || error) && <Skeleton className="mt-8 h-96 rounded-lg" />}
    </Page>
  )
}
