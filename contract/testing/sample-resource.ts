import { licences } from '../licences.ts'
import { type Resource, ResourceBody } from '../resources.ts'

/**
 * A free storybook that is open to every caller, unless `changes` says otherwise: for tests, screenshots and pages without a
 * server. What its author does not say has the form's defaults.
 */
export function sampleResource(changes: Partial<Resource> = {}): Resource {
  const id = changes.id ?? 1
  const entered = ResourceBody.parse({
    pdf: `/api/resources/${id}/pdf`,
    title: 'Temi and the Chip Thief',
    category: 'storybook',
    description: 'Nobody in Wrackby can eat a chip in peace.',
    is_free: true,
    minutes: 8,
    licence: 'cc-by',
  })
  return {
    ...entered,
    id,
    image: `/api/resources/${id}/cover/480`,
    image_large: `/api/resources/${id}/cover/960`,
    aspect: 1,
    pdf_version: `version-${id}`,
    create_time: '2026-09-01T08:00:00.000Z',
    is_locked: false,
    is_book: true,
    permission: licences['cc-by'].sentence,
    page_count: 24,
    version: 1,
    ...changes,
  }
}

/** A lesson plan of three pages that somebody has added: what a form's defaults make of it. */
export const samplePlan = (changes: Partial<Resource> = {}): Resource =>
  sampleResource({
    title: 'A plan',
    category: 'lesson-plan',
    aspect: 0.7,
    create_time: '2026-11-20T10:00:00.000Z',
    description: '',
    is_free: false,
    is_book: false,
    minutes: 0,
    licence: 'unstated',
    permission: licences.unstated.sentence,
    page_count: 3,
    ...changes,
  })
