import { useRef, useState } from 'react'
import type { BookPage } from '#contract/resources.ts'
import { Button } from '../../../ui/button.tsx'
import { usePlaying } from './use-playing.ts'
import { WordsToRead, wordsOf } from './words-to-read.tsx'

interface TapAlongProps {
  page: BookPage
  url: string
  /** With when each word begins, in milliseconds; null when it was given up. */
  onDone: (starts: number[] | null) => void
}

/** Slower than it was read, so that fingers can follow. */
const speed = 0.8

/** Plays a recording while somebody taps at the beginning of each word. */
export function TapAlong({ page, url, onDone }: TapAlongProps) {
  const { play, stop, now } = usePlaying()
  const [state, setState] = useState<'ready' | 'playing' | 'short' | 'unheard'>('ready')
  const [tapped, setTapped] = useState(0)
  const starts = useRef<number[]>([])
  const words = wordsOf(page)

  const start = async () => {
    starts.current = []
    setTapped(0)
    setState('playing')
    const isHeard = await play(url, speed)
    if (starts.current.length < words.length) setState(isHeard ? 'short' : 'unheard')
  }
  const tap = () => {
    if (state !== 'playing') return void start()
    starts.current.push(now())
    setTapped(starts.current.length)
    if (starts.current.length < words.length) return
    stop()
    onDone(starts.current)
  }

  return (
    <div className="recording-desk">
      <WordsToRead page={page} marked={state === 'playing' ? tapped : null} />
      <div className="recording-buttons">
        <button
          type="button"
          className="recording-tap"
          // At the beginning of a press: a click comes at its end.
          onPointerDown={(event) => {
            event.preventDefault()
            event.currentTarget.focus()
            tap()
          }}
          onKeyDown={(event) => {
            if (event.key !== ' ' && event.key !== 'Enter') return
            event.preventDefault()
            if (!event.repeat) tap()
          }}
          onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
          // A screen reader sends a click alone.
          onClick={({ detail }) => detail === 0 && tap()}
        >
          {state === 'playing' ? 'Tap' : 'Start'}
        </button>
        <Button
          tone="quiet"
          onClick={() => {
            stop()
            onDone(null)
          }}
        >
          Leave the words as they are
        </Button>
      </div>
      <p role="status" className="recording-status">
        {state === 'ready' &&
          'Press Start, then tap at the beginning of each word: on the button, or with the space bar.'}
        {state === 'short' &&
          `The recording ended after ${tapped} of ${words.length} words. Press Start to tap from the beginning.`}
        {state === 'unheard' && 'The recording did not load. Check your connection, then press Start.'}
      </p>
    </div>
  )
}
