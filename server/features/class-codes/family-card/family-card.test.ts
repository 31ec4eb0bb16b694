import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ClassCodeSheet } from '#contract/class-codes.ts'
import { dayInWords, todayInUk } from '#contract/school-days.ts'
import { openBytes } from '../../../adapters/pdf/testing/from-bytes.ts'
import { createActor, createBookWithPages } from '../../../testing/factories.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'

const portal = setUpPortal()

const staff = () => createActor(portal.deps, { role: 'senior' })

const forFamilies = (bookId: number) => ({ resource_id: bookId, is_for_families: true })

async function makeCode(key: string, title: string, questions: { text: string; isDeep: boolean }[] = []) {
  const book = await createBookWithPages(portal.deps, 3, { title })
  const asked = { ...{ resourceId: book.id, page: 1, title: '', listenFor: '' }, questions: JSON.stringify(questions) }
  if (questions.length > 0) await portal.deps.db.insertInto('teachingPages').values(asked).execute()
  const made = await portal.call('POST', '/api/class-codes', { key, body: forFamilies(book.id) })
  return made.json().data as ClassCodeSheet
}

const read = ({ id }: ClassCodeSheet, format: string, key: string) =>
  portal.call('GET', `/api/class-codes/${id}/family-card?format=${format}`, { key })

async function wordsOf(bytes: Uint8Array) {
  const document = await openBytes(bytes)
  const page = await document.getPage(1)
  const { items } = await page.getTextContent()
  const text = items.flatMap((item) => ('str' in item ? [item.str] : [])).join(' ')
  return {
    pages: document.numPages,
    text: text.replaceAll(/\s+/g, ' '),
    tree: JSON.stringify(await page.getStructTree()),
  }
}

test('a card has the title, a question that goes deeper, the code, and until when it works', async () => {
  const { key } = await staff()
  const questions = [
    { text: 'Who has an idea?', isDeep: false },
    { text: 'Is it fair?', isDeep: true },
    { text: 'What colour is it?', isDeep: false },
  ]
  const code = await makeCode(key, 'The Kite', questions)
  const answer = await read(code, 'pdf', key)
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    ...[200, 'application/pdf', 'no-store'],
  ])
  expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(
    'The Kite – card for families.pdf',
  )
  const { pages, text, tree } = await wordsOf(answer.rawPayload)
  expect(pages).toBe(1)
  expect(text).toContain('The Kite Talk about it Is it fair? Read it at home Free, without an account.')
  expect(text).toContain(code.code)
  expect(text).toContain(`until ${dayInWords(todayInUk(new Date(code.until_time)))}.`)
  expect(tree).toContain('QR code that opens The Kite')
})

test('the same card is a picture for a phone', async () => {
  const { key } = await staff()
  const answer = await read(await makeCode(key, 'The Kite'), 'jpg', key)
  expect(answer.headers['content-type']).toBe('image/jpeg')
  const { format, width = 0, height = 0 } = await sharp(answer.rawPayload).metadata()
  expect({ format, isTall: height > width * 1.5 }).toEqual({ format: 'jpeg', isTall: true })
  expect(Math.abs(width - 1080)).toBeLessThan(10)
})

test('a book without a guide asks what any book can be asked, and a long title stays on the card', async () => {
  const { key } = await staff()
  const title = 'A book of a charity whose title nobody can say in one breath, not even the person who wrote it down'
  const { pages, text } = await wordsOf((await read(await makeCode(key, title), 'pdf', key)).rawPayload)
  expect(pages).toBe(1)
  expect(text).toContain('Which page did you like best? Say why.')
})

test('a card ends with its code, and is nobody else’s', async () => {
  const { key } = await staff()
  const code = await makeCode(key, 'The Kite')
  expect((await read(code, 'pdf', (await staff()).key)).statusCode).toBe(404)
  expect((await read(code, 'svg', key)).statusCode).toBe(422)
  await portal.call('DELETE', `/api/class-codes/${code.id}`, { key })
  expect((await read(code, 'pdf', key)).statusCode).toBe(404)
})

test('what families open is told to the maker of the code, and is no class of the school', async () => {
  const { key } = await staff()
  const code = await makeCode(key, 'The Kite')
  for (let family = 0; family < 3; family++) await portal.call('POST', '/api/class/open', { body: { code: code.code } })
  const listed = (await portal.call('GET', '/api/class-codes', { key })).json().data as ClassCodeSheet[]
  expect(listed).toMatchObject([{ id: code.id, is_for_families: true, opens_today: 3 }])
  const { classes } = (await portal.call('GET', '/api/school/reading', { key })).json().data
  expect(classes.books).toEqual([])
})

test('a card asks in another language what somebody has written in it, in letters that can be printed', async () => {
  const { key } = await staff()
  const code = await makeCode(key, 'The Kite')
  const operator = await createActor(portal.deps, { role: 'admin' })
  const texts = `/api/admin/resources/${code.resource_id}/texts`
  const send = async (path: string, body: object, method: 'POST' | 'PUT' = 'PUT') =>
    (await portal.call(method, `${texts}${path}`, { key: operator.key, body })).json().data
  const asked = { cy: 'Pwy helpodd bwy?', ar: 'من ساعد من؟', zh: '谁帮助了谁？' }
  for (const [language, question] of Object.entries(asked)) {
    const { id, mark } = await send('', { language }, 'POST')
    const page = portal.deps.db.insertInto('bookTextPages')
    await page.values({ textId: id, page: 1, paragraphs: '[["x"]]', writtenFrom: '' }).execute()
    await send(`/${id}`, { title: '', question, written_by: 'Test', checked_by: 'Nia Test', mark })
    await send(`/${id}/publication`, { is_published: true })
  }
  const sheet = (await portal.call('GET', `/api/class-codes/${code.id}`, { key })).json().data as ClassCodeSheet
  expect(sheet.questions_in).toEqual(['ar', 'cy'])
  const { text, tree } = await wordsOf((await read(code, 'pdf&language=cy', key)).rawPayload)
  expect(text).toContain('Talk about it Pwy helpodd bwy? Read it at home')
  expect(tree).toContain('"cy"')
  const arabic = await wordsOf((await read(code, 'pdf&language=ar', key)).rawPayload)
  expect([arabic.text.includes('من ساعد'), arabic.tree.includes('"ar"')]).toEqual([true, true])
  const unprinted = await wordsOf((await read(code, 'pdf&language=zh', key)).rawPayload)
  expect(unprinted.text).toContain('Which page did you like')
})
