import '../taught.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ParentsPage } from '#contract/taught.ts'
import { LoadFailure } from '../../../domain/load-failure.tsx'
import { StaffOnly, useStaff } from '../../../session/staff-only.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { parentsPageQuery } from '../queries.ts'
import { AddPlan } from './add-plan.tsx'
import { ChosenPlans } from './chosen-plans.tsx'
import { FromLessons } from './from-lessons.tsx'
import { ParentsLink } from './parents-link.tsx'

const wayHere = [
  { label: 'Home', to: '/' },
  { label: 'Your school', to: '/your-school' },
]

/** For staff of an approved school: what their parents may read of what is taught, and the link that opens it. */
export function WhatParentsSeePage() {
  return (
    <Page
      breadcrumb={[...wayHere, { label: 'What parents can see' }]}
      lead="Choose what was taught or will be, and send parents one link. They read it on the screen, without an account."
    >
      <OwnPage>
        {(page) => (
          <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10">
            <AddPlan page={page} />
            <FromLessons page={page} />
            <ChosenPlans page={page} />
            <ParentsLink page={page} />
          </div>
        )}
      </OwnPage>
    </Page>
  )
}

/** Loads the page of the caller's school, and says to everybody else whom it is for. */
export function OwnPage({ children }: { children: (page: ParentsPage) => ReactNode }) {
  const isStaff = useStaff() !== undefined
  const { data, error, refetch } = useQuery({ ...parentsPageQuery, enabled: isStaff })
  return (
    <StaffOnly others="Schools choose here what parents can read of what is taught.">
      {error && !data && <LoadFailure title="We could not load what parents can see" error={error} onRetry={refetch} />}
      {!(data || error) && <Skeleton className="mt-8 h-96 rounded-lg" />}
      {data && children(data)}
    </StaffOnly>
  )
}
