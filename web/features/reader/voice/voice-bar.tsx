import './voice-bar.css'
import { Pause, Play, Settings2, SkipBack, SkipForward } from 'lucide-react'
import { type ReactNode, type Ref, type RefObject, useMemo, useRef, useState } from 'react'
import { languageNames } from '#contract/languages.ts'
import type { BookPage, Saying } from '#contract/resources.ts'
import { Said } from '../../../domain/class-words/said.tsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import type { ShownText } from '../texts/rows.ts'
import { sentencesShown } from '../texts/sentences-shown.ts'
import { isKnown, type Recordings } from './reader-aloud.ts'
import { pictureInWords, type Sentence, sentencesOf } from './sentences.ts'
import { findSettings, keepSettings, nextSpeed, speeds, type VoiceSettings } from './settings.ts'
import { SpokenMarks } from './spoken-marks.tsx'
import { useMarks, useTappedWords } from './use-marks.ts'
import { canHear, type Sound, useReadingAloud } from './use-reading-aloud.ts'
import { useVoices } from './use-voices.ts'
import { VoiceChoices } from './voice-choices.tsx'
import { rankVoices } from './voices.ts'

interface VoiceBarProps {
  reader: RefObject<HTMLElement | null>
  /** The open pages. */
  pages: BookPage[]
  /** What is in the panel instead of the story, or beside it; null for the story. */
  shown: ShownText | null
  /** How the voice is to say names and words. */
  sayings: readonly Saying[]
  /** Who is heard in the recordings, `""` where nobody is. */
  narrator: string
  /** Plays the recordings. */
  audio: HTMLAudioElement
  /** The words are beside the picture, and not on it. */
  isTextElsewhere: boolean
  /** Receives what silences the voice at once. */
  stop: RefObject<() => void>
  /** Turns to the next pages; resolves when they lie open. */
  onTurn: () => Promise<void>
  /** Opens a page; resolves when it lies open. */
  onShow: (page: number) => Promise<void>
}

/**
 * Reads the open pages aloud, as somebody has recorded them or with a voice of the device, and marks what is being spoken. Opening
 * the bar is the press that it begins with; after a page turn it waits for another one.
 */
