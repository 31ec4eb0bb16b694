import type { Book, BookPage, Resource } from '#contract/resources.ts'

/** A storybook that is open to the reader, unless `changes` says otherwise. For tests. */
export function sampleResource(changes: Partial<Resource> = {}): Resource {
  return {
    id: 7,
    title: 'Temi and the Chip Thief',
    category: 'storybook',
    image: '/api/resources/7/cover/480?v=1',
    image_large: '/api/resources/7/cover/960?v=1',
    aspect: 1,
    pdf: '/api/resources/7/pdf',
    create_time: '2026-09-01T09:00:00Z',
    description: 'Nobody can eat a chip in peace.',
    is_free: true,
    is_locked: false,
    is_book: true,
    is_draft: false,
    belongs_to: null,
    age_from: 6,
    age_to: 9,
    minutes: 8,
    page_count: 3,
    ...changes,
  }
}

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
})

export const sampleBook = (): Book => ({ resource: sampleResource(), aspect: 1, pages: [1, 2, 3].map(page) })
