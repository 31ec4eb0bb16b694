import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'

interface ToolLinkProps {
  to: string
  name: string
  icon: LucideIcon
}

/** A page for in front of a class, in the bar of an open book: on wide screens, as a class has. */
export function ToolLink({ to, name, icon: Icon }: ToolLinkProps) {
  return (
    <span className="contents max-desktop:hidden">
      <Link to={to} className="reader-tool">
        <Icon aria-hidden />
        {name}
      </Link>
    </span>
  )
}
