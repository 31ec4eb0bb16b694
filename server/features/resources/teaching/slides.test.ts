import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { createActor, createBookWithPages, createResource } from '../../../testing/factories.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { keys } from '../keys.ts'
import { replaceTeaching } from './queries.ts'
import { TeachingData } from './teaching-data.ts'

const steps = TeachingData.parse({
  steps: [
    {
      minutes: 5,
      title: 'A rope & a bell',
      page: 1,
      parts: [
        { kind: 'say', lines: ['Ring the bell where it rings.'] },
        { kind: 'ask', lines: ['What was the rope paying with? (It was wearing out.)'] },
        { kind: 'steps', lines: ['Draw your rope.', 'Show it to a partner.'] },
        { kind: 'listen', lines: ['“kind” and “silly”'] },
      ],
    },
    { minutes: 1, title: 'Some over', page: null, parts: [{ kind: 'say', lines: ['Choose a plan.'] }] },
  ],
})

const portal = setUpPortal()
let bookId: number
let staff: { key: string }
beforeAll(async () => {
  const book = await createBookWithPages(portal.deps, 2, { title: 'A bath', isFree: true })
  bookId = book.id
  const picture = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#f4b740' } })
    .webp()
    .toBuffer()
  for (const number of [1, 2]) await portal.deps.files.put(keys.page(book.version, number, '1600'), picture)
  const plan = await createResource(portal.deps, { category: 'lesson-plan', isFree: false, belongsTo: bookId })
  await replaceTeaching(portal.deps.db, plan.id, steps)
  staff = await createActor(portal.deps, { role: 'senior', school: 'approved' })
})

const askFor = (key: string, id = bookId) => portal.call('GET', `/api/resources/${id}/slides`, { key })
const wordsOf = (xml: string) => [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, words]) => words)

test('the lesson comes as a presentation: what the class sees on the slides, the rest in the notes', async () => {
  const response = await askFor(staff.key)
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toContain('presentationml')
  expect(response.headers['content-disposition']).toBe(
    `attachment; filename*=UTF-8''A%20bath%20%E2%80%93%20lesson.pptx`,
  )
  const files = unzipSync(response.rawPayload)
  const read = (name: string) => strFromU8(files[`ppt/${name}.xml`] ?? new Uint8Array())
  expect(wordsOf(read('slides/slide1')).slice(0, 2)).toEqual(['A bath', 'The lesson, step by step'])
  expect(wordsOf(read('slides/slide2'))).toEqual([
    'A rope &amp; a bell',
    'What was the rope paying with?',
    'Draw your rope.',
    'Show it to a partner.',
    '5 minutes',
  ])
  expect(read('slides/slide2')).toContain('descr="Picture 2"')
  expect(read('notesSlides/notesSlide2')).toContain('What was the rope paying with? (It was wearing out.)')
  expect(wordsOf(read('slides/slide3'))).toEqual(['Some over', '1 minute'])
  expect(Object.keys(files).filter((name) => name.endsWith('.jpeg') || name.endsWith('.jpg'))).toHaveLength(3)
})

test('there is none without steps, nor for somebody who may not open the plan', async () => {
  const { id } = await createResource(portal.deps, { isFree: true })
  expect((await askFor(staff.key, id)).statusCode).toBe(409)
  const parent = await createActor(portal.deps, { school: 'none' })
  expect((await askFor(parent.key)).statusCode).toBe(409)
  const offered = async ({ key }: { key: string }) =>
    (await portal.call('GET', `/api/resources/${bookId}/details`, { key })).json().data.has_lesson
  expect([await offered(staff), await offered(parent)]).toEqual([true, false])
})
