import { useQuery } from '@tanstack/react-query'
import { pageQuery } from './api/page-query.ts'
import { PageDetails } from './features/general-pages/general-page.tsx'
import { testimonialsQuery } from './features/testimonials/queries.ts'
import { Testimonials } from './features/testimonials/testimonials.tsx'
import { ShelfPicture } from './layout/shelf-picture.tsx'
import { Page } from './ui/page.tsx'

export const prefetch = () => [pageQuery('about'), testimonialsQuery]

/** Describes the portal to everybody, with the testimonials. */
export function AboutScreen() {
  const { data } = useQuery(pageQuery('about'))
  return (
    <Page title={data?.title}>
      <div className="grid items-start gap-x-16 gap-y-10 desktop:grid-cols-[minmax(0,65ch)_1fr]">
        <PageDetails name="about" />
        <ShelfPicture className="w-full max-w-md justify-self-center desktop:sticky desktop:top-28" />
      </div>
      <Testimonials />
    </Page>
  )
}
