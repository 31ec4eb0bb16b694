import './list-row.css'
import './list-row-drag.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { withAddresses } from '../text/email-address.tsx'
import type { DragState } from './use-drag.ts'

interface ListRowsProps {
  /** The name of the list for screen readers, where no heading stands above it. */
  label?: string
  /** Whether the order means something, such as urgency. */
  isOrdered?: boolean
  /** Whether the details are words that need the room, and the names are short. */
  isWordy?: boolean
  className?: string
  /** `ListRow`s. */
  children: ReactNode
}

/** A list of things, one in each row. It stacks what is in a row as soon as the list itself is narrow. */
export function ListRows({ label, isOrdered = false, isWordy = false, className, children }: ListRowsProps) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <div className={className ? `list-rows ${className}` : 'list-rows'}>
      <List aria-label={label} data-wordy={isWordy || undefined}>
        {children}
      </List>
    </div>
  )
}

interface ListRowProps {
  /** An icon or a small picture, which says nothing that the words do not. */
  picture?: ReactNode
  /** A link or a button in it is pressed by a press anywhere in the row. */
  title: ReactNode
  /** Where the title leads. */
  to?: string
  /** What it is. E-mail addresses in it break at their dots. */
  details?: ReactNode
  /** Since when, or until when. */
  age?: ReactNode
  /** Whether the age counts more than the details, and is read before them. */
  isAgeFirst?: boolean
  /** One button or link: what is done most. */
  action?: ReactNode
  /** What else can be done, behind a button. */
  menu?: ReactNode
  /** What has been opened of it, below it. */
  below?: ReactNode
  /** The list of the rows that belong to this one. */
  children?: ReactNode
  /** What `useDrag` knows it by, where it can be moved. */
  dragId?: number
  /** What `useDrag` says of it. */
  drag?: DragState | undefined
}

/** A row of `ListRows`: its name, what it is, its age, one action and a menu. */
export function ListRow(props: ListRowProps) {
  const { picture, title, to, details, age, isAgeFirst = false, action, menu, below } = props
  const { children, dragId, drag } = props
  const shownAge = age && <span className="list-row-age">{age}</span>
  return (
    <li className="list-row-item">
      <div className="list-row" data-age={isAgeFirst ? 'first' : undefined} data-row={dragId} data-drag={drag}>
        {picture && <span className="list-row-picture">{picture}</span>}
        <span className="list-row-name">{to ? <Link to={to}>{title}</Link> : title}</span>
        {isAgeFirst && shownAge}
        {details && <div className="list-row-details">{withAddresses(details)}</div>}
        {!isAgeFirst && shownAge}
        {action && <div className="list-row-action">{action}</div>}
        {menu && <div className="list-row-menu">{menu}</div>}
      </div>
      {below && <div className="list-row-below">{below}</div>}
      {children && <ul className="list-row-children">{children}</ul>}
    </li>
  )
}

/** What a press on the row does, in a word, where a name alone does not show that it leads somewhere. It is a part of the row, and no link itself. */
export const RowHint = ({ children }: { children: string }) => <span className="list-row-hint">{children}</span>
