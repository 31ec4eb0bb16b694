import { expect, test } from 'vitest'
import { createActor } from '../testing/factories.ts'
import { setUpPortal } from '../testing/set-up-portal.ts'

const portal = setUpPortal()

test.each([
  ['a deadlock', '40P01'],
  ['a serialization failure', '40001'],
  ['a statement that took too long', '57014'],
])('after %s a request can be sent again soon, and says so', async (_name, code) => {
  const { key } = await createActor(portal.deps)
  const change = () => portal.call('PUT', '/api/user/update', { key, body: { city: 'Tidewell' } })
  await portal.deps.pool.query(`
    create function collide() returns trigger language plpgsql as $$
    begin raise exception 'collided' using errcode = '${code}'; end $$;
    create trigger collide before update on users for each row execute function collide()`)
  const answer = await change()
  await portal.deps.pool.query('drop function collide cascade')
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
    503,
    'server/unavailable',
    '5',
  ])
  expect((await change()).statusCode).toBe(200)
})
