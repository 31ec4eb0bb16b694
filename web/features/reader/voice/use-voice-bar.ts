import { useRef, useState } from 'react'
import { useLazyModule } from '../../../ui/use-lazy-module.ts'
import { canSpeak } from './can-speak.ts'

/**
 * The bar with which a book is read aloud. It is loaded when it is first wanted. `hush` stops the voice at once, before
 * anything is shown.
 */
export function useVoiceBar(hasRecordings: boolean) {
  const [bar, loadBar] = useLazyModule(
    () => import('./voice-bar.tsx'),
    'Reading aloud did not load. Check your connection and try again.',
  )
  const [isOpen, setOpen] = useState(false)
  const stop = useRef<() => void>(() => {})
  const [audio] = useState(() => new Audio())

  const open = async () => {
    setOpen(true)
    // Safari lets a page sound for the first time only while a press is being handled: later it may, too.
    if (hasRecordings) audio.load()
    if (canSpeak()) speechSynthesis.speak(new SpeechSynthesisUtterance(''))
    if (!(await loadBar())) setOpen(false)
  }
  return {
    Bar: isOpen && bar ? bar.VoiceBar : null,
    isOpen,
    toggle: () => (isOpen ? setOpen(false) : void open()),
    hush: () => stop.current(),
    /** What `hush` calls. */
    stop,
    /** Plays the recordings. */
    audio,
  }
}
