import { afterAll, beforeAll, expect, test } from 'vitest'
import { MailQuote, renderEmail } from '../../adapters/email.tsx'
import { inBrand } from '../../adapters/mail-brand.ts'
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts'
import { mailsTo } from '../../testing/mails.ts'
import { defaultBrand } from '../brand/default-brand.ts'
import { contrast } from '../brand/palette.ts'
import { findMailBrand } from '../brand/service.ts'

let portal: TestApp
beforeAll(async () => {
  portal = await buildTestApp({ environment: { DESK_EMAIL: 'desk@marks.example' }, withJobs: true })
})
afterAll(() => portal.close())

async function setBrand(change: { app_name?: string; name?: string; primary_color?: string }): Promise<void> {
  const brand = { ...defaultBrand(portal.deps.config, { introduction: null, sponsorLetter: null }), ...change }
  const details = JSON.stringify(brand)
  await portal.deps.db
    .insertInto('brand')
    .values({ details })
    .onConflict((conflict) => conflict.column('isOnly').doUpdateSet({ details }))
    .execute()
}

async function signUp(email: string) {
  const body = { full_name: 'Owen Hughes', email, password: 'a tall lighthouse 9', agreeTerms: true }
  expect((await portal.call('POST', '/api/auth/sign-up', { body })).statusCode).toBe(200)
  const [mail] = await mailsTo(portal, email, 1)
  return mail ?? { subject: '', html: '', text: '' }
}

const places = /[\uE000-\uE002]/

test('a mail has the shipped name and thanks nobody until the brand is edited, and has those of the console from then on', async () => {
  const before = await signUp('before@home.example')
  expect(before.html).toContain('Enterprise Bookshelf')
  expect(before.html + before.text).not.toMatch(/thanks to|Finch| {2}Sent/)

  await setBrand({ app_name: 'Tales & Trades', name: 'Quill <Works>', primary_color: '#8a1c5b' })
  const after = await signUp('after@home.example')
  for (const part of [after.subject, after.html, after.text]) {
    expect(part).not.toContain('Enterprise Bookshelf')
    expect(part).not.toMatch(places)
  }
  expect(after.html).toContain('Tales &amp; Trades')
  expect(after.html).toContain('Quill &lt;Works&gt;')
  expect(after.text).toContain('Free, thanks to Quill <Works>.')
  expect(after.html).not.toBe(before.html)
  expect(after.html).toContain((await findMailBrand(portal.deps.db)).light.accent)
})

test.each(['#ffffff', '#000000', '#ffe600', '#8a1c5b', '#00ff00', '#7f7f7f'])(
  'text is readable in a brand of %s, in light and dark mail programs',
  async (primary_color) => {
    await setBrand({ primary_color })
    const { light, dark } = await findMailBrand(portal.deps.db)
    for (const colours of [light, dark]) {
      const pairs = [
        ...(['ink', 'ink-soft'] as const).flatMap((ink) => [[ink, 'raised'] as const, [ink, 'ground'] as const]),
        ['on-accent', 'accent'] as const,
        ['on-accent-soft', 'accent-soft'] as const,
      ]
      for (const [text, ground] of pairs) expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5)
    }
  },
)

test('people’s own words keep the name that they wrote', async () => {
  const words = 'I love Enterprise Bookshelf\n\nand <b>tea</b>'
  const mail = await renderEmail({
    appName: 'Enterprise Bookshelf',
    subject: 'Welcome to Enterprise Bookshelf',
    children: MailQuote({ children: words }),
  })
  await setBrand({ app_name: 'Storyhouse' })
  const { subject, html, text } = inBrand(mail, await findMailBrand(portal.deps.db))
  expect(subject).toBe('Welcome to Storyhouse')
  expect(text).toContain('WELCOME TO STORYHOUSE')
  expect(text).toContain('I love Enterprise Bookshelf\n\nand <b>tea</b>')
  expect(html).toContain('I love Enterprise Bookshelf')
  expect(html).toMatch(/prefers-color-scheme:dark/)
})

test('words of a person that look like a place of the brand stay as they are', async () => {
  const message = 'Look: \uE000name=%\uE001 and \uE000light.accent\uE001.'
  const body = {
    name: 'Ada Birch',
    email: 'ada.birch@marks.example',
    telephone: '',
    postcode: '',
    message,
    website: '',
  }
  expect((await portal.call('POST', '/api/page/contact-us', { body })).statusCode).toBe(200)
  const [mail] = await mailsTo(portal, 'desk@marks.example', 1)
  expect(mail?.text).toContain(message)
})
