import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type BoardAddress, type BoardState, followPhone } from '#contract/boards.ts'
import { urlFor } from '#contract/endpoint.ts'

/** `waiting` for the phone that types the digits; `over`: the digits are no longer valid. */
type PhoneStatus = 'none' | 'waiting' | 'leading' | 'lost' | 'over'

/** Milliseconds without a word of the phone, which speaks every ten seconds, after which it is not connected. */
const silence = 25_000
/** Milliseconds after which a refused connection is tried again; browsers do that for interrupted ones only. */
const retry = 5000

/** What a board does with the words of a phone. */
export interface PhoneHandlers {
  /** Something new. */
  onShow: (state: BoardState) => void
  /** The same again, with the time as it is by now. */
  onTime: (lesson: BoardState['lesson']) => void
}

/** The board's end of a phone: the digits to type there, and what it says. */
export function usePhone(resourceId: number, handlers: PhoneHandlers) {
  const [digits, setDigits] = useState('')
  const [status, setStatus] = useState<PhoneStatus>('none')
  const [address, setAddress] = useState<BoardAddress | null>(null)
  const [attempt, setAttempt] = useState(0)
  const last = useRef('')
  const hear = useEffectEvent((state: BoardState) => {
    const { lesson, ...rest } = state
    const said = JSON.stringify({ ...rest, step: lesson?.step })
    // The phone repeats itself; a page that a clicker has turned meanwhile stays.
    if (said === last.current) handlers.onTime(lesson)
    else handlers.onShow(state)
    last.current = said
  })

  useEffect(() => {
    if (digits === '') return
    const source = new EventSource(urlFor(followPhone, { query: { resource_id: resourceId, digits } }))
    let heardAt: number | null = null
    let retrying: ReturnType<typeof setTimeout> | undefined
    const lose = () => setStatus((before) => (before === 'leading' ? 'lost' : before))
    source.addEventListener('address', ({ data }) => setAddress(JSON.parse(data)))
    source.addEventListener('show', ({ data }) => {
      heardAt = Date.now()
      setStatus('leading')
      hear(JSON.parse(data))
    })
    source.addEventListener('over', () => {
      source.close()
      setStatus('over')
    })
    source.addEventListener('error', () => {
      lose()
      if (source.readyState !== EventSource.CLOSED) return
      setStatus('lost')
      retrying = setTimeout(() => setAttempt(attempt + 1), retry)
    })
    const watching = setInterval(() => {
      if (heardAt !== null && Date.now() - heardAt > silence) lose()
    }, 5000)
    return () => {
      clearInterval(watching)
      clearTimeout(retrying)
      source.close()
    }
  }, [resourceId, digits, attempt])

  return {
    digits,
    status,
    address,
    invite: () => {
      setAddress(null)
      last.current = ''
      setStatus('waiting')
      setDigits(sixDigits())
    },
    stop: () => {
      setStatus('none')
      setDigits('')
    },
  }
}

const sixDigits = () => String((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 1_000_000).padStart(6, '0')
