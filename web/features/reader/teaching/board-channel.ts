import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BoardState } from '#contract/boards.ts'
import type { Turn } from '../book/swipe.ts'

/** What the two windows tell each other. No question and no note is among it, so none can reach the board. */
type Message =
  | { kind: 'show'; state: BoardState }
  | { kind: 'here'; page: number }
  | { kind: 'are-you-there' }
  | { kind: 'turn'; turn: Turn }
  | { kind: 'gone' }

/** Windows of one browser hear each other without the network. */
const openChannel = (resourceId: number) => new BroadcastChannel(`board ${resourceId}`)

/**
 * The teacher's end: shows the state on the board whenever it changes. `onTurn`: a clicker that reached the board's
 * window. `onFound`: a board that was open before, with the page that it shows.
 */
export function useBoard(
  resourceId: number,
  state: BoardState,
  handlers: { onTurn: (turn: Turn) => void; onFound: (page: number) => void },
): { isOpen: boolean } {
  const channel = useRef<BroadcastChannel | null>(null)
  const isAsking = useRef(true)
  const [isOpen, setOpen] = useState(false)

  const handleMessage = useEffectEvent(({ data }: MessageEvent<Message>) => {
    if (data.kind === 'turn') handlers.onTurn(data.turn)
    if (data.kind === 'gone') setOpen(false)
    if (data.kind !== 'here') return
    setOpen(true)
    if (isAsking.current && data.page > 1) handlers.onFound(data.page)
    else send(channel.current, { kind: 'show', state })
    isAsking.current = false
  })

  useEffect(() => {
    const opened = openChannel(resourceId)
    channel.current = opened
    opened.addEventListener('message', (event) => handleMessage(event))
    send(opened, { kind: 'are-you-there' })
    return () => opened.close()
  }, [resourceId])

  const { page, isBlank, hasNoWords, spotlight } = state
  useEffect(() => {
    if (isOpen) send(channel.current, { kind: 'show', state: { page, isBlank, hasNoWords, spotlight } })
  }, [isOpen, page, isBlank, hasNoWords, spotlight])

  return { isOpen }
}

/** The board's end: what to show. Without a teacher's window it turns its pages itself. */
export function useBoardState(resourceId: number, pageCount: number) {
  const channel = useRef<BroadcastChannel | null>(null)
  const isLed = useRef(false)
  const [state, setState] = useState<BoardState>({
    ...{ page: 1, isBlank: false, hasNoWords: false, spotlight: null },
  })

  const handleMessage = useEffectEvent(({ data }: MessageEvent<Message>) => {
    if (data.kind === 'are-you-there') send(channel.current, { kind: 'here', page: state.page })
    if (data.kind !== 'show') return
    isLed.current = true
    setState(data.state)
  })

  useEffect(() => {
    const opened = openChannel(resourceId)
    channel.current = opened
    opened.addEventListener('message', (event) => handleMessage(event))
    send(opened, { kind: 'here', page: 1 })
    const leave = () => send(opened, { kind: 'gone' })
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
      opened.close()
    }
  }, [resourceId])

  const turn = (wanted: Turn) => {
    if (isLed.current) send(channel.current, { kind: 'turn', turn: wanted })
    else setState(({ page, ...rest }) => ({ ...rest, page: turned(page, wanted, pageCount) }))
  }
  return { state, turn, show: setState }
}

/** The page after a turn: never before the cover, nor behind the last one. */
export const turned = (page: number, turn: Turn, pageCount: number): number =>
  Math.min(Math.max(page + (turn === 'next' ? 1 : -1), 1), pageCount)

const send = (channel: BroadcastChannel | null, message: Message) => channel?.postMessage(message)
