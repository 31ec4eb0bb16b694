import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { requestPasswordReset } from '#contract/accounts.ts'
import { playBookings } from './bookings.ts'
import { playClasses } from './classes.ts'
import { playFamilies } from './families.ts'
import { playInbox } from './inbox.ts'
import { playLibrary, playReading } from './library.ts'
import { dateMails, orderLog, scatterAcceptances, scatterSessions } from './past.ts'
import { playSchools } from './schools.ts'
import { playQuotes, playShop } from './shop.ts'
import { playSite } from './site.ts'
import { openWorld } from './world.ts'

const [name] = process.argv.slice(2)
if (!name) throw new Error('Name the folder to fill.')
const folder = resolve(name)
/** What links in mails begin with: where the portal is by default. */
const publicUrl = 'http://localhost:3000'

async function chapter<T>(title: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  console.log(`  ${title} (${Math.round((performance.now() - began) / 1000)} s)`)
  return result
}

/** A year in which mails leave, and the moments at which everything happened. */
async function playYear() {
  const world = await chapter('The books', () => openWorld(folder, { isMailed: true, publicUrl }))
  await chapter('Who runs it', () => playSite(world))
  const schools = await chapter('Schools', () => playSchools(world))
  const parents = await chapter('Families', () => playFamilies(world))
  await chapter('The shop', () => playShop(world))
  await chapter('Quotes', () => playQuotes(world, schools.staff))
  await chapter('Sessions', () => playBookings(world, schools.staff))
  await chapter('Messages', () => playInbox(world))
  // Late, because a minute after this the portal begins to make editions, which is work for the portal that runs later.
  await chapter('More books', () => playLibrary(world))
  await chapter('Reading', () => playReading(world, schools.staff, parents))
  await chapter('Classes', () => playClasses(world, schools.staff))
  await world.settle()
  await dateMails(world.pool)
  await scatterAcceptances(world.pool, 9)
  await scatterSessions(world.pool)
  await orderLog(world.pool)
  await world.stop()
  return { ...schools, parents }
}

/** A few mails that nothing has sent, as in a portal without a mail server. */
async function playToday(emails: string[]): Promise<void> {
  const world = await openWorld(folder, { isMailed: false, publicUrl })
  for (const email of emails) await world.call(requestPasswordReset, { query: { email } })
  await world.settle()
  await world.stop()
}

const { staff, waiting, parents } = await playYear()
await playToday(staff.slice(0, 4).map(({ email }) => email))
const accounts = [
  { about: 'Teacher with the longest name, at the school with the longest name', ...staff[3] },
  { about: 'Teacher whose school is being checked', ...waiting },
  { about: 'Parent who accepted an invitation', ...parents[0] },
].map(({ about, email, password }) => ({ about, email, password }))
await writeFile(join(folder, 'demo-accounts.json'), `${JSON.stringify(accounts, null, 2)}\n`, { mode: 0o600 })
