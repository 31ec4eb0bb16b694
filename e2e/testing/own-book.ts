import { expect } from '@playwright/test'
import { createResource, updateResource, uploadPdf } from '#contract/library.ts'
import {
  readPastedGuide,
  saveLessonSteps,
  saveTaughtPage,
  saveTaughtWords,
  viewWorkshop,
  type Workshop,
} from '#contract/workshop.ts'
import { call, keyOf } from './api.ts'
import type { Portal } from './portal.ts'
import { storybookPdf } from './storybook-pdf.ts'

/** Brings a storybook of 24 pages through the console's calls, with a pasted guide, and publishes it. Returns its id. */
export async function publishOwnBook(portal: Portal, title: string, guide: string): Promise<number> {
  const key = await keyOf(portal, 'admin')
  const { buffer } = await storybookPdf(title, 24)
  const form = new FormData()
  form.append(uploadPdf.upload, new Blob([new Uint8Array(buffer)], { type: 'application/pdf' }), 'book.pdf')
  const uploaded = await fetch(new URL(uploadPdf.path, portal.baseURL), {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: form,
  })
  const { pdf } = ((await uploaded.json()) as { data: { pdf: string } }).data
  const body = { title, category: 'storybook', licence: 'cc-by', is_free: true, pdf } as const
  const { id, version } = await call(portal, createResource, { body }, key)
  const params = { id: String(id) }
  let workshop: Workshop | null = null
  await expect(async () => {
    workshop = await call(portal, viewWorkshop, { params }, key)
  }).toPass()
  const { pages, words, lesson } = workshop ?? (await call(portal, viewWorkshop, { params }, key))
  const found = await call(portal, readPastedGuide, { params, body: { pasted: guide } }, key)
  for (const { page, ...taught } of found.pages) {
    const { alt = '', mark = '' } = pages.find((each) => each.page === page) ?? {}
    const at = { id: String(id), page: String(page) }
    await call(portal, saveTaughtPage, { params: at, body: { ...taught, alt, text: null, mark } }, key)
  }
  await call(portal, saveTaughtWords, { params, body: { rows: found.words, mark: words.mark } }, key)
  await call(portal, saveLessonSteps, { params, body: { rows: found.steps, mark: lesson.mark } }, key)
  await call(portal, updateResource, { params, body: { is_draft: false, version } }, key)
  return id
}
