import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** The portal's own form, which opens where the brand names none. */
export const feedbackPath = '/feedback'

interface OutwardLinkProps {
  /** From the brand: https, mailto or same-site; `""` when there is none. */
  address: string
  /** Shown when there is no URL. */
  otherwise?: string
  tour?: string
  children: ReactNode
}

/** A link to a page, form or file that the brand names. */
export function OutwardLink({ address, otherwise, tour, children }: OutwardLinkProps) {
  if (!address) return <p className="text-ink-soft text-sm">{otherwise}</p>
  const look = { 'data-tour': tour, className: 'link inline-flex min-h-11 items-center font-bold text-sm' }
  return address.startsWith('/resources/') || address === feedbackPath ? (
    <Link to={address} {...look}>
      {children}
    </Link>
  ) : (
    <a href={address} {...look}>
      {children}
    </a>
  )
}
