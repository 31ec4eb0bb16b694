import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { dayInWords, todayInUk } from '#contract/school-days.ts'
import { createActor, createBookWithPages, createResource } from '../../../testing/factories.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'

const portal = setUpPortal()

const longest = 'The Extraordinary Enterprise of Wilhelmina Featherstonehaugh-Cholmondeley and Co'

/** A class of a school that has read a book with so many rows of England's curriculum. */
async function taught({ rows = 2, hasBands = true, title = 'Harbour Lights' } = {}) {
  const { db } = portal.deps
  const teacher = await createActor(portal.deps, { role: 'senior' })
  const { id: resourceId } = await createBookWithPages(portal.deps, 1, { title })
  await createResource(portal.deps, { category: 'lesson-plan', title: 'A plan without steps', belongsTo: resourceId })
  const plan = { category: 'lesson-plan', title: `${title}: lesson plan`, belongsTo: resourceId, position: 9 }
  const { id: planId } = await createResource(portal.deps, plan)
  const parts = JSON.stringify([{ kind: 'say', lines: ['Hello'] }])
  await db
    .insertInto('lessonSteps')
    .values({ resourceId: planId, position: 0, minutes: 5, title: 'Hello', parts })
    .execute()
  for (let position = 0; position < rows; position++)
    await db
      .insertInto('curriculumRows')
      .values({
        ...{ resourceId, position, nation: 'england', document: 'Citizenship', edition: '1999', area: 'Key stage 1' },
        ...{
          code: `${position}a`,
          statement: `to realise ${'that money comes from many sources '.repeat(4)}`,
          isQuoted: true,
        },
        ...{ covers: `A loan (page ${position}).`, source: 'https://a.example', readOn: '2026-11-28' },
      })
      .execute()
  const bands = hasBands
    ? { firstTowards: 14, firstExpected: 10, firstBeyond: 4, secondTowards: 4, secondExpected: 14, secondBeyond: 9 }
    : {}
  const { id } = await db
    .insertInto('classOutcomes')
    .values({
      ...{ schoolId: teacher.schoolId ?? '', resourceId, day: todayInUk(), year: 3, children: 28, ...bands },
      ...{ changedMinds: true, quietVoices: false, willTry: true },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...teacher, outcomeId: id }
}

const read = (key: string, id: string) => portal.call('GET', `/api/school/outcomes/${id}/evidence`, { key })

async function open(bytes: Buffer) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await task.promise
  const texts: string[] = []
  const roles: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    roles.push(JSON.stringify(await page.getStructTree()))
  }
  const { numPages } = pdf
  await task.destroy()
  return { numPages, text: texts.join(' ').replace(/\s+/g, ' '), roles: roles.join() }
}

test('a class has a tagged page of evidence, in which nobody is named', async () => {
  const { key, outcomeId, fullName, email } = await taught()
  const answer = await read(key, outcomeId)
  expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
  const { numPages, text, roles } = await open(answer.rawPayload)
  expect(numPages).toBe(1)
  for (const words of [
    'Tidewell Primary School',
    `Year 3, 28 children, ${dayInWords(todayInUk())}`,
    'Lesson plan: Harbour Lights: lesson plan',
    'Working towards 14 4',
    'Expected 10 14',
    'Beyond 4 9',
    'Some children changed their mind.',
    'The class has chosen something to try.',
    'What the book covers: England',
    'Key stage 1 · 0a',
    '“to realise that money',
    'In this book: A loan (page 1).',
  ])
    expect(text).toContain(words)
  for (const words of ['quiet', 'without steps', fullName, email]) expect(text).not.toContain(words)
  for (const role of ['H1', 'H2', 'Table', 'TH', 'TD']) expect(roles).toContain(`"role":"${role}"`)
})

test('however much a book covers, it is two pages, and they say how much is left out', async () => {
  const { key, outcomeId } = await taught({ rows: 60, title: longest })
  const { numPages, text } = await open((await read(key, outcomeId)).rawPayload)
  expect(numPages).toBe(2)
  const printed = text.match(/In this book/g)?.length ?? 0
  expect(printed).toBeGreaterThan(10)
  expect(text).toContain(`${60 - printed} more rows are on the page of the book.`)
  expect(text).toContain('Made on')
})

test('a class without colours, a book without plan and rows, and a month without its day', async () => {
  const { key, outcomeId } = await taught({ rows: 0, hasBands: false })
  const { pool } = portal.deps
  await pool.query(`update class_outcomes set day = '2025-01-01' where id = $1`, [outcomeId])
  await pool.query(`update resources set is_draft = true where category = 'lesson-plan'`)
  const { text } = await open((await read(key, outcomeId)).rawPayload)
  for (const words of ['January 2025', 'without the two colours', 'The portal knows no row'])
    expect(text).toContain(words)
  expect(text).not.toContain('Lesson plan')
})

test('it is the school’s own, and follows a correction', async () => {
  const { key, outcomeId } = await taught()
  const other = await createActor(portal.deps, { role: 'senior' })
  expect((await read(other.key, outcomeId)).statusCode).toBe(404)
  const body = { year: 4, children: 27, first: null, second: null, statements: [], version: 1 }
  await portal.call('PUT', `/api/school/outcomes/${outcomeId}`, { key, body })
  expect((await open((await read(key, outcomeId)).rawPayload)).text).toContain('Year 4, 27 children')
  await portal.call('DELETE', `/api/school/outcomes/${outcomeId}`, { key })
  expect((await read(key, outcomeId)).statusCode).toBe(404)
})