export function VoiceBar({
  reader,
  pages,
  shown,
  sayings,
  narrator,
  audio,
  isTextElsewhere,
  stop,
  onTurn,
  onShow,
}: VoiceBarProps) {
  const [settings, setSettings] = useState(findSettings)
  const [areChoicesOpen, setChoicesOpen] = useState(false)
  const found = useVoices()
  const voices = useMemo(() => rankVoices(found ?? []), [found])
  const language = shown?.text.language ?? 'en'
  const otherVoices = useMemo(() => (language === 'en' ? [] : rankVoices(found ?? [], language)), [found, language])
  const voice = chosen(voices, settings.voice)
  const numbers = pages.map(({ number }) => number).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pages of a prepared book do not change, and its texts neither
  const written = useMemo(() => sentencesShown(pages, sayings, shown), [numbers, shown?.text, shown?.isBoth])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const sentences = useMemo(() => (written.length > 0 ? written : pages.map(pictureInWords)), [written])
  const recorded = recordingsOf(pages, sentences)
  const soundOf = ({ isRecorded, speed, voice, otherVoice }: VoiceSettings): Sound => {
    const [english, other] = [chosen(voices, voice), chosen(otherVoices, otherVoice)]
    const isOther = (sentence: Sentence) => sentence.language !== undefined && sentence.language !== 'en'
    return {
      voiceOf: (sentence) => (isOther(sentence) ? other : english),
      recordings: isRecorded ? recorded : none,
      rate: speed,
    }
  }
  const { speed } = settings
  const sound = soundOf(settings)
  const isWhole = sentences.every(({ page, language }) => language === undefined && sound.recordings.has(page))
  const isReady = isWhole || (found !== null && sentences.some((sentence) => canHear(sentence, sound)))
  const unheard = found === null ? undefined : sentences.find((sentence) => !canHear(sentence, sound))
  const turnOn = settings.isTurning ? onTurn : null
  const showPage = (page: number) => (pages.some(({ number }) => number === page) ? null : onShow(page))
  const aloud = useReadingAloud({ sentences, sound, audio, isReady, stop, turnOn, showPage })
  const isMarked = aloud.spot !== null && isKnown(written, aloud.spot.sentence, sound.recordings)
  const marks = useMarks(reader, written, isMarked ? aloud.spot : null)
  useTappedWords(reader, written, aloud.readOnly)

  const change = (changes: Partial<VoiceSettings>) => {
    const next = { ...settings, ...changes }
    setSettings(next)
    keepSettings(next)
    const isOther =
      chosen(voices, next.voice) !== voice ||
      chosen(otherVoices, next.otherVoice) !== chosen(otherVoices, settings.otherVoice) ||
      next.speed !== speed ||
      next.isRecorded !== settings.isRecorded
    if (isOther) aloud.change(soundOf(next))
  }

  const choicesButton = useRef<HTMLButtonElement>(null)
  const closeChoices = () => {
    setChoicesOpen(false)
    choicesButton.current?.focus()
  }

  const missing = unheard && languageNames(unheard.language ?? 'en').english
  if (missing && !isReady && recorded.size === 0) {
    return (
      <Bar>
        <p role="status" className="voice-sentence">
          {`This device has no ${missing} voice, so it cannot read aloud. You can add a voice in the device’s settings.`}
        </p>
      </Bar>
    )
  }
  return (
    <>
      <Bar>
        <div className="voice-notes" role="status">
          {aloud.isSilent && (
            <p>
              {sound.recordings.size > 0
                ? 'The recording did not load. Press play to try again, or choose another voice.'
                : 'This voice is not responding. Press play to try again, or choose another voice.'}
            </p>
          )}
          {missing && !aloud.isSpeaking && !aloud.isSilent && (
            <p>{`This device has no ${missing} voice, so it does not read everything aloud.`}</p>
          )}
          {written.length === 0 && <p>There are no words here. You will hear what the picture shows.</p>}
        </div>
        {sound.recordings.size > 0 && <p className="voice-narrator">Read by {narrator}</p>}
        <button
          type="button"
          className="voice-button voice-play"
          disabled={!isReady}
          onClick={aloud.isSpeaking ? aloud.pause : aloud.play}
        >
          {aloud.isSpeaking ? <Pause aria-hidden /> : <Play aria-hidden />}
          <VisuallyHidden>
            <Said>{aloud.isSpeaking ? 'Pause' : 'Read aloud'}</Said>
          </VisuallyHidden>
        </button>
        <VoiceButton label="Previous sentence" isDisabled={!isReady} onClick={() => aloud.move(-1)}>
          <SkipBack aria-hidden />
        </VoiceButton>
        <VoiceButton label="Next sentence" isDisabled={!isReady} onClick={() => aloud.move(1)}>
          <SkipForward aria-hidden />
        </VoiceButton>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser */}
        <div role="group" aria-label="Speed" className="voice-speed">
          <VoiceButton
            label="Slower"
            isDisabled={speed <= speeds.slowest}
            onClick={() => change({ speed: nextSpeed(speed, -1) })}
          >
            <span aria-hidden>−</span>
          </VoiceButton>
          <output aria-live="polite">
            {speed.toFixed(1)}
            <span aria-hidden>×</span>
            <span className="sr-only"> times the usual speed</span>
          </output>
          <VoiceButton
            label="Faster"
            isDisabled={speed >= speeds.fastest}
            onClick={() => change({ speed: nextSpeed(speed, 1) })}
          >
            <span aria-hidden>+</span>
          </VoiceButton>
        </div>
        <VoiceButton
          ref={choicesButton}
          label="Voice"
          isExpanded={areChoicesOpen}
          onClick={() => setChoicesOpen(!areChoicesOpen)}
        >
          <Settings2 aria-hidden />
        </VoiceButton>
        {areChoicesOpen && (
          <VoiceChoices
            voices={voices}
            chosen={voice}
            other={
              otherVoices.length > 0
                ? {
                    label: `${languageNames(language).english} voice`,
                    voices: otherVoices,
                    chosen: chosen(otherVoices, settings.otherVoice),
                  }
                : null
            }
            narrator={recorded.size > 0 ? narrator : ''}
            isRecorded={settings.isRecorded}
            isTurning={settings.isTurning}
            onVoice={(voice) => change({ voice, isRecorded: false })}
            onOther={(otherVoice) => change({ otherVoice })}
            onRecorded={() => change({ isRecorded: true })}
            onTurning={(isTurning) => change({ isTurning })}
            onClose={closeChoices}
          />
        )}
      </Bar>
      {marks && !isTextElsewhere && <SpokenMarks {...marks} />}
    </>
  )
}

const none: Recordings = new Map()

const chosen = (voices: readonly SpeechSynthesisVoice[], voice: string | null) =>
  voices.find(({ voiceURI }) => voiceURI === voice) ?? voices[0] ?? null

/** The recordings of pages whose whole story is shown. */
function recordingsOf(pages: readonly BookPage[], sentences: readonly Sentence[]): Recordings {
  const counted = (all: readonly Sentence[], number: number) =>
    all.filter(({ page, language }) => page === number && language === undefined).length
  const isWhole = (page: BookPage) =>
    counted(sentences, page.number) >= Math.max(1, counted(sentencesOf([page]), page.number))
  return new Map(
    pages.flatMap((page) => (page.recording && isWhole(page) ? [[page.number, page.recording] as const] : [])),
  )
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <section className="voice-bar" aria-label="Reading aloud" data-chrome>
      {children}
    </section>
  )
}

interface VoiceButtonProps {
  ref?: Ref<HTMLButtonElement>
  label: string
  isExpanded?: boolean
  isDisabled?: boolean
  onClick: () => void
  children: ReactNode
}

function VoiceButton({ ref, label, isExpanded, isDisabled, onClick, children }: VoiceButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className="voice-button"
      aria-expanded={isExpanded}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onClick}
    >
      {children}
      <VisuallyHidden>
        <Said>{label}</Said>
      </VisuallyHidden>
    </button>
  )
}
