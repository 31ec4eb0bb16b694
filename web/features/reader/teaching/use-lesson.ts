import { useState } from 'react'
import type { LessonStep } from '#contract/teaching.ts'
import { useCountdown } from './use-countdown.ts'

/** What the clock is set to while no step sets it, in minutes. */
const usualMinutes = 5

/** The steps of the plan, where the class is in them, and the one clock: of the step, or set by the teacher. */
export function useLesson(steps: readonly LessonStep[], onStep: (step: LessonStep) => void) {
  const [index, setIndex] = useState<number | null>(null)
  const [chosen, setChosen] = useState(usualMinutes)
  const time = useCountdown(usualMinutes * 60_000)
  const step = index === null ? undefined : steps[index]
  const choose = (minutes: number) => {
    setChosen(minutes)
    time.hold(minutes * 60_000)
  }
  const goTo = (wanted: number) => {
    const opened = steps[wanted]
    if (!opened) return
    const { minutes } = opened
    setIndex(wanted)
    onStep(opened)
    // The class goes on with the time running, or stays with it stopped.
    if (step && (time.isRunning || time.left === 0)) time.start(minutes * 60_000)
    else time.hold(minutes * 60_000)
  }
  return {
    steps,
    index: index ?? 0,
    step,
    next: index === null ? undefined : steps[index + 1],
    /** Of the step or of the teacher's choice. */
    minutes: step?.minutes ?? chosen,
    time,
    choose,
    goTo,
    end: () => {
      setIndex(null)
      choose(usualMinutes)
    },
  }
}
