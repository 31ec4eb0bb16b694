import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/page/page.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { FiguresSoFar } from './figures-so-far.tsx'
import { figuresQuery } from './queries.ts'
import { UkSchoolsForm } from './uk-schools-form.tsx'
import { UncountedSchools } from './uncounted-schools.tsx'

/** The figures behind the statistics that the portal cannot count itself. */
export function FiguresPage() {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(figuresQuery(page))
  return (
    <Page
      lead={
        <>
          The figures behind the <TextLink to="/charts">statistics page</TextLink> that the portal cannot count itself.
        </>
      }
    >
      {error && !data && <LoadFailure title="We could not load the figures" error={error} onRetry={refetch} />}
      {!(data || error) && <Skeleton className="mt-8 h-96 rounded-lg" />}
      {data && (
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-12">
          <UkSchoolsForm figure={data.uk_schools} />
          <UncountedSchools figures={data} page={page} onPage={setPage} />
          <FiguresSoFar />
        </div>
      )}
    </Page>
  )
}
