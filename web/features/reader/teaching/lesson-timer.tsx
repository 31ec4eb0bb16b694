import { Pause, Play, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { inDigits, useCountdown } from './use-countdown.ts'

const choices = [1, 2, 5, 10, 15, 20]

/** A timer of whole minutes. It counts by the clock, so a window in the background stays right. */
export function LessonTimer() {
  const [minutes, setMinutes] = useState(5)
  const { left, isRunning, start, pause, reset: restart } = useCountdown(5)
  const reset = (wanted: number) => {
    setMinutes(wanted)
    restart(wanted)
  }
  const isOver = left === 0
  return (
    <section aria-labelledby="timer" className="teach-card">
      <h2 id="timer" className="teach-subtitle">
        Timer
      </h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="teach-time" role="timer" data-over={isOver}>
          {inDigits(left)}
        </p>
        <label className="flex items-center gap-2">
          <span className="sr-only">Minutes</span>
          <select
            className="min-h-11 rounded-sm border-2 border-ink-soft bg-raised px-2"
            value={minutes}
            onChange={(event) => reset(Number(event.currentTarget.value))}
          >
            {choices.map((each) => (
              <option key={each} value={each}>
                {each === 1 ? '1 minute' : `${each} minutes`}
              </option>
            ))}
          </select>
        </label>
        {!isRunning ? (
          <Button tone="quiet" onClick={() => start(isOver ? minutes * 60_000 : left)}>
            <Play aria-hidden />
            Start
          </Button>
        ) : (
          <Button tone="quiet" onClick={pause}>
            <Pause aria-hidden />
            Pause
          </Button>
        )}
        <Button tone="quiet" onClick={() => reset(minutes)}>
          <RotateCcw aria-hidden />
          Reset
        </Button>
      </div>
      <p role="status" className="font-bold">
        {isOver && 'Time is up.'}
      </p>
    </section>
  )
}
