import type { ReactNode } from 'react'
import { ButtonLink } from '../ui/button.tsx'
import { CardPage } from '../ui/page/card-page.tsx'

interface DeadLinkProps {
  /** Where to go instead, and what the button says. */
  to: string
  label: string
  /** Why it does not work, or what to do. */
  children: ReactNode
}

/** The page of a mailed link that was used, replaced or left too long. */
export function DeadLink({ to, label, children }: DeadLinkProps) {
  return (
    <CardPage title="This link no longer works">
      <p role="alert" className="mb-6">
        {children}
      </p>
      <ButtonLink to={to}>{label}</ButtonLink>
    </CardPage>
  )
}
