/**
 * What a school's code, a log-in and a profile cost with 20,000 schools and 1,000,000 users, compared with 1,000 of
 * each.
 */
import { randomBytes } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { hashKey } from '../server/http/session-store.ts'
import { median } from './testing/measure.ts'
import { parentAddress, schoolCode, seedUsers } from './testing/seed-users.ts'
import { type BenchApp, startApp } from './testing/start-app.ts'

const sizes = { small: { schools: 1000, users: 1000 }, large: { schools: 20_000, users: 1_000_000 } }
const calls = 400
const warmUp = 50

interface Place {
  app: BenchApp
  size: { schools: number; users: number }
  password: string
  /** sessions of parents from the whole range, each used once */
  keys: string[]
}

async function prepare(size: Place['size']): Promise<Place> {
  const app = await startApp()
  const { pool } = app.deps
  const { password } = await seedUsers(pool, size)
  const keys = Array.from({ length: calls }, () => randomBytes(32).toString('base64url'))
  const emails = keys.map((_, number) => parentAddress(spread(number, size.users)))
  await pool.query(
    `insert into sessions (key_hash, user_id, device) select key_hash, id, 'Chrome on Windows'
     from unnest($1::bytea[], $2::text[]) as given (key_hash, address) join users on email = address::citext`,
    [keys.map(hashKey), emails],
  )
  return { app, size, password, keys }
}

/** Numbers from 1 to `end`, far apart from call to call. */
const spread = (number: number, end: number) => 1 + ((number * 7919 + 17) % end)

async function expectOk(answer: Response): Promise<void> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
}

const questions = {
  'GET /api/schools?school_code=': ({ app, size }: Place, number: number) =>
    fetch(`${app.url}/api/schools?school_code=${schoolCode(spread(number, size.schools))}`),
  'GET /api/user/view?expand=profile': ({ app, keys }: Place, number: number) =>
    fetch(`${app.url}/api/user/view?expand=profile`, { headers: { authorization: `Bearer ${keys[number]}` } }),
  'POST /api/auth/login': ({ app, size, password }: Place, number: number) =>
    fetch(`${app.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: parentAddress(spread(number, size.users)), password }),
    }),
}

async function time(ask: (place: Place, number: number) => Promise<Response>, place: Place, number: number) {
  const began = performance.now()
  await expectOk(await ask(place, number))
  return performance.now() - began
}

const small = await prepare(sizes.small)
const large = await prepare(sizes.large)
try {
  for (const [name, ask] of Object.entries(questions)) {
    const times = { small: [] as number[], large: [] as number[] }
    // Alternately, so that other load on the machine affects both.
    for (let number = 0; number < calls; number++) {
      const [few, many] = [await time(ask, small, number), await time(ask, large, number)]
      if (number < warmUp) continue
      times.small.push(few)
      times.large.push(many)
    }
    const [few, many] = [median(times.small), median(times.large)]
    console.log(`${name}: ${many.toFixed(2)} ms, with 1,000 ${few.toFixed(2)} ms, ratio ${(many / few).toFixed(2)}`)
  }
} finally {
  await large.app.stop()
  await small.app.stop()
}
