import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createReaderAloud, type ReaderAloud, type Recordings, recordingOf, unitsOf } from './reader-aloud.ts'
import { findOther, type Sentence } from './sentences.ts'
import type { Manner } from './speaker.ts'

/** With what, and how fast, something is read: recordings first, and a voice for pages without one. */
export interface Sound extends Manner {
  recordings: Recordings
}

/** What is being spoken, or comes next. `word` is null while the voice does not tell. */
export interface Spot {
  sentence: number
  word: number | null
}

/** Whether there is something to read a sentence with. */
export const canHear = (sentence: Sentence | undefined, { recordings, voiceOf }: Sound): boolean =>
  sentence !== undefined && (recordingOf(sentence, recordings) !== undefined || voiceOf(sentence) !== null)

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
  /** Opens a page that lay beside another one until the screen was turned; null if it is open. */
  showPage: (page: number) => Promise<void> | null
}

/**
 * Reads the sentences of the open pages aloud, and knows where it is in them. It begins as soon as it can, because it
 * was asked for; after that only when a method is called.
 */
export function useReadingAloud({ sentences, sound, audio, isReady, stop, turnOn, showPage }: ReadingAloud) {
  const [spot, setSpot] = useState<Spot | null>(null)
  const [isSpeaking, setSpeaking] = useState(false)
  const [isSilent, setSilent] = useState(false)
  /**
   * What was asked for: `last`, the last sentence, or all of the open pages where `isToEnd`. Of this the reader has got `given`, up to
   * its sentence `until`; its first sentence has the index `shift` here, which is another one since the screen was turned.
   */
  const asked = useRef({ last: 0, isToEnd: true, given: sentences, until: 0, shift: 0 })
  /** The sentence to read on with when its page lies open. */
  const resumed = useRef<Sentence | null>(null)
  const reader = useRef<ReaderAloud | null>(null)
  /** Whether it begins by itself when there is something to begin with: until something silences it. */
  const isWanted = useRef<boolean>(true)

  /** Up to a sentence, or to the end of the open pages. */
  const read = (first: number, upTo: number | null, wanted = sound) => {
    const until = upTo ?? end
    isWanted.current = false
    asked.current = { last: until, isToEnd: upTo === null, given: sentences, until, shift: 0 }
    setSilent(false)
    setSpeaking(true)
    setSpot({ sentence: first, word: null })
    reader.current?.speak(sentences, first, until, wanted)
  }
  const end = sentences.length - 1
  const units = unitsOf(sentences, sound.recordings).filter((first) => canHear(sentences[first], sound))
  const unitOf = (sentence: number) => units.findLastIndex((first) => first <= sentence)
  const lastOf = (unit: number) => (units[unit + 1] ?? sentences.length) - 1

  const handleEnd = useEffectEvent(async () => {
    setSpeaking(false)
    const { last, isToEnd, until, shift } = asked.current
    const next = until + shift + 1
    // More pages lie open than when it began.
    if (next <= last) return read(next, isToEnd ? null : last)
    if (last < end) return setSpot({ sentence: last + 1, word: null })
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
      onSentence: (sentence) => setSpot({ sentence: sentence + asked.current.shift, word: null }),
      onWord: (sentence, word) => setSpot({ sentence: sentence + asked.current.shift, word }),
      onEnd: () => void handleEnd(),
      onFailure: () => {
        setSpeaking(false)
        setSilent(true)
      },
    })
    reader.current = made
    const silence = () => {
      isWanted.current = false
      resumed.current = null
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
    if (isWanted.current && isReady) read(0, null)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: as soon as there is something to read with
  useEffect(() => begin(), [isReady])

  /** Other pages lie open: after a turn, which has silenced it, or because the screen was turned while it reads. */
  const handlePages = useEffectEvent(() => {
    const resuming = resumed.current && findOther(asked.current.given, resumed.current, sentences)
    resumed.current = null
    if (resuming !== null && resuming >= 0) return read(resuming, asked.current.isToEnd ? null : resuming)
    const { given, isToEnd, last, until, shift } = asked.current
    const spoken = isSpeaking && spot ? given[spot.sentence - shift] : undefined
    if (!spoken || given === sentences) {
      if (!isWanted.current) setSpot(null)
      return
    }
    const now = findOther(given, spoken, sentences)
    if (now < 0) {
      const shown = showPage(spoken.page)
      if (!shown) return read(0, null)
      resumed.current = spoken
      return
    }
    const moved = now - given.indexOf(spoken)
    const lastNow = isToEnd ? end : Math.min(last - shift + moved, end)
    asked.current = { last: lastNow, isToEnd, given, until: Math.min(until, end - moved), shift: moved }
    reader.current?.endAt(asked.current.until)
    setSpot({ sentence: now, word: spot?.word ?? null })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other pages lie open
  useLayoutEffect(() => handlePages(), [sentences])

  return {
    spot,
    isSpeaking,
    /** It was asked to read, and is not heard. */
    isSilent,
    /** Reads on from where it was stopped, or from the beginning. */
    play: () => read(spot?.sentence ?? 0, null),
    pause: () => stop.current(),
    /** Reads one sentence, and stops. */
    readOnly: (index: number) => read(units[unitOf(index)] ?? index, lastOf(unitOf(index))),
    /** Reads from another sentence if it is reading, else that sentence only. */
    move: (by: -1 | 1) => {
      const now = spot ? unitOf(spot.sentence) : by > 0 ? -1 : 0
      const target = Math.min(Math.max(now + by, 0), units.length - 1)
      read(units[target] ?? 0, isSpeaking ? null : lastOf(target))
    },
    /** Says the sentence again with another sound, if it is reading. */
    change: (wanted: Sound) => {
      if (isSpeaking) read(spot?.sentence ?? 0, asked.current.isToEnd ? null : asked.current.last, wanted)
    },
  }
}
