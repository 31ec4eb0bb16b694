import { describe, expect, it } from 'vitest'
import { wordsOf } from '#contract/reading-grade.ts'
import { schoolYear } from '../imprint.ts'
import { openLibrary } from '../library.ts'
import { readingLevel } from '../reading-level.ts'
import type { Story } from '../story.ts'
import { shippedBook } from '../testing/shipped.ts'
import { parseText, readTexts, type ShippedText } from './read-texts.ts'

const books = await openLibrary()

/** First readers are easy already; a poem in other words is another poem. */
const isHard = ({ firstReader, readingYear }: Story) => !firstReader && readingYear === undefined

/** The pages that somebody reads from end to end, and that have words. */
const toldIn = ({ pages, nonFiction }: Story) =>
  pages.flatMap(({ text }, index) =>
    text.length > 0 && index < pages.length - (nonFiction?.lookedUp ?? 0) ? [index + 1] : [],
  )

/** A text as if it were a story of its own. */
const asStory = (story: Story, { pages }: ShippedText): Story => {
  const { nonFiction: _facts, ...rest } = story
  return {
    ...rest,
    pages: pages.map(({ paragraphs }) => ({ text: paragraphs.map((each) => each.join(' ')), alt: '' })),
  }
}

const easier = books.flatMap(({ file, story }) =>
  readTexts({ file, story })
    .filter(({ language }) => language === 'en')
    .map((text) => ({ story, text, told: asStory(story, text) })),
)

describe('easier words', () => {
  it('come with every story that a child in Year 1 could not read alone', () => {
    expect(easier.map(({ story }) => story.slug)).toEqual(
      books.filter(({ story }) => isHard(story)).map(({ story }) => story.slug),
    )
    for (const { story } of books.filter((book) => book.story.firstReader)) expect(schoolYear(story)).toBe(1)
  })

  it.each(easier)('of $story.title stand on every page, at most twenty on each', ({ story, text, told }) => {
    expect(text.pages.map(({ page }) => page)).toEqual(toldIn(story))
    for (const page of told.pages)
      expect(page.text.flatMap(wordsOf).length, page.text.join(' ')).toBeLessThanOrEqual(20)
    expect(text.title).toBe(story.title)
  })

  it.each(easier)('of $story.title can be read in Year 1', ({ told }) => {
    expect(schoolYear(told)).toBe(1)
    const { hard, hardWords } = readingLevel(told)
    expect(hard, hardWords.join(', ')).toBeLessThan(0.03)
  })

  it.each(easier)('of $story.title tell of nobody in another book', ({ story, told }) => {
    const own = JSON.stringify(story)
    const words = told.pages.flatMap((page) => page.text).join(' ')
    const names = books.flatMap((book) => book.story.cast.map(({ name }) => name)).filter((name) => !own.includes(name))
    expect(names.filter((name) => words.includes(name))).toEqual([])
    expect(story.cast.filter(({ name }) => words.includes(name.split(' ').at(-1) ?? '')).length).toBeGreaterThan(2)
  })
})

/** The sentences of a paragraph: “Again!” shouted the whole street is one. */
const sentencesOf = (paragraph: string): string[] =>
  paragraph.split(/(?<=[.!?…][”)]*)\s+(?!\p{Ll})/u).filter((sentence) => sentence !== '')

const translations = books.flatMap(({ file, story }) =>
  readTexts({ file, story })
    .filter(({ language }) => language !== 'en')
    .map((text) => ({ story, text })),
)

describe('a translation', () => {
  it('is there of one book, in Welsh', () => {
    expect(translations.map(({ story, text }) => `${story.slug} ${text.language}`)).toEqual([
      'the-bath-on-ladder-street cy',
    ])
  })

  it.each(translations)('of $story.title is beside the story, sentence by sentence', ({ story, text }) => {
    expect(text.pages.map(({ page }) => page)).toEqual(toldIn(story))
    for (const { page, paragraphs } of text.pages) {
      const told = story.pages[page - 1]?.text ?? []
      expect({ page, sentences: paragraphs.map(({ length }) => length) }).toEqual({
        page,
        sentences: told.map((paragraph) => sentencesOf(paragraph).length),
      })
      // A line of the file is a sentence, and no more than one.
      for (const sentence of paragraphs.flat()) expect(sentencesOf(sentence)).toEqual([sentence])
    }
  })
})

describe('a text', () => {
  it('ships with what is taught with its book', async () => {
    const { teaching } = (await shippedBook('the-bath-on-ladder-street')).book
    const texts = teaching && 'texts' in teaching ? teaching.texts : []
    expect(texts.map(({ language, title, writtenBy }) => [language, title, writtenBy])).toEqual([
      ['cy', 'Y Bath ar Stryd yr Ysgol', 'Enterprise Bookshelf'],
      ['en', 'The Bath on Ladder Street', 'Enterprise Bookshelf'],
    ])
    expect(texts[0]?.pages[1]?.paragraphs[0]).toEqual(['RRRHWYG!'])
  })

  const story = { pages: [{ text: ['One.', 'Two.'] }, { text: [] }, { text: ['Three.'] }] } as unknown as Story
  const read = (text: string, language: 'en' | 'cy' = 'en') => parseText(text, 'x.txt', { language, story })

  it.each([
    [':: 1\n\nHello.', 'x.txt:1: a text begins with “title: ”'],
    ['title: A\n\nHello.', 'x.txt:3: a page begins with its number'],
    ['title: A\n\n:: 2\n\nHello.', 'x.txt:3: the story has no words on a page 2.'],
    ['title: A\n\n:: 4\n\nHello.', 'x.txt:3: the story has no words on a page 4.'],
    ['title: A\n\n:: 3\n\nHello.\n\n:: 1\n\nHello.', 'x.txt:7: pages stand in the order of the story'],
    ['title: A\n\n:: 1\n\n:: 3\n\nHello.', 'x.txt:3: page 1 has no words.'],
  ])('with a fault names its line: %j', (text, message) => {
    expect(() => read(text)).toThrow(message)
  })

  it('has the paragraphs of the story in another language, and its own in easier words', () => {
    const words = 'title: A\n\n:: 1\n\nUn.\n\nDau.\n\nTri.'
    expect(() => read(words, 'cy')).toThrow('x.txt:3: the story has 2 paragraphs here, and the text 3.')
    expect(read(words).pages).toEqual([{ page: 1, paragraphs: [['Un.'], ['Dau.'], ['Tri.']] }])
  })
})
