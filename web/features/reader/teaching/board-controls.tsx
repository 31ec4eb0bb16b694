import './board-controls.css'
import { EyeOff, Flashlight, type LucideIcon, MonitorUp, Smartphone, Snowflake, Type } from 'lucide-react'
import { Button, type ButtonTone } from '../../../ui/button.tsx'

interface BoardControlsProps {
  /** A board in a window of this browser. */
  isBeside: boolean
  /** Some board shows what is chosen here. */
  isOpen: boolean
  /** This is a phone that leads a board elsewhere. */
  isLed: boolean
  isFrozen: boolean
  isBlank: boolean
  hasNoWords: boolean
  hasSpotlight: boolean
  status: string
  onOpen: () => void
  onStop: () => void
  onFreeze: () => void
  onBlank: () => void
  onWords: () => void
  onSpotlight: () => void
}

/** What can be done with the board, and how it is. On a phone it lies beside the thumb, in one row with the short words. */
export function BoardControls(props: BoardControlsProps) {
  const { isBeside, isOpen, isLed, isFrozen, isBlank, hasNoWords, hasSpotlight } = props
  return (
    <div className="teach-bar" data-led={isLed}>
      <Control
        className="teach-open"
        tone={isOpen || isLed ? 'quiet' : 'main'}
        icon={MonitorUp}
        label={isBeside ? ['Show the', 'board’s window', ''] : ['Open the', 'board', '']}
        onPress={props.onOpen}
      />
      {isLed && <Control icon={Smartphone} label={['', 'Stop', 'leading the board']} onPress={props.onStop} />}
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
      <p role="status" className="teach-status">
        {props.status}
      </p>
    </div>
  )
}

interface ControlProps {
  className?: string
  icon: LucideIcon
  /** The words in the middle are seen on a phone too. */
  label: [before: string, short: string, after: string]
  tone?: ButtonTone
  isOn?: boolean
  onPress: () => void
}

function Control({
  className,
  icon: Icon,
  label: [before, short, after],
  tone = 'quiet',
  isOn,
  onPress,
}: ControlProps) {
  return (
    <Button tone={tone} className={className} aria-pressed={isOn} onClick={onPress}>
      <Icon aria-hidden />
      <span>
        <span className="teach-rest">{before}</span> <span className="teach-short">{short}</span>{' '}
        <span className="teach-rest">{after}</span>
      </span>
    </Button>
  )
}
