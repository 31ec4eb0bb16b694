import { Pause, Play, RotateCcw } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { type Countdown, inDigits } from './use-countdown.ts'

interface ClockProps {
  time: Countdown
  minutes: number
  /** Of what the time is. */
  label: string
  /** Lets the teacher choose another time; left out while a step of the plan says it. */
  onChoose?: ((minutes: number) => void) | undefined
}

const choices = [1, 2, 5, 10, 15, 20]

/** The one clock of the teacher's window, in whole minutes. It counts by the clock, so a phone that has slept stays right. */
export function Clock({ time, minutes, label, onChoose }: ClockProps) {
  const isOver = time.left === 0
  return (
    <div className="teach-clock">
      <p className="teach-time" role="timer" aria-label={label} data-over={isOver}>
        {inDigits(time.left)}
      </p>
      {time.isRunning ? (
        <Button tone="quiet" onClick={time.pause}>
          <Pause aria-hidden />
          Stop the clock
        </Button>
      ) : (
        <Button tone="quiet" onClick={() => time.start(isOver ? minutes * 60_000 : time.left)}>
          <Play aria-hidden />
          {isOver ? 'Start again' : 'Start the clock'}
        </Button>
      )}
      {onChoose && (
        <select
          aria-label="Minutes"
          className="teach-minutes"
          value={minutes}
          onChange={(event) => onChoose(Number(event.currentTarget.value))}
        >
          {choices.map((each) => (
            <option key={each} value={each}>
              {each} min
            </option>
          ))}
        </select>
      )}
      {time.left < minutes * 60_000 && (
        <Button tone="quiet" aria-label="Set the clock back" onClick={() => time.hold(minutes * 60_000)}>
          <RotateCcw aria-hidden />
        </Button>
      )}
    </div>
  )
}
