import type { Resource } from '#contract/resources.ts'

/** For tests: a free storybook that anybody may open, unless `changes` says otherwise. */
export function sampleResource(changes: Partial<Resource> = {}): Resource {
  return {
    id: 1,
    title: 'Temi and the Chip Thief',
    category: 'storybook',
    image: '/api/resources/1/cover/480',
    image_large: '/api/resources/1/cover/960',
    aspect: 1,
    pdf: '/api/resources/1/pdf',
    create_time: '2026-09-01T08:00:00.000Z',
    description: 'Nobody in Wrackby can eat a chip in peace.',
    is_free: true,
    is_locked: false,
    is_book: true,
    is_draft: false,
    belongs_to: null,
    age_from: 6,
    age_to: 9,
    minutes: 8,
    page_count: 24,
    ...changes,
  }
}
