import './room.css'
import { type LucideIcon, Maximize, Minimize } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import { useFullScreen } from './use-full-screen.ts'

interface RoomToolProps {
  icon: LucideIcon
  /** Short: in a bar it stands below the icon. */
  children: ReactNode
  className?: string
}

interface RoomButtonProps extends RoomToolProps {
  /** `main` for what is pressed most. */
  tone?: 'main' | 'quiet'
  isOn?: boolean | undefined
  isOff?: boolean
  /** The whole name, where the short words need the rest of a sentence. It contains them. */
  label?: string
  onPress?: () => void
}

/** A tool in the bar of a room's screen. `isOff`: it has no effect now, and says so. */
export function RoomButton({ icon: Icon, tone, isOn, isOff, label, className, onPress, children }: RoomButtonProps) {
  return (
    <button
      type="button"
      className={classNames('room-tool', className)}
      data-tone={tone}
      aria-pressed={isOn}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onPress}
    >
      <Icon aria-hidden />
      <span>{children}</span>
    </button>
  )
}

export function RoomLink({ icon: Icon, className, to, children }: RoomToolProps & { to: string }) {
  return (
    <Link to={to} className={classNames('room-tool', className)}>
      <Icon aria-hidden />
      <span>{children}</span>
    </Link>
  )
}

export function FullScreenTool() {
  const { isFull, toggle } = useFullScreen()
  return (
    <RoomButton icon={isFull ? Minimize : Maximize} onPress={() => void toggle()}>
      {isFull ? 'Leave full screen' : 'Full screen'}
    </RoomButton>
  )
}
