import { Outlet } from 'react-router'
import { showcaseQuery } from '../api/showcase-query.ts'
import { LookInside } from './showcase/look-inside.tsx'
import { ShowcaseCovers } from './showcase/showcase-covers.tsx'

export const prefetch = () => [showcaseQuery]

/** The layout of visitors' pages: the page in a card, and a description of the portal beside it. */
export function WelcomeLayout() {
  return (
    <div className="page-width grid items-start gap-x-16 gap-y-12 py-8 tablet:py-12 desktop:grid-cols-[minmax(0,30rem)_1fr]">
      <div className="min-w-0 rounded-lg bg-surface p-6 shadow-rest phone:p-10">
        <Outlet />
      </div>
      <div className="grid justify-items-center gap-6 text-center desktop:sticky desktop:top-28 desktop:self-start">
        <ShowcaseCovers className="w-full max-w-xl" />
        <p className="max-w-[22ch] text-balance font-bold font-heading text-xl tablet:text-2xl">
          Every enterprise begins with a good story.
        </p>
        <p className="max-w-[52ch] text-ink-soft">
          Free storybooks, teacher’s guides and lesson plans that help children aged 6 to 9 to have ideas, make things
          and make things happen.
        </p>
        <LookInside className="max-w-xl" />
      </div>
    </div>
  )
}
