/**
 * Finds when the words of a page begin in its recording. The text is known, so only pauses have to be found: they are laid onto
 * the ends of sentences and phrases, and the words between two pauses share the time by their length.
 */

/** Seconds of a step in which loudness is measured, and of the shortest silence that is a pause. */
const step = 0.01
const minPause = 0.08

interface Pause {
  /** In steps; `end` is the first step of the word that follows. */
  start: number
  end: number
  /** Steps of voice before it. */
  voiced: number
}

/** When each word begins, in milliseconds. Null where nothing is heard. */
export function findWords(samples: Float32Array, rate: number, words: readonly string[]): number[] | null {
  const isVoiced = voicedSteps(samples, rate)
  const first = isVoiced.indexOf(true)
  if (first < 0 || words.length === 0) return null
  const { pauses, total } = pausesIn(isVoiced, first)
  const lengths = words.map(lengthOf)
  const before = sums(lengths)
  const unit = total / (before[words.length] ?? 1)
  const matches = match(pauses, words, before, unit, total)

  const starts: number[] = []
  for (const [at, { word, pause }] of matches.entries()) {
    const next = matches[at + 1]
    const [from, until] = [pause ? pause.voiced : 0, next?.pause?.voiced ?? total]
    const share = (until - from) / ((before[next?.word ?? words.length] ?? 0) - (before[word] ?? 0))
    for (let index = word; index < (next?.word ?? words.length); index++) {
      const voiced = from + ((before[index] ?? 0) - (before[word] ?? 0)) * share
      starts.push(index === word ? (pause ? pause.end : first) : stepAt(pauses, first, voiced))
    }
  }
  return starts.map((start) => Math.round(start * step * 1000))
}

/** Whether somebody speaks, for each step. */
function voicedSteps(samples: Float32Array, rate: number): boolean[] {
  const length = Math.round(rate * step)
  const levels = Array.from({ length: Math.floor(samples.length / length) }, (_, at) => {
    let sum = 0
    for (let index = at * length; index < (at + 1) * length; index++) sum += (samples[index] ?? 0) ** 2
    return 10 * Math.log10(sum / length + 1e-9)
  })
  const sorted = [...levels].sort((a, b) => a - b)
  const [noise, loud] = [0.05, 0.9].map((share) => sorted[Math.floor(sorted.length * share)] ?? -90) as [number, number]
  const threshold = Math.max(noise + (loud - noise) * 0.3, loud - 32)
  return levels.map((level) => level > threshold && level > -60)
}

function pausesIn(isVoiced: readonly boolean[], first: number): { pauses: Pause[]; total: number } {
  const pauses: Pause[] = []
  let [voiced, silent] = [0, 0]
  for (let at = first; at < isVoiced.length; at++) {
    if (!isVoiced[at]) {
      silent += 1
      continue
    }
    // A silence that is none belongs to the voice: the stop of a consonant.
    if (silent * step >= minPause) pauses.push({ start: at - silent, end: at, voiced })
    else voiced += silent
    silent = 0
    voiced += 1
  }
  return { pauses, total: voiced }
}

/** The step at which so much voice has been heard. */
function stepAt(pauses: readonly Pause[], first: number, voiced: number): number {
  const silence = pauses.filter((pause) => pause.voiced <= voiced).reduce((sum, { start, end }) => sum + end - start, 0)
  return first + voiced + silence
}

/** How long a word takes, compared with others: each vowel carries its consonants. */
function lengthOf(word: string): number {
  const letters = word.replace(/[^\p{L}\p{N}]/gu, '')
  const vowels = letters.replace(/e$/i, '').match(/[aeiouyàèéêëïôöüŵŷâîû]+/gi)?.length ?? 0
  const digits = letters.match(/\d/g)?.length ?? 0
  return 0.6 + Math.max(vowels, 1) * 1 + (letters.length - vowels) * 0.3 + digits * 2
}

function sums(lengths: readonly number[]): number[] {
  const before = [0]
  for (const length of lengths) before.push((before.at(-1) ?? 0) + length)
  return before
}

const ends = /[.!?…]["'”’)]*$/
const phrase = /[,;:—–-]["'”’)]*$/

/** What it costs to hear a pause of so many seconds before a word, and none there. */
const atWord = (previous: string): number => (ends.test(previous) ? 0 : phrase.test(previous) ? 0.1 : 0.6)
const withoutPause = (previous: string): number => (ends.test(previous) ? 0.8 : phrase.test(previous) ? 0.15 : 0)

interface Match {
  word: number
  /** Null before the first word. */
  pause: Pause | null
}

/** Which word follows which pause, by what fits best: the punctuation, and the time in between. Short pauses may be within words. */
function match(
  pauses: readonly Pause[],
  words: readonly string[],
  before: readonly number[],
  unit: number,
  total: number,
): Match[] {
  interface Way {
    cost: number
    match: Match
    previous: Way | null
  }
  const skipped = (from: number, to: number) =>
    pauses.slice(from, to).reduce((sum, { start, end }) => sum + Math.max(0, (end - start) * step - 0.1) * 4, 0)
  const silentEnds = sums(words.map((_, at) => (at === 0 ? 0 : withoutPause(words[at - 1] ?? ''))))
  const between = (way: Way, word: number, voiced: number): number => {
    const expected = ((before[word] ?? 0) - (before[way.match.word] ?? 0)) * unit
    const heard = voiced - (way.match.pause?.voiced ?? 0)
    const unheard = (silentEnds[word] ?? 0) - (silentEnds[way.match.word + 1] ?? 0)
    return way.cost + ((heard - expected) * step) ** 2 / (0.04 + expected * step * 0.08) + unheard
  }
  const begin: Way = { cost: 0, match: { word: 0, pause: null }, previous: null }
  // The best way to each pause, for each word that may follow it.
  const ways: Way[][] = [[begin]]
  for (const [at, pause] of pauses.entries()) {
    const here: Way[] = []
    for (let word = 1; word < words.length; word++) {
      const penalty = atWord(words[word - 1] ?? '')
      let best: Way | null = null
      for (const [earlier, candidates] of ways.entries()) {
        const lost = skipped(earlier, at)
        for (const way of candidates) {
          if (way.match.word >= word) continue
          const cost = between(way, word, pause.voiced) + lost + penalty
          if (!best || cost < best.cost) best = { cost, match: { word, pause }, previous: way }
        }
      }
      if (best) here.push(best)
    }
    ways.push(here)
  }
  let best = begin
  let lowest = Number.POSITIVE_INFINITY
  for (const [earlier, candidates] of ways.entries())
    for (const way of candidates) {
      const cost = between(way, words.length, total) + skipped(earlier, pauses.length)
      if (cost < lowest) [best, lowest] = [way, cost]
    }
  const matches: Match[] = []
  for (let way: Way | null = best; way; way = way.previous) matches.unshift(way.match)
  return matches
}
