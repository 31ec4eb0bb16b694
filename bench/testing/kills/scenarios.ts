import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { keyOf } from '../../../e2e/testing/api.ts'
import { findLost, findPostmaster, logIn, writeDuring } from '../../../e2e/testing/crash.ts'
import { smallPdf } from '../../../e2e/testing/small-pdf.ts'
import { countEach, isTaken, look, type Outcome, type Site } from './site.ts'

let number = 0

async function duringLogIns(site: Site, crash: () => Promise<number>): Promise<Outcome> {
  let outage = 0
  const keys = await writeDuring(site, async () => {
    outage = await crash()
  })
  const lost = await findLost(site, keys)
  return { acknowledged: keys.length, faults: lost.map(() => 'a log-in is lost'), outage }
}

export const killedDuringLogIns = (site: Site) => duringLogIns(site, () => site.crash(400))

export const databaseKilledDuringLogIns = (site: Site) =>
  duringLogIns(site, async () => {
    await sleep(Math.random() * 400)
    const began = performance.now()
    process.kill(await findPostmaster(site.dataDir), 'SIGKILL')
    while (!(await logIn(site))) await sleep(20)
    return performance.now() - began
  })

/** A list of 150 parents is there as a whole or not at all, and each on it is invited. */
export async function killedDuringImport(site: Site): Promise<Outcome> {
  const run = ++number
  const addresses = Array.from({ length: 150 }, (_, row) => `list-${run}-${row}@home.example`)
  const body = new FormData()
  body.append('file', new Blob([addresses.join('\n')]), 'parents.csv')
  const headers = { authorization: `Bearer ${await keyOf(site, 'senior')}` }
  const sending = isTaken(fetch(`${site.baseURL}/api/school/add-users-csv`, { method: 'POST', headers, body }))
  const outage = await site.crash(1500)
  const isAcknowledged = await sending
  const rows = await look(site, (db) =>
    db.selectFrom('invitations').select('email').where('email', 'like', `list-${run}-%`).execute(),
  )
  const isThere = rows.length === addresses.length
  if (!isThere && (isAcknowledged || rows.length > 0))
    return { acknowledged: 1, faults: [`${rows.length} invitations of ${addresses.length}`], outage }
  if (isThere) site.owed.push(...addresses)
  return { acknowledged: isAcknowledged ? 1 : 0, faults: [], outage }
}

/** Messages that were acknowledged are in the inbox once, and each sender gets a receipt. */
export async function killedDuringMessages(site: Site): Promise<Outcome> {
  const run = ++number
  const kept: string[] = []
  let isOver = false
  async function write(hand: number) {
    for (let message = 0; !isOver; message++) {
      const email = `message-${run}-${hand}-${message}@example.org`
      const words = { name: 'Sian Price', email, telephone: '', postcode: '', message: email, website: '' }
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.${run % 250}.${hand}.${message}` }
      const body = JSON.stringify(words)
      const sending = fetch(`${site.baseURL}/api/page/contact-us`, { method: 'POST', headers, body })
      if (await isTaken(sending)) kept.push(email)
      else await sleep(20)
    }
  }
  const writing = [1, 2, 3].map(write)
  const outage = await site.crash(1500)
  isOver = true
  await Promise.all(writing)
  const rows = await look(site, (db) =>
    db.selectFrom('enquiries').select('email').where('email', 'like', `message-${run}-%`).execute(),
  )
  site.owed.push(...kept)
  const times = countEach(rows.map(({ email }) => email))
  return {
    acknowledged: kept.length,
    faults: [
      ...kept.filter((email) => !times.has(email)).map((email) => `the message of ${email} is lost`),
      ...[...times].filter(([, count]) => count > 1).map(([email]) => `the message of ${email} is there twice`),
    ],
    outage,
  }
}

/** A PDF that was acknowledged is there completely, and no files are left that nothing knows of. */
export async function killedDuringUploads(site: Site): Promise<Outcome> {
  const headers = { authorization: `Bearer ${await keyOf(site, 'senior')}` }
  // More PDFs in an hour than one account may upload.
  await look(site, (db) => sql`delete from rate_limits`.execute(db))
  const { buffer } = await smallPdf('plan.pdf', 'A plan')
  const upload = async () => {
    const body = new FormData()
    body.append('pdf', new Blob([new Uint8Array(buffer)]), 'plan.pdf')
    const response = await fetch(`${site.baseURL}/api/resources/upload`, { method: 'POST', headers, body })
    const { data } = (await response.json()) as { data: { pdf: string } }
    // Such as `/api/resources/upload/<version>`.
    return data.pdf.split('/').at(-1) ?? ''
  }
  const sending = Promise.allSettled([upload(), upload(), upload()])
  const outage = await site.crash(4000)
  const kept = (await sending).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const list = (folder: string) => readdir(join(site.dataDir, 'files', folder)).catch(() => [])
  // What was being stored is removed by a job soon after the start.
  const findFaults = async () => {
    const rows = await look(site, async (db) => [
      ...(await db.selectFrom('uploads').select('version').execute()),
      ...(await db.selectFrom('resources').select('version').execute()),
    ])
    const known = new Set(rows.map(({ version }) => version))
    const folders = await list('resources')
    const parts = await Promise.all(kept.map((version) => list(`resources/${version}`)))
    return [
      ...kept.filter((version, at) => !known.has(version) || parts[at]?.length !== 3).map((one) => `${one} is lost`),
      ...folders.filter((version) => !known.has(version)).map((one) => `${one} belongs to nothing`),
      ...(await list('unfinished')).map((name) => `${name} is unfinished`),
    ]
  }
  let faults = await findFaults()
  for (const end = Date.now() + 30_000; faults.length > 0 && Date.now() < end; faults = await findFaults())
    await sleep(200)
  return { acknowledged: kept.length, faults, outage }
}
