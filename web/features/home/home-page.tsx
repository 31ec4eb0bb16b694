import type { ReactNode } from 'react'
import { useSession } from '../../session/use-session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { DocumentTitle, PageHeading } from '../../ui/page/page.tsx'
import { unbroken } from '../../ui/text/unbroken.tsx'
import { type Obstacle, type OpenBook, obstacleOf } from './arrange-home.ts'
import { OpenBookCard } from './open-book-card.tsx'

interface HomePageProps {
  /** The book to go on with: null if none is open to this person, undefined while that is not known. */
  open: OpenBook | null | undefined
  /** Where this person finds their own things, and how those stand. */
  cards: ReactNode
  /** New resources, further information and testimonials. */
  children: ReactNode
}

/** The page after log-in: the book to go on with, one's own things, and the rest of the portal at a glance. */
export function HomePage({ open, cards, children }: HomePageProps) {
  const { user } = useSession()
  const firstName = user?.profile?.full_name.trim().split(/\s+/)[0]
  const obstacle = user && obstacleOf(user)
  return (
    <div className="page-width py-6 tablet:py-10">
      <DocumentTitle>Home</DocumentTitle>
      <PageHeading>{firstName ? `Hello, ${firstName}` : 'Hello'}</PageHeading>
      {obstacle && <ObstacleCard obstacle={obstacle} />}
      <div className="mt-6 grid gap-4 tablet:gap-6 desktop:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
        {open && <OpenBookCard open={open} isParent={user?.role === 'parent'} />}
        {open === undefined && <Skeleton className="h-[26rem] rounded-lg phone:h-[22rem]" />}
        <div className="grid content-start gap-3 tablet:max-desktop:grid-cols-2 tablet:max-desktop:[&>:last-child:nth-child(odd)]:col-span-2">
          {cards}
        </div>
      </div>
      {children}
    </div>
  )
}

function ObstacleCard({ obstacle: { title, text, action, to } }: { obstacle: Obstacle }) {
  return (
    <section aria-labelledby="obstacle" className="mt-6 rounded-lg bg-surface p-6 shadow-rest">
      <h2 id="obstacle" className="text-lg">
        {title}
      </h2>
      <p className="mt-1 max-w-[64ch]">{unbroken(text)}</p>
      <ButtonLink to={to} tone="quiet" className="mt-4">
        {action}
      </ButtonLink>
    </section>
  )
}
