import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { createPasswords, ownNetwork } from '../../server/adapters/passwords.ts'
import { withPatience } from './with-patience.ts'

const atOnce = 50_000

/** The address of one of the parents that `seedUsers` makes, counted from 1. */
export const parentAddress = (number: number) => `parent-${number}@family-${number % 997}.example`

/** The code of one of the schools that `seedUsers` makes, counted from 1: eight letters without look-alikes. */
export const schoolCode = (number: number) =>
  Array.from({ length: 8 }, (_, at) => 'ABCDEFGHJKMNPQRSTUVW'[Math.floor(number / 20 ** at) % 20]).join('')

/**
 * Fills a database with approved schools and with parents that are shared out among them, one in ten with a session.
 * All have the password that is answered. Throws when somebody has an account there already.
 */
export async function seedUsers(pool: Pool, size: { schools: number; users: number }): Promise<{ password: string }> {
  const { rowCount } = await pool.query('select from users limit 1')
  if (rowCount) throw new Error('This database has people in it. Seed an empty one.')
  const password = randomBytes(12).toString('base64url')
  const passwordHash = await createPasswords().hash(password, ownNetwork)
  await withPatience(pool, async (run) => {
    const codes = Array.from({ length: size.schools }, (_, number) => schoolCode(number + 1))
    await run(
      `insert into schools (title, school_code, status, city, postcode)
     select 'School ' || number, code, 'approved', 'Tidewell', 'ZE1 0AA'
     from unnest($1::text[]) with ordinality as given (code, number)`,
      [codes],
    )
    for (let first = 1; first <= size.users; first += atOnce) {
      await run(
        `with places as (select array_agg(id) as ids from schools)
       insert into users (email, password_hash, role, status, school_id, full_name, city, postcode, is_completed)
       select 'parent-' || n || '@family-' || n % 997 || '.example', $1, 'parent', 'active',
         ids[1 + n % array_length(ids, 1)], 'Ada Birch ' || n, 'Tidewell', 'ZE1 0AA', true
       from places, generate_series($2::integer, $3::integer) as n`,
        [passwordHash, first, Math.min(first + atOnce - 1, size.users)],
      )
    }
    await run(
      `insert into sessions (key_hash, user_id, device)
     select sha256(convert_to(id::text, 'UTF8')), id, 'Chrome on Windows' from users where hashtext(id::text) % 10 = 0`,
    )
    await run('analyze')
  })
  return { password }
}
