import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { createActor, createUser, password } from '../factories.ts'
import { form } from '../form.ts'
import { makePicture } from '../pictures.ts'
import { type PortalProcess, startPortalProcess } from '../portal-process.ts'
import { createBrowser } from '../push-service.ts'

const pushService = 'http://127.0.0.1:9'
const settings = { TRUSTED_PROXIES: '127.0.0.1', PUSH_TEST_SERVICE: pushService, LOG_LEVEL: 'debug' }

/** The personal data, each value unique to this person. */
const person = {
  email: 'zq-leaver@tidewell.example',
  fullName: 'Zqana Zqbirch',
  phone: '01632 960711',
  street: 'Zqstreet 7',
  flat: 'Zqflat',
  city: 'Zqcity',
  county: 'Zqcounty',
  message: 'Zqmessage',
  dataRequest: 'Zqdatarequest',
  outcome: 'Zqoutcome',
  booking: 'Zqbooking',
  quote: 'Zqquote',
  reply: 'Zqreply',
  schoolWords: 'Zqschoolwords',
  ip: '203.0.113.77',
}

/** What stays when the account is deleted, and why. Each has its period in `server/data-protection/retention.ts`. */
const remains = [
  // The log of who did what is kept for two years, to see what happened to accounts; it names nobody.
  'audit_log.actor_id: id',
  'audit_log.address: ip',
  'audit_log.object: id',
  // Wrong passwords from a network are counted for minutes.
  'rate_limits.key: ip',
  // What the school said about itself belongs to its verification.
  'school_messages.text: schoolWords',
  'mails.html: schoolWords',
  'mails.text: schoolWords',
]

/** In milliseconds, for two starts and a hundred requests on a busy machine. Only a fault takes this long. */
const patience = 300_000

let portal: PortalProcess
afterEach(() => portal.stop())

async function succeed(answer: Promise<Response>) {
  const response = await answer
  const body = (await response.json()) as { data: Record<string, never> }
  expect(response.status, JSON.stringify(body)).toBe(200)
  return body.data as Record<string, unknown>
}

test(
  'after a deletion no column and no file contains anything about the person',
  async () => {
    portal = await startPortalProcess({ settings })
    const pool = poolOf(portal)
    const operator = await createActor(portal.deps, { role: 'admin' })
    const { id, schoolId } = await leadALife(operator.key)
    await createUser(portal.deps, { role: 'senior', schoolId })
    const writesMails = `name in ('mail-invitations', 'mail-reset-link', 'consider-school') and state < 'completed'`
    await expect.poll(() => countOf(pool, `pgboss.job where ${writesMails}`)).toBe(0)
    expect([...(await search(pool, id))]).toEqual(
      expect.arrayContaining([
        'users.full_name: fullName',
        'schools.email: email',
        'schools.phone_number: phone',
        'mails.reply_to: email',
        'mails.text: fullName',
        'invitations.email: email',
        'invitations.inviter_id: id',
        'enquiries.message: message',
        'bookings.message: booking',
        'quotes.message: quote',
        'quotes.postal_address: street',
        'mails.text: quote',
        'desk_entries.text: reply',
        'rate_limits.key: email',
        'job.data: email',
        ...remains.filter((place) => place !== 'audit_log.object: id'),
      ]),
    )

    await portal.kill()
    await pool.query(`update users set deletion_requested_at = now() - interval '8 days' where id = $1`, [id])
    await pool.query(`update mails set waiting_since = waiting_since - interval '8 days'`)
    await pool.query('delete from rounds')
    const again = await startPortalProcess({ settings, ...only(portal) })
    onTestFinished(() => again.stop())
    await expect.poll(() => countOf(pool, `users where id = '${id}'`)).toBe(0)
    await expect.poll(() => readdir(join(portal.dataDir, 'files/erasures'))).toHaveLength(1)
    expect(await search(pool, id)).toEqual(new Set(remains))
    expect(await countOf(pool, `enquiries where kind = 'objection' and outcome = 'refused'`)).toBe(1)
    expect(await countOf(pool, 'push_subscriptions')).toBe(0)
    const colleagues = await pool.query(
      `select withdrawn_at is not null as is_over from invitations where role = 'senior'`,
    )
    expect(colleagues.rows).toEqual([{ is_over: true }])
    for (const text of [...(await listFiles(portal.dataDir)), portal.output(), again.output()]) {
      expect(found(text, { ...personal, id })).toEqual([])
    }
  },
  patience,
)

const { ip: _ip, ...personal } = person

function only({ database, dataDir }: PortalProcess) {
  if (!database) throw new Error('the portal runs on a database of its own')
  return { database, dataDir }
}
const poolOf = (of: PortalProcess): Pool => only(of).database.pool

