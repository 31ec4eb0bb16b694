import { expect, test } from 'vitest'
import type { Geocoder } from '../../adapters/geocoder.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { createSchool } from '../../testing/factories.ts'
import { placeSchools } from './jobs.ts'
import { createRecord } from './testing/create-record.ts'

const godalming = { latitude: 51.185, longitude: -0.612 }

test('schools without coordinates in the register are looked up once and put on the map', async () => {
  const asked: string[] = []
  const answers = new Map<string, Awaited<ReturnType<Geocoder['find']>> | Error>()
  const geocoder: Geocoder = {
    find: async (address) => {
      asked.push(address)
      const answer = answers.get(address) ?? null
      if (answer instanceof Error) throw answer
      return answer
    },
  }
  const portal = await buildTestApp({ deps: { geocoder } })
  const squares = async () => (await portal.call('GET', '/api/page/stats/details')).json().data.squares
  const placed = await createRecord(portal.deps, { easting: 472_015, northing: 139_980 })
  await createSchool(portal.deps, { title: 'Placed', registerId: placed.id })
  await createSchool(portal.deps, { title: 'Pending', status: 'pending' })
  const known = { title: 'Known', address1: '1 Lane', city: 'Godalming', postcode: 'GU7 1AB' }
  await createSchool(portal.deps, { ...known, registerId: (await createRecord(portal.deps)).id })
  const { id } = await createSchool(portal.deps, { title: 'Unknown' })
  const knownAddress = 'Known, 1 Lane, Godalming, GU7 1AB, United Kingdom'
  expect(await squares()).toEqual([{ east: 470, north: 130, schools: 1 }])

  // The service is down: addresses without a response are looked up again.
  answers.set(knownAddress, new Error('away'))
  await expect(placeSchools(portal.deps)).rejects.toThrow('away')
  answers.set(knownAddress, godalming)
  await placeSchools(portal.deps)
  await placeSchools(portal.deps)
  expect(asked.filter((address) => address === 'Unknown, United Kingdom')).toHaveLength(1)
  expect(asked.filter((address) => address === knownAddress)).toHaveLength(2)
  expect(new Set(asked).size).toBe(2)
  await expect.poll(squares).toEqual([
    { east: 490, north: 140, schools: 1 },
    { east: 470, north: 130, schools: 1 },
  ])

  // A school that moves is looked up again; an address that the service did not know is retried after a month.
  await portal.deps.db.updateTable('schools').set({ city: 'Elstead' }).where('id', '=', id).execute()
  await placeSchools(portal.deps)
  expect(asked.at(-1)).toBe('Unknown, Elstead, United Kingdom')
  await portal.deps.pool.query(`update geocoded_places set asked_at = now() - interval '31 days'`)
  answers.set('Unknown, Elstead, United Kingdom', godalming)
  await placeSchools(portal.deps)
  await expect.poll(squares).toContainEqual({ east: 490, north: 140, schools: 2 })
  await portal.close()
})

test('without a maps service only the register provides coordinates', async () => {
  const portal = await buildTestApp()
  expect(portal.deps.geocoder).toBeNull()
  await createSchool(portal.deps)
  await placeSchools(portal.deps)
  const { rows } = await portal.deps.pool.query('select from geocoded_places')
  expect(rows).toEqual([])
  await portal.close()
})
