import { type Piece, piecesOf, type Sentence, wordAt } from './sentences.ts'

export interface Listener {
  /** A sentence begins. */
  onSentence: (index: number) => void
  /** A word of it is being spoken; only some voices tell. */
  onWord: (index: number, word: number) => void
  /** Everything that was asked for has been spoken. */
  onEnd: () => void
  /** The voice does not speak. */
  onFailure: () => void
}

export interface Manner {
  /** Null where no voice speaks its language. */
  voiceOf: (sentence: Sentence) => SpeechSynthesisVoice | null
  rate: number
}

/** Characters that a voice speaks in a second at its own speed, at least. */
const slowest = 9
/** Voices over the internet break off after about 14 s (Chrome); in seconds. */
const maxPiece = 9
/** How long a voice may take to begin, in milliseconds. */
const patience = 6000
/** Between silencing a browser and speaking again, in milliseconds: some lose what comes at once. */
const breath = 60

/**
 * Speaks sentences with `speechSynthesis`, each by itself. Pausing is stopping and beginning the sentence again:
 * the browser's own pause loses the rest on Android, and with voices over the internet.
 */
export function createSpeaker({ onSentence, onWord, onEnd, onFailure }: Listener) {
  /** Events of an utterance that has been silenced still come, and mean nothing any more. */
  let current = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Browsers forget an utterance that nobody holds, and its events with it. */
  let held: SpeechSynthesisUtterance | null = null

  function silence(): void {
    current += 1
    clearTimeout(timer)
    held = null
    speechSynthesis.cancel()
  }

  function utter(
    piece: Piece,
    { voice, rate }: { voice: SpeechSynthesisVoice | null; rate: number },
    onBoundary: (character: number) => void,
    onDone: () => void,
  ) {
    const own = current
    const utterance = new SpeechSynthesisUtterance(piece.text)
    if (voice) utterance.voice = voice
    utterance.lang = voice?.lang ?? 'en-GB'
    utterance.rate = rate
    let isBegun = false
    const isOver = () => own !== current || held !== utterance
    const finish = () => {
      if (isOver()) return
      clearTimeout(timer)
      held = null
      onDone()
    }
    const begin = () => {
      if (isOver() || isBegun) return
      isBegun = true
      clearTimeout(timer)
      // A voice that breaks off without a word is not waited for.
      timer = setTimeout(finish, (piece.text.length / slowest / rate) * 1000 + patience)
    }
    utterance.onstart = begin
    utterance.onboundary = ({ name, charIndex }) => {
      begin()
      if (!isOver() && name !== 'sentence') onBoundary(piece.start + charIndex)
    }
    utterance.onend = finish
    utterance.onerror = ({ error }) => {
      if (isOver() || error === 'interrupted' || error === 'canceled') return
      silence()
      onFailure()
    }
    held = utterance
    timer = setTimeout(() => {
      if (isOver()) return
      silence()
      onFailure()
    }, patience)
    speechSynthesis.speak(utterance)
  }

  /** Speaks the sentences from `first` up to `last`, both included, instead of what is being spoken. */
  function speak(sentences: readonly Sentence[], first: number, last: number, manner: Manner): void {
    const isBusy = held !== null || speechSynthesis.speaking || speechSynthesis.pending
    if (isBusy) silence()
    const own = ++current
    const from = (index: number) => {
      const sentence = sentences[index]
      if (own !== current) return
      if (!sentence || index > last) return onEnd()
      onSentence(index)
      const voice = manner.voiceOf(sentence)
      const longest = voice?.localService === false ? maxPiece * slowest * manner.rate : Infinity
      const pieces = piecesOf(sentence, longest)
      const say = (at: number) => {
        const piece = pieces[at]
        if (!piece) return from(index + 1)
        const handleBoundary = (character: number) => onWord(index, wordAt(sentence, character))
        utter(piece, { voice, rate: manner.rate }, handleBoundary, () => say(at + 1))
      }
      say(0)
    }
    if (isBusy) timer = setTimeout(() => from(first), breath)
    // At once: browsers let a page speak for the first time only while a press is being handled.
    else from(first)
  }

  return { speak, silence }
}
