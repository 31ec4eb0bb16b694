import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface MenuLinkProps {
  to: string
  isExternal?: boolean | undefined
  className: string
  'aria-current'?: 'page' | undefined
  'data-tour'?: string | undefined
  children: ReactNode
}

/** A link of the menu; one that leads to another site says so. */
export function MenuLink({ to, isExternal, className, children, ...rest }: MenuLinkProps) {
  if (!isExternal) {
    return (
      <Link to={to} className={className} {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <a href={to} rel="noopener noreferrer" className={className}>
      {children} <ExternalLink aria-hidden className="ml-1.5 size-4 shrink-0" />
      <span className="sr-only">(external link)</span>
    </a>
  )
}
