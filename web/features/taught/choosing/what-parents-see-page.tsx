import '../taught.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { refusal } from '#contract/access.ts'
import type { ParentsPage } from '#contract/taught.ts'
import { LoadFailure } from '../../../domain/load-failure.tsx'
import { noSchool } from '../../../domain/not-staff.ts'
import { principalOf } from '../../../session/principal.ts'
import { useSession } from '../../../session/use-session.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
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
  const { user } = useSession()
  const isStaff = user !== undefined && !refusal('staff', principalOf(user))
  const { data, error, refetch } = useQuery({ ...parentsPageQuery, enabled: isStaff })
  if (user && !isStaff)
    return (
      <Notice title="This page is for staff of approved schools" className="mt-8 max-w-[70ch]">
        <p>{user.isSchool ? noSchool : 'Schools choose here what parents can read of what is taught.'}</p>
      </Notice>
    )
  if (error && !data)
    return <LoadFailure title="We could not load what parents can see" error={error} onRetry={refetch} />
  return data ? children(data) : <Skeleton className="mt-8 h-96 rounded-lg" />
}