/** Everything that a member of staff can leave behind. Returns the ids of user and school. */
async function leadALife(operatorKey: string): Promise<{ id: string; schoolId: string }> {
  const { email, fullName: name, phone, ip } = person
  const headers = { 'x-forwarded-for': ip }
  const call = (method: string, path: string, options: { key?: string; body?: unknown } = {}) =>
    portal.call(method, path, { ...options, headers })
  const asOperator = (method: string, path: string, body?: unknown) =>
    succeed(portal.call(method, path, { key: operatorKey, ...(body !== undefined && { body }) }))
  const upload = (path: string, key: string, { body, headers: type }: ReturnType<typeof form>) =>
    fetch(portal.url + path, {
      method: 'POST',
      headers: { ...headers, ...type, authorization: `Bearer ${key}` },
      body: new Uint8Array(body),
    })

  const school = { title: 'Tidewell Primary School', address_1: '1 Sea View', postcode: 'GU7 1AB' }
  const agreed = { password, confirmStaffMember: true, agreeTerms: true }
  await succeed(
    call('POST', '/api/school/sign-up', {
      body: { ...school, ...agreed, email, full_name: name, phone_number: phone },
    }),
  )
  const account = await poolOf(portal).query('update users set status = $1 where email = $2 returning id, school_id', [
    'active',
    email,
  ])
  const { id, school_id: schoolId } = account.rows[0] as { id: string; school_id: string }
  expect((await call('POST', '/api/auth/login', { body: { email, password: 'wrong password' } })).ok).toBe(false)
  await succeed(call('GET', `/api/auth/reset-password?email=${encodeURIComponent(email)}`))
  const key = (await succeed(call('POST', '/api/auth/login', { body: { email, password } }))).auth_key as string
  await succeed(call('POST', '/api/school/appeal', { key, body: { message: person.schoolWords } }))
  const found = await poolOf(portal).query('select version from schools where id = $1', [schoolId])
  const { version } = found.rows[0] as { version: number }
  await asOperator('POST', `/api/admin/schools/${schoolId}/approve`, { version, register_id: null })
  const home = { address_1: person.street, address_2: person.flat, city: person.city, county: person.county }
  await succeed(call('PUT', '/api/user/update', { key, body: { full_name: name, phone_number: phone, ...home } }))

  for (const by of [{}, { key }]) {
    const message = `${person.message} ${'key' in by ? 'as staff' : 'as a visitor'}`
    await succeed(call('POST', '/api/page/contact-us', { ...by, body: { name, email, telephone: phone, message } }))
  }
  const kind = 'objection'
  await succeed(
    call('POST', '/api/page/data-requests', { key, body: { kind, name, email, message: person.dataRequest } }),
  )
  const booking = { name, email, phone, school: school.title, message: person.booking }
  await succeed(call('POST', '/api/page/book-session', { key, body: booking }))
  const product = await asOperator('POST', '/api/admin/products', { title: 'A poster', price: 4.5 })
  const items = [{ product_id: product.id, quantity: 2 }]
  const wanted = { name, email, phone, postal_address: person.street, message: person.quote, items }
  await succeed(call('POST', '/api/quotes', { key, body: wanted }))
  for (const queue of ['enquiries', 'bookings', 'quotes']) {
    const [first] = (await asOperator('GET', `/api/admin/inbox?kind=${queue}`)).cases as Array<{ id: string }>
    const { version } = await asOperator('GET', `/api/admin/${queue}/${first?.id}`)
    await asOperator('POST', `/api/admin/${queue}/${first?.id}/reply`, { version, text: `${person.reply}, ${name}` })
  }
  const [request] = (await asOperator('GET', '/api/admin/inbox?kind=requests')).cases as Array<{ id: string }>
  const asked = `/api/admin/enquiries/${request?.id}`
  const seen = async () => (await asOperator('GET', asked)).version
  await asOperator('POST', `${asked}/reply`, { version: await seen(), text: `${person.reply}, ${name}` })
  const end = { status: 'closed', outcome: 'refused', outcome_text: `${person.outcome}, ${name}` }
  await asOperator('PUT', asked, { version: await seen(), ...end })

  await succeed(upload('/api/images/upload', key, form('image', await makePicture())))
  await succeed(call('POST', '/api/school/invite-colleague', { key, body: { email: 'colleague@elsewhere.example' } }))
  await succeed(upload('/api/user/invite', key, form('emails', 'parent@elsewhere.example', { isFile: false })))
  const other = await createActor(portal.deps, { role: 'senior' })
  await succeed(upload('/api/user/invite', other.key, form('emails', email, { isFile: false })))
  const { registration } = createBrowser(pushService)
  const subscription = { statusType: 'subscribe', ...registration }
  await succeed(call('POST', '/api/notification/register-user-browser', { key, body: subscription }))
  expect((await call('GET', '/api/user/export', { key })).status).toBe(200)
  await succeed(
    call('POST', '/api/user/change-email', { key, body: { email: `new-${email}`, current_password: password } }),
  )
  await succeed(call('POST', '/api/user/delete', { key, body: { current_password: password } }))
  return { id, schoolId }
}

const countOf = async (pool: Pool, from: string): Promise<number> =>
  (await pool.query(`select count(*)::int as count from ${from}`)).rows[0].count

const found = (text: string, marks: Record<string, string>) =>
  Object.entries(marks).flatMap(([what, mark]) => (text.toLowerCase().includes(mark.toLowerCase()) ? [what] : []))

/** Every column of every table, including the job queue, that contains personal data: "users.email: email". */
async function search(pool: Pool, id: string): Promise<Set<string>> {
  const { rows: tables } = await pool.query<{ schema: string; name: string }>(`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      and not exists (select from pg_inherits where inhrelid = format('%I.%I', table_schema, table_name)::regclass)`)
  expect(tables.length).toBeGreaterThan(30)
  const places = new Set<string>()
  for (const { schema, name } of tables) {
    const { rows } = await pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from "${schema}"."${name}" as t`,
    )
    for (const { row } of rows) {
      for (const [column, value] of Object.entries(row)) {
        const text = typeof value === 'string' ? value : JSON.stringify(value)
        for (const what of found(text, { ...person, id })) places.add(`${name}.${column}: ${what}`)
      }
    }
  }
  return places
}

async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
  return Promise.all(files.map(async (path) => `${path}\n${await readFile(path, 'latin1')}`))
}
