import { expect, test } from 'vitest'
import { noOrganisation } from '#contract/organisation.ts'
import { renderEmail } from '../../adapters/email.tsx'
import { inBrand } from '../../adapters/mail-brand.ts'
import { MailQuote } from '../../adapters/mail-parts.tsx'
import { createUser } from '../../testing/factories.ts'
import { mailsTo } from '../../testing/mails.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'
import { defaultBrand } from '../brand/default-brand.ts'
import { contrast } from '../brand/palette.ts'
import { findMailBrand } from '../brand/service.ts'
import { sendMail } from './service.ts'

const portal = setUpPortal({ environment: { DESK_EMAIL: 'desk@marks.example' }, withJobs: true })

async function setBrand({
  name,
  ...change
}: {
  app_name?: string
  name?: string
  primary_color?: string
}): Promise<void> {
  if (name !== undefined) await portal.deps.db.updateTable('sponsors').set({ name }).execute()
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

test('a letter greets a confirmed account by its name and nobody else, and a person signs it', async () => {
  const { db, jobs } = portal.deps
  const letter = await renderEmail({ appName: 'Enterprise Bookshelf', subject: 'A letter', children: '' })
  const mailed = async (email: string) => {
    await sendMail(jobs, db, { to: { name: '', email }, ...letter })
    const [mail] = await mailsTo(portal, email, 1)
    return { html: mail?.html ?? '', text: mail?.text ?? '' }
  }
  const { email } = await createUser(portal.deps, { fullName: 'محمد <b>Ng</b>' })
  const unsigned = await mailed(email)
  expect(unsigned.text).toContain('\n\nHello \u2068محمد <b>Ng</b>\u2069,\n\n')
  expect(unsigned.html).toContain('<span dir="auto">\u2068محمد &lt;b&gt;Ng&lt;/b&gt;\u2069</span>')
  expect(unsigned.text).toContain('With best wishes,\nEnterprise Bookshelf\n')

  const details = { ...noOrganisation, legal_name: 'Bright & Early Trust', mail_signer: 'Ada Birch' }
  await db
    .insertInto('organisation')
    .values({ details: JSON.stringify(details) })
    .execute()
  const unconfirmed = await createUser(portal.deps, { fullName: 'You have won', status: 'not-active' })
  for (const address of ['stranger@marks.example', unconfirmed.email]) {
    const { html, text } = await mailed(address)
    expect(text).toContain('\n\nHello,\n\n')
    expect(text).toContain('With best wishes,\nAda Birch\nBright & Early Trust\n')
    expect(html).toContain('Bright &amp; Early Trust')
  }
})

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
  const { subject, html, text } = inBrand(mail, await findMailBrand(portal.deps.db), '')
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
