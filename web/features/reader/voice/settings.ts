import { browserStorage } from '../../../api/browser-storage.ts'

export interface VoiceSettings {
  /** 1 is the voice’s own speed. */
  speed: number
  /** `voiceURI`, or null for the first of the list. */
  voice: string | null
  /** The same for a text in another language than English, the last that was chosen. */
  otherVoice: string | null
  /** Whether a person is heard where a book is recorded, rather than the device. */
  isRecorded: boolean
  /** Whether the pages turn by themselves while they are read aloud. */
  isTurning: boolean
}

const key = 'reader-voice'
export const speeds = { slowest: 0.6, fastest: 1.2, step: 0.1 }

const inRange = (speed: unknown): number =>
  typeof speed === 'number' && speed >= speeds.slowest && speed <= speeds.fastest ? speed : 0.9

/** One step slower (-1) or faster (1), within the range. */
export function nextSpeed(speed: number, direction: -1 | 1): number {
  const next = Math.round((speed + direction * speeds.step) * 10) / 10
  return Math.min(speeds.fastest, Math.max(speeds.slowest, next))
}

/** As this browser's reader last chose; never for a class, whose pages keep nothing. */
export function findSettings(): VoiceSettings {
  try {
    const { voice, otherVoice, ...kept } = JSON.parse(browserStorage()?.getItem(key) ?? '{}') as Partial<VoiceSettings>
    return {
      speed: inRange(kept.speed),
      voice: typeof voice === 'string' ? voice : null,
      otherVoice: typeof otherVoice === 'string' ? otherVoice : null,
      isRecorded: kept.isRecorded !== false,
      isTurning: kept.isTurning === true,
    }
  } catch {
    return { speed: inRange(null), voice: null, otherVoice: null, isRecorded: true, isTurning: false }
  }
}

export function keepSettings(settings: VoiceSettings): void {
  try {
    browserStorage()?.setItem(key, JSON.stringify(settings))
  } catch {
    // Storage is full: the choice holds until the book is closed.
  }
}
