import './room.css'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { DocumentTitle } from '../page/page.tsx'

interface RoomScreenProps {
  /** In the browser's tab. */
  title: string
  className?: string
  bar: ReactNode
  children: ReactNode
}

/**
 * A screen that stands in front of a room: nothing but the task, as large as the window, and below it one bar with the way
 * out and the tools. The page never scrolls.
 */
export function RoomScreen({ title, className, bar, children }: RoomScreenProps) {
  return (
    <div className={classNames('room', className)}>
      <DocumentTitle>{title}</DocumentTitle>
      {children}
      <div className="room-bar">{bar}</div>
    </div>
  )
}
