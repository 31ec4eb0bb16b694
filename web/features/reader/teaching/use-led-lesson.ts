import { useEffect, useEffectEvent, useRef } from 'react'
import { refusal } from '#contract/access.ts'
import type { Answer } from '#contract/endpoint.ts'
import { endLesson, startLesson } from '#contract/evidence.ts'
import { call } from '../../../api/call.ts'
import { principalOf } from '../../../session/principal.ts'
import { useSession } from '../../../session/use-session.ts'

type Begun = Answer<typeof startLesson>

interface Led {
  /** The last step of the plan that was shown; 0 while there is only a board. */
  reached: number
  begun: Promise<Begun | null>
  /** Known once the server has answered; a window that is left cannot wait for it. */
  lesson?: string
}

/** Milliseconds after which a lesson has been left open rather than taught, as on the server. */
const longest = 3 * 3_600_000

/** The lesson of this history entry, which a reload does not end. One that was left open is over when the tab comes back. */
function keptLesson(): Begun | null {
  const state = window.history.state as { lesson?: { begun: Begun; at: number } | null } | null
  return state?.lesson && Date.now() - state.lesson.at < longest ? state.lesson.begun : null
}
const keepLesson = (begun: Begun | null) =>
  window.history.replaceState({ ...window.history.state, lesson: begun && { begun, at: Date.now() } }, '')

/**
 * Counts the lessons that staff lead from this window for their school: one call when the board opens or the plan begins,
 * and one when the lesson ends. Nobody waits for them, and a lesson goes on without.
 */
export function useLedLesson(resourceId: number, steps: number, isBoardOpen: boolean) {
  const { user } = useSession()
  const isCounted = user !== undefined && refusal('staff', principalOf(user)) === null
  const led = useRef<Led | null>(null)

  const reach = (reached: number) => {
    if (!isCounted) return
    if (led.current) {
      led.current.reached = Math.max(led.current.reached, reached)
      return
    }
    const kept = keptLesson()
    const begun = kept
      ? Promise.resolve(kept)
      : call(startLesson, { body: { resource_id: resourceId, steps, reached } }).catch(() => null)
    const beginning: Led = { reached, begun }
    led.current = beginning
    void begun.then((answer) => {
      if (!answer) return
      beginning.lesson = answer.lesson
      if (led.current === beginning) keepLesson(answer)
    })
  }
  const sayHowFar = (lesson: string, reached: number) =>
    void call(endLesson, { body: { lesson, steps, reached } }, { keepalive: true }).catch(() => undefined)

  const begin = useEffectEvent(() => reach(0))
  useEffect(() => {
    if (isBoardOpen) begin()
  }, [isBoardOpen])

  const leave = useEffectEvent(() => {
    const { lesson, reached = 0 } = led.current ?? {}
    if (lesson && reached > 0) sayHowFar(lesson, reached)
  })
  useEffect(() => {
    const listening = new AbortController()
    window.addEventListener('pagehide', () => leave(), { signal: listening.signal })
    return () => {
      listening.abort()
      leave()
    }
  }, [])

  return {
    reach,
    /** Ends it, and returns what its teacher is asked; null if it could not be counted. */
    end: async () => {
      const ended = led.current
      led.current = null
      keepLesson(null)
      const answer = await (ended?.begun ?? null)
      if (ended && answer) sayHowFar(answer.lesson, ended.reached)
      return answer
    },
  }
}
