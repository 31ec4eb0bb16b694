import { useEffect, useRef, useState } from 'react'
import { leadBoard } from '#contract/boards.ts'
import { ApiError, sentenceOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { patiently } from '../../../api/patience.ts'
import { type Shown, toBoardState, toldOf } from './board-channel.ts'

/** `lost`: it has been led, or its digits came in the address, and it cannot be reached; it is tried again. */
type FarStatus = 'none' | 'connecting' | 'leading' | 'lost'

/** Milliseconds between two words to the board, so that both sides know that they are connected. */
const repeat = 10_000

/** The phone's end: shows the state on a board elsewhere, once its six digits are known. */
export function useFarBoard(resourceId: number, shown: Shown) {
  // The QR code on the board leads to an address with the digits.
  const [digits, setDigits] = useState(() => /^#(\d{6})$/.exec(window.location.hash)?.[1] ?? '')
  const [status, setStatus] = useState<FarStatus>(digits === '' ? 'none' : 'connecting')
  const [problem, setProblem] = useState('')
  const wanted = useRef(shown)
  const push = useRef(() => {})

  useEffect(() => {
    if (digits === '') return
    const leading = new AbortController()
    const { signal } = leading
    let isSending = false
    let isStale = false
    let hasLed = false

    async function send() {
      const body = { resource_id: resourceId, digits, state: toBoardState(wanted.current) }
      try {
        await patiently((ending) => call(leadBoard, { body }, { signal: ending }), signal)
        hasLed = true
        setStatus('leading')
        setProblem('')
      } catch (error) {
        if (signal.aborted) return
        if (hasLed || !(error instanceof ApiError) || error.status === 0) return setStatus('lost')
        setStatus('none')
        setDigits('')
        setProblem(sentenceOf(error))
      }
    }
    // One message at a time: what a finger on the spotlight says meanwhile is sent as one.
    async function sendLatest() {
      isStale = true
      if (isSending) return
      isSending = true
      while (isStale && !signal.aborted) {
        isStale = false
        await send()
      }
      isSending = false
    }
    push.current = () => void sendLatest()
    push.current()
    const repeating = setInterval(push.current, repeat)
    for (const event of ['online', 'pageshow', 'focus']) window.addEventListener(event, push.current, { signal })
    // A phone that has slept says at once where it is.
    document.addEventListener('visibilitychange', push.current, { signal })
    return () => {
      leading.abort()
      clearInterval(repeating)
      push.current = () => {}
    }
  }, [resourceId, digits])

  const told = toldOf(shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is something to tell
  useEffect(() => {
    wanted.current = shown
    push.current()
  }, [told])

  return {
    status,
    problem,
    connect: (typed: string) => {
      const found = typed.replaceAll(/\s/g, '')
      if (!/^\d{6}$/.test(found)) return setProblem('Enter the six digits that the board shows.')
      setProblem('')
      setStatus('connecting')
      setDigits(found)
    },
    stop: () => {
      setProblem('')
      setStatus('none')
      setDigits('')
    },
  }
}
