import { describe, expect, it, test } from 'vitest'
import { openLibrary } from '../library.ts'
import type { Story } from '../story.ts'
import { checkDecodable, checkPlayWords, phaseOf, spell } from './sounded-out.ts'

const readers = (await openLibrary()).filter(({ story }) => story.firstReader)
const [reader] = readers

describe.each(readers)('$story.title', ({ file, story, play }) => {
  it('has only words that Phases 2 to 5 teach to sound out, and its few tricky ones', () => {
    expect(() => checkDecodable(file, story)).not.toThrow()
    expect(story.firstReader?.trickyWords.length).toBeLessThanOrEqual(10)
    expect(story.firstReader?.soundedOut.length).toBeGreaterThan(50)
  })

  it('has a game, puppets and pictures that say nothing but words of the story', () => {
    if (!play) throw new Error('It has nothing to play.')
    expect(() => checkPlayWords({ file, story, play })).not.toThrow()
    const yacht = [...play.words, { words: 'a yacht', alt: 'A yacht.', scene: [] }]
    expect(() => checkPlayWords({ file, story, play: { ...play, words: yacht } })).toThrow(
      'play.ts: “yacht” is not a word of the story',
    )
  })
})

test.each([
  ['sh-o-p', 'shop', 3],
  ['s-a_e-l', 'sale', 5],
  ['s-n-ow=oa', 'snow', 5],
  ['c-ow', 'cow', 3],
  ['s-a-t', 'sat', 2],
])('%s is the word %s, of Phase %i', (sounded, word, phase) => {
  expect(spell(sounded)).toBe(word)
  expect(phaseOf(sounded)).toBe(phase)
})

const changed = (change: Partial<NonNullable<Story['firstReader']>>, words = ''): Story => {
  const { story } = reader ?? expect.fail('There is no first reader.')
  const { firstReader = { trickyWords: [], soundedOut: [] }, pages } = story
  const [first = { text: [], alt: '' }, ...rest] = pages
  return {
    ...story,
    firstReader: { ...firstReader, ...change },
    pages: [{ ...first, text: [...first.text, words] }, ...rest],
  }
}
const { trickyWords = [], soundedOut = [] } = reader?.story.firstReader ?? {}

test.each([
  ['a word that nobody can sound out', changed({}, 'A yacht.'), 'page 1: “yacht” is neither sounded out nor tricky'],
  [
    'a sound that no phase teaches',
    changed({ soundedOut: [...soundedOut, 'y-ach=o-t'] }, 'A yacht.'),
    '“y-ach=o-t” has a sound that Phases 2 to 5 do not teach',
  ],
  [
    'letters that no phase teaches',
    changed({ soundedOut: [...soundedOut, 'y-ach-t'] }, 'A yacht.'),
    '“y-ach-t” has a sound that Phases 2 to 5 do not teach',
  ],
  [
    'an eleventh tricky word',
    changed({ trickyWords: [...trickyWords, 'a', 'b', 'c', 'd', 'e', 'f'] }),
    '11 tricky words are too many',
  ],
  ['a word that the story has not', changed({ soundedOut: [...soundedOut, 'z-oo'] }), 'not in the story: zoo.'],
])('%s stops the build', (_, story, message) => {
  expect(() => checkDecodable('content/books/sample', story)).toThrow(message)
})
