import { useRef, useState } from 'react'
import { showToast } from '../../../ui/feedback/toast.ts'
import { canSpeak } from './can-speak.ts'
import type { VoiceBar } from './voice-bar.tsx'

/**
 * The bar with which a book is read aloud. It is loaded when it is first wanted. `hush` stops the voice at once, before
 * anything is shown.
 */
export function useVoiceBar(hasRecordings: boolean) {
  const [Bar, setBar] = useState<typeof VoiceBar | null>(null)
  const [isOpen, setOpen] = useState(false)
  const stop = useRef<() => void>(() => {})
  const [audio] = useState(() => new Audio())

  const open = async () => {
    setOpen(true)
    // Safari lets a page sound for the first time only while a press is being handled: later it may, too.
    if (hasRecordings) audio.load()
    if (canSpeak()) speechSynthesis.speak(new SpeechSynthesisUtterance(''))
    try {
      const module = await import('./voice-bar.tsx')
      setBar(() => module.VoiceBar)
    } catch {
      setOpen(false)
      showToast.error('Reading aloud did not load. Check your connection and try again.')
    }
  }
  return {
    Bar: isOpen ? Bar : null,
    isOpen,
    toggle: () => (isOpen ? setOpen(false) : void open()),
    hush: () => stop.current(),
    /** What `hush` calls. */
    stop,
    /** Plays the recordings. */
    audio,
  }
}
