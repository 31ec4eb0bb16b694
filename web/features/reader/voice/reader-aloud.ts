import type { PageRecording } from '#contract/resources.ts'
import { canSpeak } from './can-speak.ts'
import { createNarrator, hasTimes } from './narrator.ts'
import { isSamePart, type Sentence } from './sentences.ts'
import { createSpeaker, type Listener, type Manner } from './speaker.ts'

/** The recordings of the story that are to be heard, by the number of their page. */
export type Recordings = ReadonlyMap<number, PageRecording>

/**
 * Reads sentences aloud: each page with its recording, if there is one, and otherwise with the voice of the device. The
 * two take turns where one of two open pages is recorded.
 */
export function createReaderAloud(audio: HTMLAudioElement, listener: Listener) {
  /** The first sentence of what is being read in one go, and what follows it. */
  let offset = 0
  let next: () => void = () => {}
  /** The last sentence that may begin a page. */
  let limit = 0
  const shifted: Listener = {
    onSentence: (index) => listener.onSentence(offset + index),
    onWord: (index, word) => listener.onWord(offset + index, word),
    onEnd: () => next(),
    onFailure: () => listener.onFailure(),
  }
  const narrator = createNarrator(audio, shifted)
  let speaker: ReturnType<typeof createSpeaker> | null = null

  function silence(): void {
    next = () => {}
    narrator.silence()
    speaker?.silence()
  }

  /** Reads from `first` to `last`, both included, instead of what is being read. */
  function speak(
    sentences: readonly Sentence[],
    first: number,
    last: number,
    { recordings, ...manner }: Manner & { recordings: Recordings },
  ): void {
    narrator.silence()
    limit = last
    const from = (index: number) => {
      const sentence = sentences[index]
      if (!sentence || index > limit) return listener.onEnd()
      const { begin, own } = partAt(sentences, index)
      const until = Math.min(last - begin, own.length - 1)
      const recording = recordingOf(sentence, recordings)
      offset = begin
      next = () => from(begin + own.length)
      if (recording) {
        speaker?.silence()
        // Nobody knows where its sentences are, so they are heard together.
        const isWhole = !hasTimes(own, recording)
        narrator.speak(
          { sentences: own, recording },
          isWhole ? 0 : index - begin,
          isWhole ? own.length - 1 : until,
          manner.rate,
        )
        return
      }
      if (!canSpeak() || !manner.voiceOf(sentence)) return next()
      speaker ??= createSpeaker(shifted)
      speaker.speak(own, index - begin, until, manner)
    }
    from(first)
  }

  /** Ends what is being read with a sentence that is the last of its page. */
  function endAt(last: number): void {
    limit = last
  }

  return { speak, silence, endAt }
}

/** Whether it is known when a sentence is heard; in a recording without times it is not. */
export function isKnown(sentences: readonly Sentence[], index: number, recordings: Recordings): boolean {
  const sentence = sentences[index]
  const recording = sentence && recordingOf(sentence, recordings)
  return !recording || hasTimes(partAt(sentences, index).own, recording)
}

/** Nobody has recorded other words than the story's. */
export const recordingOf = ({ page, language }: Sentence, recordings: Recordings): PageRecording | undefined =>
  language ? undefined : recordings.get(page)

/** What is read in one go with a sentence: what follows one another on its page in its text. */
function partAt(sentences: readonly Sentence[], index: number): { begin: number; own: Sentence[] } {
  let [begin, end] = [index, index + 1]
  while (begin > 0 && isSamePart(sentences[begin - 1], sentences[index])) begin -= 1
  while (end < sentences.length && isSamePart(sentences[end], sentences[index])) end += 1
  return { begin, own: sentences.slice(begin, end) }
}

/** What can be heard by itself: the first sentence of each, which is the first of the page where a page is heard as a whole. */
export const unitsOf = (sentences: readonly Sentence[], recordings: Recordings): number[] =>
  sentences.flatMap((sentence, index) =>
    isKnown(sentences, index, recordings) || !isSamePart(sentences[index - 1], sentence) ? [index] : [],
  )

export type ReaderAloud = ReturnType<typeof createReaderAloud>
