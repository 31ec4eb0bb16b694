import { sampleResource } from '#contract/testing/sample-resource.ts'
import type { Workshop, WorkshopPage } from '#contract/workshop.ts'

/** A page of a draft: a line of words, a described picture, a question. */
export const samplePage = (page: number, changes: Partial<WorkshopPage> = {}): WorkshopPage => ({
  page,
  image: `/${page}.webp`,
  image_large: `/${page}-large.webp`,
  text: page === 0 ? [] : [[{ text: `Words of page ${page}.`, x: 0.1, y: 0.7, width: 0.5, height: 0.05 }]],
  has_own_text: false,
  alt: `Picture ${page}`,
  title: '',
  questions: [],
  listen_for: '',
  is_edited: false,
  newer: {},
  in_pdf: { alt: `Picture ${page}`, text: null },
  mark: `page-${page}.1`,
  ...changes,
})

/** The workshop of a draft of three pages. */
export const sampleWorkshop = (changes: Partial<Workshop> = {}): Workshop => ({
  resource: sampleResource({ id: 5, title: 'A stall of our own', is_draft: true }),
  aspect: 1.3,
  pages: [0, 1, 2].map((page) => samplePage(page)),
  words: { rows: [], mark: 'words.1' },
  lesson: { rows: [], mark: 'lesson.1' },
  sayings: { rows: [], mark: 'sayings.1' },
  ...changes,
})
