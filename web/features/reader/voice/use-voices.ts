import { useEffect, useState } from 'react'
import { useOnline } from '../../../api/use-online.ts'
import { canSpeak } from './can-speak.ts'
import { listVoices } from './voices.ts'

/** The voices that can speak now, in any language; null while the browser looks for them. */
export function useVoices(): SpeechSynthesisVoice[] | null {
  const isOnline = useOnline()
  const [voices, setVoices] = useState<SpeechSynthesisVoice[] | null>(null)
  useEffect(() => {
    const looking = new AbortController()
    const { signal } = looking
    const look = () =>
      void listVoices(signal).then((found) => {
        if (!signal.aborted) setVoices(found)
      })
    look()
    // Some are found later, and some installed while the book is open.
    if (canSpeak()) speechSynthesis.addEventListener?.('voiceschanged', look, { signal })
    return () => looking.abort()
  }, [])
  return voices && !isOnline ? voices.filter(({ localService }) => localService) : voices
}
