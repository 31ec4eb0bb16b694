import './voice-bar.css'
import { Pause, Play, Settings2, SkipBack, SkipForward } from 'lucide-react'
import { type ReactNode, type Ref, type RefObject, useMemo, useRef, useState } from 'react'
import type { BookPage, Saying } from '#contract/resources.ts'
import { isKnown, type Recordings } from './reader-aloud.ts'
import { pictureInWords, sentencesOf } from './sentences.ts'
import { findSettings, keepSettings, nextSpeed, speeds, type VoiceSettings } from './settings.ts'
import { SpokenMarks } from './spoken-marks.tsx'
import { useMarks, useTappedWords } from './use-marks.ts'
import { type Sound, useReadingAloud } from './use-reading-aloud.ts'
import { useVoices } from './use-voices.ts'
import { VoiceChoices } from './voice-choices.tsx'

interface VoiceBarProps {
  reader: RefObject<HTMLElement | null>
  /** The open pages. */
  pages: BookPage[]
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
  const voices = useVoices()
  const voice = voices?.find(({ voiceURI }) => voiceURI === settings.voice) ?? voices?.[0] ?? null
  const numbers = pages.map(({ number }) => number).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pages of a prepared book do not change
  const printed = useMemo(() => sentencesOf(pages, sayings), [numbers])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const sentences = useMemo(() => (printed.length > 0 ? printed : pages.map(pictureInWords)), [printed])
  const recorded = recordingsOf(pages)
  const soundOf = ({ isRecorded, speed }: VoiceSettings, spoken = voice): Sound => ({
    voice: spoken,
    recordings: isRecorded ? recorded : none,
    rate: speed,
  })
  const { speed } = settings
  const sound = soundOf(settings)
  const isWhole = sentences.every(({ page }) => sound.recordings.has(page))
  const isReady = isWhole || (voices !== null && (voice !== null || sound.recordings.size > 0))
  const turnOn = settings.isTurning ? onTurn : null
  const showPage = (page: number) => (pages.some(({ number }) => number === page) ? null : onShow(page))
  const aloud = useReadingAloud({ sentences, sound, audio, isReady, stop, turnOn, showPage })
  const isMarked = aloud.spot !== null && isKnown(printed, aloud.spot.sentence, sound.recordings)
  const marks = useMarks(reader, printed, isMarked ? aloud.spot : null)
  useTappedWords(reader, printed, aloud.readOnly)

  const change = (changes: Partial<VoiceSettings>) => {
    const next = { ...settings, ...changes }
    setSettings(next)
    keepSettings(next)
    const nextVoice = voices?.find(({ voiceURI }) => voiceURI === next.voice) ?? voice
    const isOther = nextVoice !== voice || next.speed !== speed || next.isRecorded !== settings.isRecorded
    if (isOther) aloud.change(soundOf(next, nextVoice))
  }

  const choicesButton = useRef<HTMLButtonElement>(null)
  const closeChoices = () => {
    setChoicesOpen(false)
    choicesButton.current?.focus()
  }

  if (voices?.length === 0 && recorded.size === 0) {
    return (
      <Bar>
        <p role="status" className="voice-sentence">
          This device has no English voice, so it cannot read aloud. You can add a voice in the device’s settings.
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
          {printed.length === 0 && <p>There are no words here. You will hear what the picture shows.</p>}
        </div>
        {sound.recordings.size > 0 && <p className="voice-narrator">Read by {narrator}</p>}
        <button
          type="button"
          className="voice-button voice-play"
          aria-label={aloud.isSpeaking ? 'Pause' : 'Read aloud'}
          disabled={!isReady}
          onClick={aloud.isSpeaking ? aloud.pause : aloud.play}
        >
          {aloud.isSpeaking ? <Pause aria-hidden /> : <Play aria-hidden />}
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
            voices={voices ?? []}
            chosen={voice}
            narrator={recorded.size > 0 ? narrator : ''}
            isRecorded={settings.isRecorded}
            isTurning={settings.isTurning}
            onVoice={(chosen) => change({ voice: chosen, isRecorded: false })}
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

const recordingsOf = (pages: readonly BookPage[]): Recordings =>
  new Map(pages.flatMap(({ number, recording }) => (recording ? [[number, recording] as const] : [])))

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
      aria-label={label}
      aria-expanded={isExpanded}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onClick}
    >
      {children}
    </button>
  )
}
