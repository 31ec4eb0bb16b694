import type { Language } from '#contract/languages.ts'
import { canSpeak } from './can-speak.ts'
import { britishVoices, unwanted } from './known-voices.ts'

/** What the browser tells of a voice, as far as it matters here. */
export type DeviceVoice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'voiceURI'>

/** How long a browser may take to find its voices, in milliseconds. */
const patience = 2000

const isBritish = ({ lang }: DeviceVoice) => /^en[-_]gb\b/i.test(lang)

const knownAs = ({ name }: DeviceVoice) => britishVoices.findIndex(([, known]) => name.includes(known))

/**
 * The voices of a language, the one to begin with first: those on the device before those that send the words over the internet, in
 * English British ones before others, and good ones before poor ones. Voices that nobody should hear come last of their kind.
 */
export function rankVoices<V extends DeviceVoice>(voices: readonly V[], language: Language = 'en'): V[] {
  const rank = (voice: V): number[] => {
    const known = knownAs(voice)
    return [
      voice.localService ? 0 : 1,
      unwanted.test(voice.name) ? 1 : 0,
      isBritish(voice) ? 0 : 1,
      isBritish(voice) && known >= 0 ? known : britishVoices.length,
    ]
  }
  return voices
    .filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language)
    .map((voice) => ({ voice, ranks: rank(voice) }))
    .sort((a, b) => a.ranks.map((own, at) => own - (b.ranks[at] ?? 0)).find((difference) => difference !== 0) ?? 0)
    .map(({ voice }) => voice)
}

/** “Hazel”, “Google US English (US)”: what a list calls a voice. */
export function labelOf(voice: DeviceVoice): string {
  if (isBritish(voice))
    return britishVoices[knownAs(voice)]?.[0] ?? voice.name.replace(/^Microsoft | Online| - .*$/g, '')
  const region = /^en[-_](\w{2})\b/i.exec(voice.lang)?.[1]?.toUpperCase()
  return voice.name.replace(/^Microsoft | Online| - .*$/g, '') + (region ? ` (${region})` : '')
}

/** The voices of this browser. Empty when it has none, which some browsers know only after a while. */
export async function listVoices(signal: AbortSignal): Promise<SpeechSynthesisVoice[]> {
  if (!canSpeak()) return []
  const until = performance.now() + patience
  // Not every browser announces its voices, so they are looked for.
  while (!signal.aborted) {
    const voices = speechSynthesis.getVoices()
    if (voices.length > 0 || performance.now() > until) return voices
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return []
}
