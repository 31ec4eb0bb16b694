import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts'
import { createActor, createResource } from '../../testing/factories.ts'
import { form } from '../../testing/form.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { mailsTo } from '../../testing/mails.ts'
import { attachPictures } from './pictures.ts'

let server: MailServer
let portal: TestApp
/** Without a mail server: mails stay in its mailbox. */
let quiet: TestApp
beforeAll(async () => {
  server = await startMailServer()
  portal = await buildTestApp({ environment: { SMTP_URL: `smtp://127.0.0.1:${server.port}` }, withJobs: true })
  quiet = await buildTestApp({ withJobs: true })
})
beforeEach(() => {
  server.received.length = 0
})
afterAll(async () => {
  await quiet.close()
  await portal.close()
  await server.close()
})

const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
/** Compresses as badly as nothing that anybody uploads. */
const worst = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#000', noise } })
const transparent = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 20, b: 20, alpha: 0.5 } } })

async function upload(app: TestApp, key: string, picture: Buffer): Promise<string> {
  return (await app.call('POST', '/api/images/upload', { key, ...form('image', picture) })).json().data.image
}

async function saveLogo(app: TestApp, picture: Buffer | null): Promise<void> {
  const { key } = await createActor(app.deps, { role: 'admin' })
  const [sponsor] = (await app.call('GET', '/api/admin/sponsors', { key })).json().data
  const logo = picture ? await upload(app, key, picture) : ''
  const body = { ...sponsor, name: 'Wren & Sons', logo }
  expect((await app.call('PUT', `/api/admin/sponsors/${sponsor.id}`, { key, body })).statusCode).toBe(200)
}

async function featureBook(app: TestApp, cover: Buffer, title = 'The Bus That Went “Pop”') {
  await app.deps.db.updateTable('resources').set({ isFeatured: false }).execute()
  const book = await createResource(app.deps, { title, isFree: true, isPrepared: true, isFeatured: true })
  await app.deps.files.put(`resources/${book.version}/cover-480.webp`, cover)
  return book
}

let count = 0
async function invite(app: TestApp): Promise<string> {
  const email = `pictured-${++count}@example.org`
  const { key } = await createActor(app.deps)
  await app.call('POST', '/api/user/invite', { key, ...form('emails', email, { isFile: false }) })
  return email
}

async function arrived(email: string) {
  const find = () => server.received.find(({ to }) => to.includes(email))
  await expect.poll(find).toBeDefined()
  const { mail, size } = find() ?? { mail: undefined, size: 0 }
  const html = mail?.html ?? ''
  const images = [...html.matchAll(/<img[^>]*>/g)].map(([image]) => image)
  return { html, text: mail?.text ?? '', images, attachments: mail?.attachments ?? [], size }
}

