import { useQuery } from '@tanstack/react-query'
import { pageQuery } from './api/page-query.ts'
import { showcaseQuery } from './api/showcase-query.ts'
import { PageDetails } from './features/general-pages/general-page.tsx'
import { testimonialsQuery } from './features/testimonials/queries.ts'
import { Testimonials } from './features/testimonials/testimonials.tsx'
import { LookInside } from './layout/showcase/look-inside.tsx'
import { ShowcaseCovers } from './layout/showcase/showcase-covers.tsx'
import { useCrumbs } from './session/use-crumbs.ts'
import { Page } from './ui/page/page.tsx'

export const prefetch = () => [pageQuery('about'), testimonialsQuery, showcaseQuery]

/** Describes the portal to everybody, with the testimonials. */
export function AboutScreen() {
  const { data } = useQuery(pageQuery('about'))
  return (
    <Page title={data?.title} breadcrumb={useCrumbs(data?.title ?? '')}>
      <div className="grid items-start gap-x-16 gap-y-10 desktop:grid-cols-[minmax(0,65ch)_minmax(18rem,1fr)]">
        <PageDetails name="about" />
        <div className="grid w-full max-w-xl gap-8 justify-self-center desktop:sticky desktop:top-28">
          <ShowcaseCovers className="w-full" />
          <LookInside />
        </div>
      </div>
      <Testimonials />
    </Page>
  )
}
