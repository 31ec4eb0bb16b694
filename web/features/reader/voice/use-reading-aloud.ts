import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Sentence } from './sentences.ts'
import { createSpeaker, type Manner, type Speaker } from './speaker.ts'

/** What is being spoken, or comes next. `word` is null while the voice does not tell. */
export interface Spot {
  sentence: number
  word: number | null
}

interface ReadingAloud {
  /** Those of the open pages. */
  sentences: readonly Sentence[]
  voice: SpeechSynthesisVoice | null
  speed: number
  /** Receives what silences the voice at once. */
  stop: RefObject<() => void>
  /** Turns to the pages that are read next, and resolves when they lie open. Null where reading ends with these. */
  turnOn: (() => Promise<void>) | null
}

/**
 * Speaks the sentences of the open pages, and knows where it is in them. It begins once there is a voice, because it
 * was asked for; after that only when a method is called.
 */
export function useReadingAloud({ sentences, voice, speed, stop, turnOn }: ReadingAloud) {
  const [spot, setSpot] = useState<Spot | null>(null)
  const [isSpeaking, setSpeaking] = useState(false)
  const [isSilent, setSilent] = useState(false)
  const last = useRef(0)
  const speaker = useRef<Speaker | null>(null)
  /** Whether it begins by itself when there is something to begin with: until something silences it. */
  const isWanted = useRef<boolean>(true)

  const read = (first: number, until: number, manner: Manner = { voice, rate: speed }) => {
    isWanted.current = false
    last.current = until
    setSilent(false)
    setSpeaking(true)
    setSpot({ sentence: first, word: null })
    speaker.current?.speak(sentences, first, until, manner)
  }
  const end = sentences.length - 1

  const handleEnd = useEffectEvent(async () => {
    setSpeaking(false)
    if (last.current < end) return setSpot({ sentence: last.current + 1, word: null })
    setSpot(null)
    if (!turnOn) return
    // Turning silences, and is what is wanted here.
    const turned = turnOn()
    isWanted.current = true
    await turned
    begin()
  })

  useEffect(() => {
    const made = createSpeaker({
      onSentence: (sentence) => setSpot({ sentence, word: null }),
      onWord: (sentence, word) => setSpot({ sentence, word }),
      onEnd: () => void handleEnd(),
      onFailure: () => {
        setSpeaking(false)
        setSilent(true)
      },
    })
    speaker.current = made
    const silence = () => {
      isWanted.current = false
      made.silence()
      setSpeaking(false)
    }
    stop.current = silence
    const listening = new AbortController()
    const { signal } = listening
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') silence()
    }
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') silence()
    }
    document.addEventListener('visibilitychange', handleHidden, { signal })
    window.addEventListener('pagehide', silence, { signal })
    window.addEventListener('keydown', handleKey, { signal, capture: true })
    return () => {
      listening.abort()
      stop.current = () => {}
      // A turn may still be under way, and nothing is read after it.
      speaker.current = null
      made.silence()
    }
  }, [stop])

  const begin = useEffectEvent(() => {
    if (isWanted.current && voice) read(0, end)
  })
  const hasVoice = voice !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: as soon as there is a voice
  useEffect(() => begin(), [hasVoice])

  const firstText = sentences[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: other pages are read from their beginning
  useEffect(() => {
    if (!isWanted.current) setSpot(null)
  }, [firstText])

  return {
    spot,
    isSpeaking,
    /** The voice was asked to speak, and does not. */
    isSilent,
    /** Reads on from where it was stopped, or from the beginning. */
    play: () => read(spot?.sentence ?? 0, end),
    pause: () => stop.current(),
    /** Reads one sentence, and stops. */
    readOnly: (index: number) => read(index, index),
    /** Reads from another sentence if the voice is speaking, else that sentence only. */
    move: (by: -1 | 1) => {
      const target = Math.min(Math.max((spot?.sentence ?? (by > 0 ? -1 : 0)) + by, 0), end)
      read(target, isSpeaking ? end : target)
    },
    /** Says the sentence again in another manner, if the voice is speaking. */
    change: (manner: Manner) => {
      if (isSpeaking) read(spot?.sentence ?? 0, last.current, manner)
    },
  }
}
