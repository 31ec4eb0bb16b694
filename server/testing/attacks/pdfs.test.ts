import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeActivePdf, writePdf } from '../../adapters/pdf/testing/make-active-pdf.ts'
import { makeTaggedPdf } from '../../adapters/pdf/testing/make-pdf.ts'
import { createActor } from '../factories.ts'
import { type PortalProcess, startPortalProcess } from '../portal-process.ts'

/** Each PDF starts processes, and a hostile one uses 20 s of processor time. */
const slow = { timeout: 400_000 }

let portal: PortalProcess
beforeAll(async () => {
  portal = await startPortalProcess()
}, 600_000)
afterAll(() => portal.stop())

const author = () => createActor(portal.deps, { role: 'senior' })

interface Answered {
  code?: string
  errors?: { pdf?: string }
  data: { pdf: string; dropped: string[] }
}

async function upload(key: string, bytes: Buffer, signal?: AbortSignal) {
  const body = new FormData()
  body.append('pdf', new Blob([bytes]), 'plan.pdf')
  const answer = await fetch(`${portal.url}/api/resources/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body,
    ...(signal && { signal }),
  })
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    ...((await answer.json()) as Answered),
  }
}

const onePage = (content: string, ...objects: string[]) =>
  writePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 400]/Contents 4 0 R/Resources<</XObject<</F 5 0 R>>>>>>',
    content,
    ...objects,
  ])

/** A kilobyte that never stops drawing: forms that draw forms, ten times each, 24 levels deep. */
function makeEndlessPdf(): Buffer {
  const draw = '/F Do '.repeat(10)
  const form = (next: number, content: string) =>
    `<</Type/XObject/Subtype/Form/BBox[0 0 600 400]/Resources<</XObject<</F ${next} 0 R>>>>/Length ${content.length}>>\nstream\n${content}\nendstream`
  const forms = Array.from({ length: 24 }, (_, level) => form(6 + level, draw))
  return onePage(`<</Length ${draw.length}>>\nstream\n${draw}\nendstream`, ...forms, form(5, '0 0 9 9 re f '))
}

/**
 * Less than a megabyte that unpacks to 400 MB of drawing. It is packed beside the event loop: a connection that the portal
 * closes in the meantime would be used again.
 */
async function makeBomb(): Promise<Buffer> {
  const packed = (await promisify(deflate)(Buffer.alloc(4e8, '0 0 9 9 re f '), { level: 9 })).toString('latin1')
  return onePage(`<</Filter/FlateDecode/Length ${packed.length}>>\nstream\n${packed}\nendstream`)
}

test('active content of a PDF does not reach those who open it', slow, async () => {
  const { key } = await author()
  const { data } = await upload(key, makeActivePdf())
  expect(new Set(data.dropped)).toEqual(new Set(['action', 'attachment', 'media', 'script']))
  const body = { title: 'Our plan', category: 'lesson-plan', pdf: data.pdf }
  const created = (await (await portal.call('POST', '/api/resources', { key, body })).json()) as {
    data: { id: number; pdf: string }
  }
  const file = await portal.call('GET', created.data.pdf, { key })
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const { context } = await PDFDocument.load(await file.arrayBuffer())
  const text = context.enumerateIndirectObjects().join('\n')
  expect(text).not.toMatch(
    /JavaScript|app\.alert|SubmitForm|GoTo[RE]|EmbeddedFile|RichMedia|\.exe|MZ-this|evil\.example/,
  )
  expect(text).toContain('https://bookshelf.example/kites')
})

test('each of an author’s endless PDFs is refused, and others can still upload', slow, async () => {
  const [attacker, teacher] = await Promise.all([author(), author()])
  const abort = new AbortController()
  // Two are being checked, four wait, and one more is too many.
  const hostile = Array.from({ length: 7 }, () => upload(attacker.key, makeEndlessPdf(), abort.signal))
  const answered: string[] = []
  const noting = hostile.map(async (answer) => {
    const { status, code, retryAfter, errors } = await answer
    answered.push(`${status} ${code} ${retryAfter ?? errors?.pdf}`)
  })
  const hasRefused = Promise.race(noting)
  await hasRefused
  expect(answered).toEqual(['503 resource/pdfs-waiting 60'])
  expect((await upload(teacher.key, await makeTaggedPdf())).status).toBe(200)
  await expect.poll(() => answered.length, { timeout: 300_000 }).toBeGreaterThan(1)
  expect(answered[1]).toContain('422 resource/unreadable-pdf This PDF is too complex to show')
  abort.abort()
  await Promise.allSettled(noting)
})

test('a PDF that unpacks to 400 MB is refused with advice', slow, async () => {
  const { status, errors } = await upload((await author()).key, await makeBomb())
  expect([status, errors?.pdf]).toEqual([422, expect.stringContaining('is too complex to show')])
  expect((await portal.call('GET', '/healthz')).status).toBe(200)
})
