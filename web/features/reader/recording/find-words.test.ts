import { expect, test } from 'vitest'
import { findWords } from './find-words.ts'
import { judgeLoudness } from './loudness.ts'

const rate = 16_000

/** Sound for each word's length in seconds, with a pause in front of it. */
function speak(
  words: { pause: number; length: number }[],
  loudness = 0.3,
): { samples: Float32Array; starts: number[] } {
  const samples: number[] = []
  const starts = words.map(({ pause, length }) => {
    for (let at = 0; at < pause * rate; at++) samples.push((at % 7) * 1e-5)
    const start = (samples.length / rate) * 1000
    for (let at = 0; at < length * rate; at++) samples.push(Math.sin(at / 5) * loudness)
    return Math.round(start)
  })
  return { samples: new Float32Array([...samples, ...new Array(rate / 2).fill(0)]), starts }
}

const text = 'Half open! Temi ran, and the gull laughed. Nobody knew why it did.'.split(' ')
const lengthOf = (word: string) => 0.08 + word.replace(/\W/g, '').length * 0.06

test('words are found by the pauses between sentences, within which they share the time', () => {
  const spoken = text.map((word, at) => {
    const isPaused = at === 0 || /[.!,]$/.test(text[at - 1] ?? '')
    return { pause: isPaused ? 0.4 : 0, length: lengthOf(word) }
  })
  const { samples, starts } = speak(spoken)
  const off = findWords(samples, rate, text)?.map((found, at) => Math.abs(found - (starts[at] ?? 0))) ?? []
  expect(off.toSorted((a, b) => a - b)[Math.floor(off.length / 2)]).toBeLessThanOrEqual(120)
  // Where a sentence begins is known exactly.
  expect([off[0], off[2], off[8]].every((distance) => (distance ?? 99) <= 15)).toBe(true)
})

test('there is a time for each word, in order, also where nothing fits; and none where nothing is heard', () => {
  const { samples } = speak([{ pause: 0, length: 0.3 }])
  const found = findWords(samples, rate, text) ?? []
  expect(found).toHaveLength(text.length)
  expect(found.toSorted((a, b) => a - b)).toEqual(found)
  expect(findWords(new Float32Array(rate), rate, text)).toBeNull()
})

test.each([
  ['the loudness is good', 0.3, /good/],
  ['nothing is heard', 0, /heard nothing/],
  ['a whisper is too quiet', 0.008, /too quiet/],
  ['a shout is too loud', 1.4, /too loud/],
])('%s', (_name, loudness, sentence) => {
  const { samples } = speak(
    text.map((word) => ({ pause: 0.2, length: lengthOf(word) })),
    loudness,
  )
  expect(judgeLoudness(samples, rate).sentence).toMatch(sentence)
})
