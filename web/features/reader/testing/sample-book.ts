import type { Book, BookPage, Resource } from '#contract/resources.ts'
import { sampleResource } from '#contract/testing/sample-resource.ts'

/** The storybook 7, of three pages, unless `changes` says otherwise. */
export const sampleStorybook = (changes: Partial<Resource> = {}): Resource =>
  sampleResource({ id: 7, page_count: 3, ...changes })

const page = (number: number): BookPage => ({
  number,
  image: `/api/resources/7/pages/${number}/800?v=1`,
  image_large: `/api/resources/7/pages/${number}/1600?v=1`,
  alt: `Drawing ${number}`,
  text: [
    [
      { text: `Words of page ${number}`, x: 0.1, y: 0.7, width: 0.5, height: 0.04 },
      { text: 'go on here.', x: 0.1, y: 0.75, width: 0.3, height: 0.04 },
    ],
  ],
  wordless: { image: `/api/resources/7/pages/${number}/wordless?v=1`, x: 0.09, y: 0.69, width: 0.52, height: 0.12 },
  is_spread: false,
  recording: null,
})

export const sampleBook = (): Book => ({
  ...{ resource: sampleStorybook(), aspect: 1, narrator: '', version: '1', words: [], sayings: [], texts: [] },
  pages: [1, 2, 3].map(page),
})
