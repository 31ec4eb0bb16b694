import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Resource } from '#contract/resources.ts'
import { useSession } from '../../session/use-session.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { DocumentTitle, PageHeading } from '../../ui/page/page.tsx'
import { NextStepCards } from './next-step-cards.tsx'
import { nextSteps } from './next-steps.ts'
import { progressQuery } from './queries.ts'

interface HomePageProps {
  /** The resources on the shelf; undefined while they load. */
  resources: readonly Resource[] | undefined
  /** Whether this user can book sessions. */
  canBook: boolean
  picture: ReactNode
  /** New resources, further information and testimonials. */
  children: ReactNode
}

/** The page after log-in: a greeting, the next step, and the rest of the portal at a glance. */
export function HomePage({ resources, canBook, picture, children }: HomePageProps) {
  const { user } = useSession()
  const { data: progress, isPending } = useQuery(progressQuery)
  const firstName = user?.profile?.full_name.trim().split(/\s+/)[0]
  const steps = user && resources && !isPending ? nextSteps({ user, resources, progress, canBook }) : undefined
  return (
    <div className="page-width py-8 tablet:py-12">
      <DocumentTitle>Home</DocumentTitle>
      <div className="grid items-center gap-x-16 gap-y-8 desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0">
          <PageHeading>{firstName ? `Hello, ${firstName}` : 'Hello'}</PageHeading>
          <p className="mt-3 max-w-[60ch] text-ink-soft text-lg">
            {steps?.length === 0
              ? 'You are all up to date. Choose a book from the shelf.'
              : 'Good to see you. Here are some things to start with.'}
          </p>
          {steps ? <NextStepCards steps={steps} /> : <Skeleton className="mt-6 h-[36rem] rounded-lg tablet:h-96" />}
        </div>
        <div className="hidden desktop:grid desktop:justify-items-center">{picture}</div>
      </div>
      {children}
    </div>
  )
}
