import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { labelOf } from './voices.ts'

interface VoiceChoicesProps {
  voices: readonly SpeechSynthesisVoice[]
  chosen: SpeechSynthesisVoice | null
  isTurning: boolean
  onVoice: (voiceURI: string) => void
  onTurning: (isTurning: boolean) => void
  onClose: () => void
}

/** Which voice reads, and whether the pages turn by themselves. */
export function VoiceChoices({ voices, chosen, isTurning, onVoice, onTurning, onClose }: VoiceChoicesProps) {
  const id = useId()
  const first = useRef<HTMLSelectElement>(null)
  useEffect(() => first.current?.focus(), [])
  const groups = [
    { label: 'On this device', voices: voices.filter(({ localService }) => localService) },
    { label: 'Over the internet', voices: voices.filter(({ localService }) => !localService) },
  ].filter((group) => group.voices.length > 0)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any of its controls
    <div
      className="voice-choices"
      data-chrome
      data-busy
      data-own-keys
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
    >
      <label htmlFor={`${id}-voice`}>Voice</label>
      <select
        ref={first}
        id={`${id}-voice`}
        value={chosen?.voiceURI ?? ''}
        aria-describedby={chosen && !chosen.localService ? `${id}-hint` : undefined}
        onChange={(event) => onVoice(event.currentTarget.value)}
      >
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.voices.map((voice) => (
              <option key={voice.voiceURI} value={voice.voiceURI}>
                {labelOf(voice)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {chosen && !chosen.localService && (
        <p id={`${id}-hint`}>
          This voice is on the internet: the maker of your browser receives the words of the page.
        </p>
      )}
      <label className="voice-turning">
        <input type="checkbox" checked={isTurning} onChange={(event) => onTurning(event.currentTarget.checked)} />
        Turn the pages and read on
      </label>
      <button type="button" className="voice-button voice-close" aria-label="Close the choices" onClick={onClose}>
        <X aria-hidden />
      </button>
    </div>
  )
}
