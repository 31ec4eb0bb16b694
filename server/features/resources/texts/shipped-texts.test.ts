import { beforeAll, expect, test } from 'vitest'
import type { Book } from '#contract/resources.ts'
import { createActor, createBookWithPages } from '../../../testing/factories.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { replaceTeaching } from '../teaching/queries.ts'
import { TeachingData } from '../teaching/teaching-data.ts'

const portal = setUpPortal()
let key: string
beforeAll(async () => {
  key = (await createActor(portal.deps, { role: 'senior', school: 'approved' })).key
})

const text = (language: string, words: string) => ({
  ...{ language, title: '', writtenBy: 'Test' },
  pages: [{ page: 1, paragraphs: [[words]] }],
})
const ships = (...texts: object[]) => TeachingData.parse({ texts })

async function textsOf(id: number): Promise<Book['texts']> {
  const response = await portal.call('GET', `/api/resources/${id}/book`, { key })
  return response.json().data.texts
}

test('easier words that ship are read at once, another language once somebody has published it', async () => {
  const { db } = portal.deps
  const { id } = await createBookWithPages(portal.deps, 2, { isFree: true })
  await replaceTeaching(db, id, ships(text('en', 'Ada ran.'), text('cy', 'Rhedodd Ada.')))
  expect(await textsOf(id)).toMatchObject([
    { language: 'en', written_by: 'Test', checked_by: '', pages: [{ page: 1, paragraphs: [['Ada ran.']] }] },
  ])
  // An operator has taken the easier words back, and published the Welsh.
  await db.updateTable('bookTexts').set({ isPublished: false }).where('language', '=', 'en').execute()
  const welsh = db.updateTable('bookTexts').set({ isPublished: true, checkedBy: 'Nia Test' })
  await welsh.where('language', '=', 'cy').execute()
  expect(await replaceTeaching(db, id, ships(text('en', 'Ada ran.'), text('cy', 'Rhedodd Ada.')))).toBe(false)
  expect(await textsOf(id)).toMatchObject([{ language: 'cy', checked_by: 'Nia Test' }])
  // Nobody has checked other words.
  expect(await replaceTeaching(db, id, ships(text('cy', 'Mae Ada wedi rhedeg.')))).toBe(true)
  const [after, ...more] = await textsOf(id)
  expect(after).toMatchObject({ language: 'cy', checked_by: '', pages: [{ paragraphs: [['Mae Ada wedi rhedeg.']] }] })
  expect(more).toEqual([])
})
