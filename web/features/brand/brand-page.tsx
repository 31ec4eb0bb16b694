import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Brand } from '#contract/brand.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/page/page.tsx'
import { BrandForm } from './brand-form.tsx'
import { ExamplesLeft } from './examples-left.tsx'
import { editedBrandQuery } from './queries.ts'
import { Sponsors } from './sponsors/sponsors.tsx'

/** The sponsors, colour and wording of the portal. `strip`: renders a brand's strip as the header does. */
export function BrandPage({ strip }: { strip: (brand: Brand) => ReactNode }) {
  const { data, error, refetch } = useQuery(editedBrandQuery)
  return (
    <Page lead="The sponsors, the colour and the name of the portal. Changes appear on every page at once.">
      {data && data.examples.length > 0 && <ExamplesLeft examples={data.examples} />}
      <Sponsors />
      {data && <BrandForm edited={data} strip={strip} />}
      {!data && error && <LoadFailure title="We could not load the brand" error={error} onRetry={refetch} />}
      {!(data || error) && <Skeleton className="mt-8 h-96 rounded-lg" />}
    </Page>
  )
}
