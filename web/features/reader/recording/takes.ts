import { useEffect, useState } from 'react'
import { judgeLoudness, type Loudness, samplesOf } from './loudness.ts'
import type { RecordedSound } from './use-recorder.ts'

/** A recording that is not stored yet. It is held here, whatever becomes of the connection. */
export interface Take extends RecordedSound {
  url: string
  loudness: Loudness | null
  /** For finding its words. */
  sound: { samples: Float32Array; rate: number } | null
}

/** The recordings of all pages that are not stored yet, by the number of their page. The browser asks before they are lost. */
export function useTakes() {
  const [takes, setTakes] = useState<ReadonlyMap<number, Take>>(new Map())

  const change = (number: number, take: Take | null, expected?: Take) =>
    setTakes((before) => {
      const replaced = before.get(number)
      if (expected && replaced !== expected) return before
      const after = new Map(before)
      if (replaced) URL.revokeObjectURL(replaced.url)
      if (take) after.set(number, take)
      else after.delete(number)
      return after
    })

  const isHolding = takes.size > 0
  useEffect(() => {
    if (!isHolding) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isHolding])

  return {
    takes,
    /** Drops a take that has been stored, unless the page has been recorded again meanwhile. */
    drop: (number: number, stored: Take) => change(number, null, stored),
    add: async (number: number, recorded: RecordedSound) => {
      const sound = await samplesOf(recorded.recording)
      const loudness = sound && judgeLoudness(sound.samples, sound.rate)
      change(number, { ...recorded, url: URL.createObjectURL(recorded.recording), sound, loudness })
    },
  }
}
