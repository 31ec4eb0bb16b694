import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createActor, createResource } from '../../testing/factories.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'

const portal = setUpPortal()

const details = { title: 'Wren Lane School', address_1: '1 Harbour Road', postcode: 'SW1A 2AA' }

async function actionsOf(actorId: string): Promise<string[]> {
  const lines = portal.deps.db.selectFrom('auditLog').select('action').where('actorId', '=', actorId)
  return (await lines.execute()).map(({ action }) => action).toSorted((a, b) => a.localeCompare(b))
}

test('what anybody may repeat is one line an hour, however often they do it', async () => {
  const { id, schoolId, key } = await createActor(portal.deps, { role: 'senior', school: 'pending' })
  const passkey = { id: randomUUID(), userId: id, credentialId: randomUUID(), publicKey: Buffer.from('b') }
  await portal.deps.db
    .insertInto('passkeys')
    .values({ ...passkey, counter: 0, transports: '[]', name: 'My phone' })
    .execute()
  const statuses = new Set<number>()
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) => {
    statuses.add((await portal.call(method, url, { key, body })).statusCode)
  }
  for (let round = 0; round < 3; round++) {
    await Promise.all(Array.from({ length: 3 }, () => call('GET', '/api/user/export')))
    await call('PUT', `/api/user/passkeys/${passkey.id}`, { name: `Phone ${round}` })
    const { version } = await portal.deps.db
      .selectFrom('schools')
      .select('version')
      .where('id', '=', schoolId ?? '')
      .executeTakeFirstOrThrow()
    await call('PUT', '/api/school/update', { ...details, version })
  }
  expect(statuses).toEqual(new Set([200]))
  expect(await actionsOf(id)).toEqual(['data.exported', 'passkey.renamed', 'school.corrected'])
})

test('so are the codes and the own resources of staff, each resource by itself, and the next hour has a line again', async () => {
  const { id, schoolId, key } = await createActor(portal.deps, { role: 'senior' })
  const own = { category: 'lesson-plan', schoolId, ownerId: id }
  const resources = [await createResource(portal.deps, own), await createResource(portal.deps, own)]
  const statuses = new Set<number>()
  const call = async (method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object) => {
    statuses.add((await portal.call(method, url, { key, body })).statusCode)
  }
  const repeat = async () => {
    for (let round = 0; round < 3; round++) {
      await call('POST', '/api/school/renew-code')
      await call('PUT', '/api/school/code', { ends_on: '' })
      for (const resource of resources) {
        const path = `/api/resources/${resource.id}`
        await call('PUT', path, { title: `Title ${round}` })
        await call('DELETE', path)
        await call('POST', `${path}/restore`)
      }
    }
  }
  await repeat()
  const ofResource = ['resource.changed', 'resource.deleted', 'resource.restored']
  const hour = [...ofResource, ...ofResource, 'school.code-end-set', 'school.code-renewed'].toSorted((a, b) =>
    a.localeCompare(b),
  )
  expect(await actionsOf(id)).toEqual(hour)
  // The log refuses changes.
  await portal.deps.pool.query(`alter table audit_log disable trigger user`)
  await portal.deps.pool.query(`update audit_log set at = at - interval '61 minutes' where actor_id = $1`, [id])
  await portal.deps.pool.query(`alter table audit_log enable trigger user`)
  await repeat()
  expect(await actionsOf(id)).toEqual([...hour, ...hour].toSorted((a, b) => a.localeCompare(b)))
  expect(statuses).toEqual(new Set([200]))
})
