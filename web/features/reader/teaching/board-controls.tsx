import {
  EyeOff,
  Flashlight,
  type LucideIcon,
  MonitorSmartphone,
  MonitorUp,
  Smartphone,
  Snowflake,
  Type,
} from 'lucide-react'
import { RoomButton } from '../../../ui/room/room-tool.tsx'

interface BoardControlsProps {
  /** A board in a window of this browser. */
  isBeside: boolean
  /** Some board shows what is chosen here. */
  isOpen: boolean
  /** This window leads a board on another device. */
  isLed: boolean
  isFrozen: boolean
  isBlank: boolean
  hasNoWords: boolean
  hasSpotlight: boolean
  onOpen: () => void
  onConnect: () => void
  onStop: () => void
  onFreeze: () => void
  onBlank: () => void
  onWords: () => void
  onSpotlight: () => void
}

/** What can be done with the board. Where the room is small, its short words only. */
export function BoardControls(props: BoardControlsProps) {
  const { isBeside, isOpen, isLed, isFrozen, isBlank, hasNoWords, hasSpotlight } = props
  return (
    <div className="teach-bar">
      {!isLed && (
        <Control
          tone={isOpen ? 'quiet' : 'main'}
          icon={MonitorUp}
          label={isBeside ? ['Show the', 'board’s', 'window'] : ['Open the', 'board', '']}
          onPress={props.onOpen}
        />
      )}
      {isLed && <Control icon={Smartphone} label={['', 'Stop', 'leading the board']} onPress={props.onStop} />}
      {!isLed && !isBeside && (
        <Control icon={MonitorSmartphone} label={['', 'Connect', 'a board']} onPress={props.onConnect} />
      )}
      <Control
        icon={Snowflake}
        label={['', isFrozen ? 'Unfreeze' : 'Freeze', 'the board']}
        isOn={isFrozen}
        onPress={props.onFreeze}
      />
      <Control
        icon={EyeOff}
        label={isBlank ? ['Show the', 'page', ''] : ['', 'Blank', 'the board']}
        isOn={isBlank}
        onPress={props.onBlank}
      />
      <Control
        icon={Type}
        label={[hasNoWords ? 'Show the' : 'Hide the', 'words', '']}
        isOn={hasNoWords}
        onPress={props.onWords}
      />
      <Control
        icon={Flashlight}
        label={['', 'Spotlight', hasSpotlight ? 'off' : '']}
        isOn={hasSpotlight}
        onPress={props.onSpotlight}
      />
    </div>
  )
}

interface ControlProps {
  icon: LucideIcon
  /** The words in the middle are seen in small rooms too. */
  label: [before: string, short: string, after: string]
  tone?: 'main' | 'quiet'
  isOn?: boolean
  onPress: () => void
}

function Control({ label: [before, short, after], ...tool }: ControlProps) {
  return (
    <RoomButton {...tool}>
      <span className="teach-rest">{before}</span> <span className="teach-short">{short}</span>{' '}
      <span className="teach-rest">{after}</span>
    </RoomButton>
  )
}
