import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { labelOf } from './voices.ts'

interface VoiceChoicesProps {
  voices: readonly SpeechSynthesisVoice[]
  chosen: SpeechSynthesisVoice | null
  /** Those for a text in another language. */
  other: { label: string; voices: readonly SpeechSynthesisVoice[]; chosen: SpeechSynthesisVoice | null } | null
  /** Who has recorded these pages, `""` for nobody. */
  narrator: string
  isRecorded: boolean
  isTurning: boolean
  onVoice: (voiceURI: string) => void
  onOther: (voiceURI: string) => void
  onRecorded: () => void
  onTurning: (isTurning: boolean) => void
  onClose: () => void
}

/** The value of the choice that is no voice of the device. */
const recording = 'recording'

/** Which voice reads, and whether the pages turn by themselves. */
export function VoiceChoices({ voices, chosen, other, narrator, isRecorded, isTurning, ...on }: VoiceChoicesProps) {
  const id = useId()
  const first = useRef<HTMLSelectElement>(null)
  useEffect(() => first.current?.focus(), [])
  const isPerson = narrator !== '' && isRecorded
  const isOnline = (!isPerson && chosen?.localService === false) || other?.chosen?.localService === false
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any of its controls
    <div
      className="voice-choices"
      data-chrome
      data-busy
      data-own-keys
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        on.onClose()
      }}
    >
      <label htmlFor={`${id}-voice`}>{other ? 'English voice' : 'Voice'}</label>
      <select
        ref={first}
        id={`${id}-voice`}
        value={isPerson ? recording : (chosen?.voiceURI ?? '')}
        aria-describedby={isOnline ? `${id}-hint` : undefined}
        onChange={({ currentTarget: { value } }) => (value === recording ? on.onRecorded() : on.onVoice(value))}
      >
        {narrator !== '' && (
          <optgroup label="Recorded">
            <option value={recording}>{narrator}</option>
          </optgroup>
        )}
        <VoiceOptions voices={voices} />
      </select>
      {other && (
        <>
          <label htmlFor={`${id}-other`}>{other.label}</label>
          <select
            id={`${id}-other`}
            value={other.chosen?.voiceURI ?? ''}
            aria-describedby={isOnline ? `${id}-hint` : undefined}
            onChange={({ currentTarget: { value } }) => on.onOther(value)}
          >
            <VoiceOptions voices={other.voices} />
          </select>
        </>
      )}
      {isOnline && (
        <p id={`${id}-hint`}>
          This voice works over the internet: the maker of your browser receives the words of the page.
        </p>
      )}
      <label className="voice-turning">
        <input type="checkbox" checked={isTurning} onChange={(event) => on.onTurning(event.currentTarget.checked)} />
        Turn the pages and read on
      </label>
      <button type="button" className="voice-button voice-close" aria-label="Close the choices" onClick={on.onClose}>
        <X aria-hidden />
      </button>
    </div>
  )
}

function VoiceOptions({ voices }: { voices: readonly SpeechSynthesisVoice[] }) {
  const groups = [
    { label: 'On this device', voices: voices.filter(({ localService }) => localService) },
    { label: 'Over the internet', voices: voices.filter(({ localService }) => !localService) },
  ].filter((group) => group.voices.length > 0)
  return groups.map((group) => (
    <optgroup key={group.label} label={group.label}>
      {group.voices.map((voice) => (
        <option key={voice.voiceURI} value={voice.voiceURI}>
          {labelOf(voice)}
        </option>
      ))}
    </optgroup>
  ))
}
