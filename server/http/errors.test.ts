import { pino } from 'pino'
import { expect, test } from 'vitest'
import { keys } from '../features/resources/keys.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { createActor, createResource } from '../testing/factories.ts'
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

test('a reader who is told that a file is lost, and that we know, is right: a line of the log says where, once a minute', async () => {
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) })
  const { call, close, deps } = await buildTestApp({ deps: { log } })
  const { key } = await createActor(deps)
  const lost = await createResource(deps, { isFree: true })
  await deps.files.remove(keys.folder(lost.version))
  await deps.changes.catchUp()
  const path = `/api/resources/${lost.id}/pdf`
  for (let times = 0; times < 3; times++) expect((await call('GET', path, { key })).statusCode).toBe(503)
  await close()
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 50, path, msg: expect.stringContaining('a file is lost') }),
  ])
})