const attribute = (image: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(image)?.[1]

test('an invitation brings the logo and the cover inside the mail, small, sized and named', async () => {
  await saveLogo(portal, await worst(900, 300).png().toBuffer())
  await featureBook(portal, await worst(480, 640).webp().toBuffer())
  const { html, text, images, attachments, size } = await arrived(await invite(portal))
  expect(images.map((image) => attribute(image, 'alt'))).toEqual([
    'Wren &amp; Sons',
    'Cover of The Bus That Went “Pop”',
  ])
  expect(images.map((image) => [attribute(image, 'width'), attribute(image, 'height')])).toEqual([
    ['120', '40'],
    ['108', '144'],
  ])
  expect(attachments.map(({ mimeType, disposition }) => [mimeType, disposition])).toEqual(
    expect.arrayContaining([
      ['image/png', 'inline'],
      ['image/jpeg', 'inline'],
    ]),
  )
  const ids = attachments.map(({ contentId }) => contentId?.replace(/^<|>$/g, ''))
  expect(images.map((image) => attribute(image, 'src'))).toEqual(expect.arrayContaining(ids.map((id) => `cid:${id}`)))
  // Twice the pixels of its place.
  const cover = attachments.find(({ mimeType }) => mimeType === 'image/jpeg')
  expect(await sharp(Buffer.from(cover?.content as ArrayBuffer)).metadata()).toMatchObject({ width: 216, height: 288 })
  expect(size).toBeLessThan(100_000)
  expect(text).toContain('The Bus That Went “Pop”')
  expect(html + text).not.toMatch(/cid:(logo|cover)"|undefined/)
})

test('a cover as books have it makes a mail of a few kilobytes', async () => {
  await saveLogo(portal, await transparent(400, 200).png().toBuffer())
  const drawing = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640"><rect width="480" height="640" fill="#f2b84b"/>
     <circle cx="240" cy="320" r="180" fill="#0f6b5c"/><text x="40" y="90" font-size="52">A book</text></svg>`,
  )
  await featureBook(portal, await sharp(drawing).webp().toBuffer())
  const { attachments, size } = await arrived(await invite(portal))
  expect(attachments).toHaveLength(2)
  expect(size).toBeLessThan(40_000)
})

test('a transparent logo gets a white background, for mail programs with a dark mode', async () => {
  await saveLogo(portal, await transparent(200, 80).png().toBuffer())
  const { images, attachments } = await arrived(await invite(portal))
  const logo = attachments.find(({ mimeType }) => mimeType === 'image/png')
  const { isOpaque } = await sharp(Buffer.from(logo?.content as ArrayBuffer)).stats()
  expect(isOpaque).toBe(true)
  // With the plate it is no larger than an opaque one.
  const sized = images.find((image) => attribute(image, 'alt') === 'Wren &amp; Sons') ?? ''
  expect([attribute(sized, 'width'), attribute(sized, 'height')]).toEqual(['92', '40'])
})

test('a hundred mails keep no copy of a picture, and no other mail shows the cover', async () => {
  await saveLogo(quiet, await worst(300, 100).png().toBuffer())
  const { version } = await featureBook(quiet, await worst(480, 640).webp().toBuffer())
  const email = await invite(quiet)
  await mailsTo(quiet, email, 1)
  const { db } = quiet.deps
  const stored = await db.selectFrom('mails').selectAll().where('toAddress', '=', email).executeTakeFirstOrThrow()
  expect(stored.pictures).toEqual([
    { name: 'cover', file: `resources/${version}/cover-480.webp` },
    { name: 'logo', file: expect.stringMatching(/^images\//) },
  ])
  expect(stored.html.length).toBeLessThan(12_000)
  const { email: user } = await createActor(quiet.deps)
  await quiet.call('GET', `/api/auth/reset-password?email=${user}`)
  await mailsTo(quiet, user, 1)
  const other = await db.selectFrom('mails').selectAll().where('toAddress', '=', user).executeTakeFirstOrThrow()
  expect(other.pictures.map(({ name }) => name)).toEqual(['logo'])
  expect(other.html).not.toContain('cid:cover')
})

test('the console and the mailbox of try-it mode show the pictures, which the policy of the frame allows', async () => {
  await saveLogo(quiet, await worst(300, 100).png().toBuffer())
  await featureBook(quiet, await worst(480, 640).webp().toBuffer())
  const email = await invite(quiet)
  await mailsTo(quiet, email, 1)
  const { db } = quiet.deps
  const { id } = await db.selectFrom('mails').select('id').where('toAddress', '=', email).executeTakeFirstOrThrow()
  const { key } = await createActor(quiet.deps, { role: 'admin' })
  for (const [path, as] of [
    [`/api/admin/mails/${id}/html`, key],
    [`/api/dev/mails/${id}/html`, undefined],
    ['/dev/emails/invitation', undefined],
  ] as const) {
    const { body, headers } = await quiet.call('GET', path, { key: as })
    expect([path, [...body.matchAll(/<img[^>]*src="data:image\/(png|jpeg);base64,/g)].map(([, type]) => type)]).toEqual(
      [path, ['png', 'jpeg']],
    )
    expect(headers['content-security-policy']).toMatch(/img-src [^;]*data:/)
  }
})

test('without a logo and a featured book a mail has words only', async () => {
  await saveLogo(portal, null)
  await portal.deps.db.updateTable('resources').set({ isDraft: true }).execute()
  const { html, images, attachments } = await arrived(await invite(portal))
  expect(images).toEqual([])
  expect(attachments).toEqual([])
  expect(html).toContain('Enterprise Bookshelf')
})

test('a picture whose file is gone is left out, and the mail is sent', async () => {
  const book = await featureBook(portal, await worst(480, 640).webp().toBuffer(), 'Gone')
  await portal.deps.db.updateTable('resources').set({ isDraft: false }).where('id', '=', book.id).execute()
  await portal.deps.files.remove(`resources/${book.version}`)
  const { images, attachments, text } = await arrived(await invite(portal))
  expect(images).toEqual([])
  expect(attachments).toEqual([])
  expect(text).toContain('See the invitation')
})

test('of the pictures that are cached, the one that was used longest ago is dropped', async () => {
  const reads: string[] = []
  const picture = await worst(40, 30).png().toBuffer()
  const read = async (file: string) => {
    reads.push(file)
    return picture
  }
  const deps = { ...quiet.deps, files: { ...quiet.deps.files, read } }
  const attach = (file: string) => attachPictures(deps, { id: '1', html: '', pictures: [{ name: 'cover', file }] })
  await attach('often')
  for (let other = 0; other < 30; other++) {
    await attach(`other-${other}`)
    await attach('often')
  }
  expect(reads.filter((file) => file === 'often')).toHaveLength(1)
  await attach('other-0')
  expect(reads.filter((file) => file === 'other-0')).toHaveLength(2)
})
