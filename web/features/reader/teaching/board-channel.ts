import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BoardState } from '#contract/boards.ts'
import type { Turn } from '../book/swipe.ts'
import type { Countdown } from './use-countdown.ts'

/** What the two windows tell each other. No question and no note is among it, so none can reach the board that way. */
type Message =
  | { kind: 'show'; state: BoardState }
  | { kind: 'here'; page: number }
  | { kind: 'are-you-there' }
  | { kind: 'turn'; turn: Turn }
  | { kind: 'gone' }
  | { kind: 'left' }

/** What the teacher's window wants on the board: `step` of the lesson, counted from 1, in place of the page. */
export interface Shown extends Omit<BoardState, 'lesson'> {
  step: number | null
  time: Pick<Countdown, 'left' | 'endsAt'>
}

/** What the board is told now. */
export function toBoardState({ step, time: { left, endsAt }, ...shown }: Shown): BoardState {
  const rest = Math.round(endsAt === null ? left : Math.max(0, endsAt - Date.now()))
  return { ...shown, lesson: step === null ? null : { step, left: rest, isRunning: endsAt !== null } }
}

/** Changes with everything that the board has to be told; a clock that runs is not. */
export const toldOf = ({ time: { left, endsAt }, ...shown }: Shown): string =>
  JSON.stringify({ ...shown, moment: shown.step === null ? null : (endsAt ?? left) })

/** Windows of one browser hear each other without the network. */
const openChannel = (resourceId: number) => new BroadcastChannel(`board ${resourceId}`)

/**
 * The teacher's end: shows the state on the board whenever it changes. `onTurn`: a clicker that reached the board's
 * window. `onFound`: a board that was open before, with the page that it shows.
 */
export function useBoard(
  resourceId: number,
  shown: Shown,
  handlers: { onTurn: (turn: Turn) => void; onFound: (page: number) => void },
): { isOpen: boolean } {
  const channel = useRef<BroadcastChannel | null>(null)
  const isAsking = useRef(true)
  const [isOpen, setOpen] = useState(false)

  const tell = useEffectEvent(() => send(channel.current, { kind: 'show', state: toBoardState(shown) }))
  const handleMessage = useEffectEvent(({ data }: MessageEvent<Message>) => {
    if (data.kind === 'turn') handlers.onTurn(data.turn)
    if (data.kind === 'gone') setOpen(false)
    if (data.kind !== 'here') return
    setOpen(true)
    if (isAsking.current && data.page > 1) handlers.onFound(data.page)
    else tell()
    isAsking.current = false
  })

  useEffect(() => {
    const opened = openChannel(resourceId)
    channel.current = opened
    opened.addEventListener('message', (event) => handleMessage(event))
    send(opened, { kind: 'are-you-there' })
    return sayOnLeaving(opened, 'left')
  }, [resourceId])

  const told = toldOf(shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is something to tell
  useEffect(() => {
    if (isOpen) tell()
  }, [isOpen, told])

  return { isOpen }
}

/** The board's end: what to show. Without a teacher's window it turns its pages itself. */
export function useBoardState(resourceId: number, pageCount: number) {
  const channel = useRef<BroadcastChannel | null>(null)
  const isLed = useRef(false)
  const [state, setState] = useState<BoardState>({
    ...{ page: 1, isBlank: false, hasNoWords: false, spotlight: null, lesson: null },
  })

  const handleMessage = useEffectEvent(({ data }: MessageEvent<Message>) => {
    if (data.kind === 'are-you-there') send(channel.current, { kind: 'here', page: state.page })
    // The clicker at the board goes on with the book.
    if (data.kind === 'left') isLed.current = false
    if (data.kind !== 'show') return
    isLed.current = true
    setState(data.state)
  })

  useEffect(() => {
    const opened = openChannel(resourceId)
    channel.current = opened
    opened.addEventListener('message', (event) => handleMessage(event))
    send(opened, { kind: 'here', page: 1 })
    return sayOnLeaving(opened, 'gone')
  }, [resourceId])

  const turn = (wanted: Turn) => {
    if (isLed.current) send(channel.current, { kind: 'turn', turn: wanted })
    else setState(({ page, ...rest }) => ({ ...rest, page: turned(page, wanted, pageCount), lesson: null }))
  }
  return {
    state,
    turn,
    show: setState,
    /** Sets the clock of the step right, unless the board shows something else by now. */
    setClock: (lesson: BoardState['lesson']) =>
      setState((before) => (before.lesson?.step === lesson?.step ? { ...before, lesson } : before)),
  }
}

/** Tells the other window when this one is closed or leaves the page. Returns what ends the conversation. */
function sayOnLeaving(channel: BroadcastChannel, kind: 'gone' | 'left'): () => void {
  const leave = () => send(channel, { kind })
  window.addEventListener('pagehide', leave)
  return () => {
    window.removeEventListener('pagehide', leave)
    leave()
    channel.close()
  }
}

/** The page after a turn: never before the cover, nor behind the last one. */
export const turned = (page: number, turn: Turn, pageCount: number): number =>
  Math.min(Math.max(page + (turn === 'next' ? 1 : -1), 1), pageCount)

const send = (channel: BroadcastChannel | null, message: Message) => channel?.postMessage(message)
