import type { Pool } from 'pg'
import { withPatience } from './with-patience.ts'

const atOnce = 50_000

/** The code of one of the schools, counted from 1: eight letters without look-alikes. */
const schoolCode = (number: number) =>
  Array.from({ length: 8 }, (_, at) => 'ABCDEFGHJKMNPQRSTUVW'[Math.floor(number / 20 ** at) % 20]).join('')

/**
 * Fills an empty database with approved schools and with parents that are shared out among them, one in ten with a
 * session. Nobody can log in.
 */
export async function seedUsers(pool: Pool, size: { schools: number; users: number }): Promise<void> {
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
       select 'parent-' || n || '@family-' || n % 997 || '.example', '', 'parent', 'active',
         ids[1 + n % array_length(ids, 1)], 'Ada Birch ' || n, 'Tidewell', 'ZE1 0AA', true
       from places, generate_series($1::integer, $2::integer) as n`,
        [first, Math.min(first + atOnce - 1, size.users)],
      )
    }
    await run(
      `insert into sessions (key_hash, user_id, device)
     select sha256(convert_to(id::text, 'UTF8')), id, 'Chrome on Windows' from users where hashtext(id::text) % 10 = 0`,
    )
    await run('analyze')
  })
}
