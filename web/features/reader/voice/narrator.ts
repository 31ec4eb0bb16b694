import type { PageRecording } from '#contract/resources.ts'
import type { Sentence } from './sentences.ts'
import type { Listener } from './speaker.ts'

/** How long a recording may take to be heard, in milliseconds. */
const patience = 8000

/** When each sentence of a recorded page begins, in seconds, and each of its words; null where nobody has said. */
function timesOf(sentences: readonly Sentence[], { starts }: PageRecording): { at: number; words: number[] }[] | null {
  const counted = sentences.reduce((sum, { words }) => sum + words.length, 0)
  if (!starts || starts.length !== counted) return null
  let before = 0
  return sentences.map(({ words }) => {
    const own = starts.slice(before, before + words.length).map((start) => start / 1000)
    before += words.length
    return { at: own[0] ?? 0, words: own }
  })
}

/**
 * Plays what somebody has recorded of a page, as `createSpeaker` speaks. Where the times of the words are not known, a page is heard
 * as a whole, and nothing of it is marked. `audio` has been touched by a press, so that the browser lets it sound.
 */
export function createNarrator(audio: HTMLAudioElement, { onSentence, onWord, onEnd, onFailure }: Listener) {
  let playing: AbortController | null = null
  /** The recording that `audio` has. Its address changes while a class reads, and what is loaded stays right. */
  let loaded = ''

  function silence(): void {
    playing?.abort()
    playing = null
    audio.pause()
  }

  /** `first` and `last` count the sentences of the page, both included. */
  function speak(
    page: { sentences: readonly Sentence[]; recording: PageRecording },
    first: number,
    last: number,
    rate: number,
  ): void {
    silence()
    const own = new AbortController()
    const { signal } = own
    playing = own
    const times = timesOf(page.sentences, page.recording)
    const end = times?.[last + 1]?.at ?? Number.POSITIVE_INFINITY
    let [sentence, word] = [-1, -1]

    const over = (then: () => void) => {
      if (signal.aborted) return
      silence()
      then()
    }
    /** Marks what is heard now: a word is marked until the next one begins. */
    const follow = () => {
      if (signal.aborted) return
      const now = audio.currentTime
      if (now >= end) return over(onEnd)
      const at = times
        ? Math.max(
            first,
            times.findLastIndex((time) => time.at <= now),
          )
        : first
      if (at !== sentence) {
        ;[sentence, word] = [at, -1]
        onSentence(at)
      }
      const spoken = times?.[at]?.words.findLastIndex((start) => start <= now) ?? -1
      if (spoken >= 0 && spoken !== word) {
        word = spoken
        onWord(at, spoken)
      }
      requestAnimationFrame(follow)
    }
    const timer = setTimeout(() => over(onFailure), patience)
    signal.addEventListener('abort', () => clearTimeout(timer))
    audio.addEventListener('playing', () => clearTimeout(timer), { signal })
    audio.addEventListener('ended', () => over(onEnd), { signal })
    const fail = () => {
      // Loaded again, perhaps from another address, when it is tried again.
      loaded = ''
      over(onFailure)
    }
    audio.addEventListener('error', fail, { signal })

    if (loaded !== page.recording.id) {
      loaded = page.recording.id
      audio.src = page.recording.url
    }
    audio.defaultPlaybackRate = rate
    audio.playbackRate = rate
    const goToStart = () => {
      audio.currentTime = times?.[first]?.at ?? 0
    }
    goToStart()
    // Safari forgets where to start while it knows nothing of the recording.
    if (audio.readyState === 0) audio.addEventListener('loadedmetadata', goToStart, { signal, once: true })
    onSentence(first)
    sentence = first
    audio.play().then(follow, fail)
  }

  return { speak, silence }
}

/** Whether single sentences of a page can be heard. */
export const hasTimes = (sentences: readonly Sentence[], recording: PageRecording): boolean =>
  timesOf(sentences, recording) !== null
