import './icon-card.css'
import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { unbroken } from '../text/unbroken.tsx'

interface IconCardProps {
  icon: LucideIcon
  title: string
  text: string
  to: string
  /** Something is going on behind it now. */
  isNow?: boolean
}

/** A small card that is one link: an icon, where it leads, and how things stand there. */
export function IconCard({ icon: Icon, title, text, to, isNow = false }: IconCardProps) {
  return (
    <article className="icon-card" data-now={isNow || undefined}>
      <span className="icon-card-icon" aria-hidden="true">
        <Icon size={24} />
      </span>
      <div className="min-w-0">
        <h2 className="icon-card-title">
          <Link to={to}>{unbroken(title)}</Link>
        </h2>
        <p className="icon-card-text">{unbroken(text)}</p>
      </div>
    </article>
  )
}
