import type { ReactNode } from 'react'
import type { Crumb } from './breadcrumb.tsx'
import { ButtonLink } from './button.tsx'
import { LoadFailure } from './load-failure.tsx'
import { Page } from './page.tsx'
import { Skeleton } from './skeleton.tsx'

interface CasePageProps {
  /** The list that it belongs to. */
  queue: Required<Crumb>
  /** Undefined while it is being loaded. */
  title: string | undefined
  lead: ReactNode
  isMissing: boolean
  /** Why it could not be loaded. */
  failure: string | null
  onRetry: () => void
  /** What is known, beside what happened. */
  facts: ReactNode
  children: ReactNode
}

/** One case of a queue: what is known of it beside what happened and what can be done. */
export function CasePage({ queue, title, lead, isMissing, failure, onRetry, facts, children }: CasePageProps) {
  if (isMissing) {
    return (
      <Page title="Page not found" heading="Page not found:" lead="The page you are looking for does not exist.">
        <ButtonLink to={queue.to} className="mt-6">
          Back to {queue.label.toLowerCase()}
        </ButtonLink>
      </Page>
    )
  }
  if (title === undefined) {
    return (
      <Page title={queue.label} breadcrumb={[queue]}>
        {failure ? (
          <LoadFailure title="We could not load this" sentence={failure} onRetry={onRetry} />
        ) : (
          <Skeleton className="mt-8 h-96 rounded-lg" />
        )}
      </Page>
    )
  }
  return (
    <Page title={title} breadcrumb={[queue, { label: title }]} lead={lead}>
      <div className="mt-8 grid items-start gap-10 desktop:grid-cols-[minmax(0,1fr)_18rem]">
        <aside aria-label="Facts" className="rounded-lg bg-surface p-6 shadow-rest desktop:order-last">
          {facts}
        </aside>
        <div className="grid min-w-0 gap-10">{children}</div>
      </div>
    </Page>
  )
}
