import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createReaderAloud, type ReaderAloud, type Recordings, unitsOf } from './reader-aloud.ts'
import type { Sentence } from './sentences.ts'

/** With what, and how fast, something is read: recordings first, and the voice for pages without one. */
export interface Sound {
  voice: SpeechSynthesisVoice | null
  recordings: Recordings
  rate: number
}

/** What is being spoken, or comes next. `word` is null while the voice does not tell. */
export interface Spot {
  sentence: number
  word: number | null
}

interface ReadingAloud {
  /** Those of the open pages. */
  sentences: readonly Sentence[]
  sound: Sound
  /** Plays the recordings. */
  audio: HTMLAudioElement
  /** Whether it is known what there is to read with. */
  isReady: boolean
  /** Receives what silences the voice at once. */
  stop: RefObject<() => void>
  /** Turns to the pages that are read next, and resolves when they lie open. Null where reading ends with these. */
  turnOn: (() => Promise<void>) | null
}

/**
 * Reads the sentences of the open pages aloud, and knows where it is in them. It begins as soon as it can, because it
 * was asked for; after that only when a method is called.
 */
export function useReadingAloud({ sentences, sound, audio, isReady, stop, turnOn }: ReadingAloud) {
  const [spot, setSpot] = useState<Spot | null>(null)
  const [isSpeaking, setSpeaking] = useState(false)
  const [isSilent, setSilent] = useState(false)
  const last = useRef(0)
  const reader = useRef<ReaderAloud | null>(null)
  /** Whether it begins by itself when there is something to begin with: until something silences it. */
  const isWanted = useRef<boolean>(true)

  const read = (first: number, until: number, wanted = sound) => {
    isWanted.current = false
    last.current = until
    setSilent(false)
    setSpeaking(true)
    setSpot({ sentence: first, word: null })
    reader.current?.speak(sentences, first, until, wanted)
  }
  const end = sentences.length - 1
  const units = unitsOf(sentences, sound.recordings)
  const unitOf = (sentence: number) => units.findLastIndex((first) => first <= sentence)
  const lastOf = (unit: number) => (units[unit + 1] ?? sentences.length) - 1

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
    const made = createReaderAloud(audio, {
      onSentence: (sentence) => setSpot({ sentence, word: null }),
      onWord: (sentence, word) => setSpot({ sentence, word }),
      onEnd: () => void handleEnd(),
      onFailure: () => {
        setSpeaking(false)
        setSilent(true)
      },
    })
    reader.current = made
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
      reader.current = null
      made.silence()
    }
  }, [stop, audio])

  const begin = useEffectEvent(() => {
    if (isWanted.current && isReady) read(0, end)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: as soon as there is something to read with
  useEffect(() => begin(), [isReady])

  const firstText = sentences[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: other pages are read from their beginning
  useEffect(() => {
    if (!isWanted.current) setSpot(null)
  }, [firstText])

  return {
    spot,
    isSpeaking,
    /** It was asked to read, and is not heard. */
    isSilent,
    /** Reads on from where it was stopped, or from the beginning. */
    play: () => read(spot?.sentence ?? 0, end),
    pause: () => stop.current(),
    /** Reads one sentence, and stops. */
    readOnly: (index: number) => read(units[unitOf(index)] ?? index, lastOf(unitOf(index))),
    /** Reads from another sentence if it is reading, else that sentence only. */
    move: (by: -1 | 1) => {
      const now = spot ? unitOf(spot.sentence) : by > 0 ? -1 : 0
      const target = Math.min(Math.max(now + by, 0), units.length - 1)
      read(units[target] ?? 0, isSpeaking ? end : lastOf(target))
    },
    /** Says the sentence again with another sound, if it is reading. */
    change: (wanted: Sound) => {
      if (isSpeaking) read(spot?.sentence ?? 0, last.current, wanted)
    },
  }
}
