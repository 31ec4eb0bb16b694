import type { Resource } from '#contract/resources.ts'

/** A lesson plan of three pages, unless `changes` says otherwise. */
export function sampleResource(changes: Partial<Resource> = {}): Resource {
  const id = changes.id ?? 1
  return {
    id,
    title: 'A plan',
    category: 'lesson-plan',
    image: `/api/resources/${id}/cover/480`,
    image_large: `/api/resources/${id}/cover/960`,
    aspect: 0.7,
    pdf: `/api/resources/${id}/pdf`,
    create_time: '2026-11-20T10:00:00.000Z',
    description: '',
    is_free: false,
    is_locked: false,
    is_book: false,
    is_draft: false,
    belongs_to: null,
    age_from: 6,
    age_to: 9,
    minutes: 0,
    page_count: 3,
    ...changes,
  }
}
