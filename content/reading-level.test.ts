import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openLibrary } from './library.ts'
import { readingLevel } from './reading-level.ts'
import type { Story } from './story.ts'

const books = await openLibrary()

const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')

const storyOf = (...text: string[]): Story => ({
  slug: 'sample',
  title: 'Sample',
  description: '',
  ageFrom: 6,
  ageTo: 9,
  minutes: 1,
  themes: [],
  place: 'Wrackby, an invented town',
  accent: '#000000',
  cast: [{ name: 'Temi', role: '' }],
  coverAlt: '',
  pages: [{ text, alt: '' }],
})

describe('the reading level', () => {
  it('is the Flesch–Kincaid grade', () => {
    // Six words, one sentence, six beats: 0.39 × 6 + 11.8 × 1 − 15.59.
    expect(readingLevel(storyOf('The cat sat on the mat.')).grade).toBeCloseTo(-1.45)
  })

  it('counts beats, sentences and words as a reader does', () => {
    const { words, sentences, grade } = readingLevel(storyOf('“Stop!” she called. Ninety-nine little…', 'Then nothing'))
    expect({ words, sentences }).toEqual({ words: 7, sentences: 4 })
    expect(grade).toBeCloseTo(0.39 * (7 / 4) + 11.8 * (11 / 7) - 15.59)
  })

  it('finds the words that are neither exception words nor decodable by the end of Phase 5, and leaves names out', () => {
    const { hardWords, hard } = readingLevel(
      storyOf('Temi could make photographs rain on Wrackby’s beautiful promenade.'),
    )
    expect(hardWords).toEqual(['photographs', 'promenade'])
    expect(hard).toBeCloseTo(2 / 7)
  })
})

describe.each(books)('$story.title', ({ story }) => {
  const level = readingLevel(story)

  if (story.firstReader) {
    it('can be read in Years 1 and 2', () => {
      expect(level.grade).toBeLessThan(1)
      expect(level.hard).toBe(0)
    })
  } else {
    it('can be read in Years 2 to 4', () => {
      // Of verse somebody has judged the year.
      if (!story.readingYear) expect(level.grade).toBeGreaterThan(0.5)
      expect(level.grade).toBeLessThan(4)
      expect(level.hard).toBeLessThan(0.1)
    })
  }

  it('is the same in the table of content/README.md', () => {
    const { words, grade, hard } = level
    const row = readme.split('\n').find((line) => line.startsWith(`| ${story.title} |`))
    expect(row).toBe(
      `| ${story.title} | ${story.pages.length} | ${words} | ${grade.toFixed(1)} | ${(hard * 100).toFixed(1)} % |`,
    )
  })
})
