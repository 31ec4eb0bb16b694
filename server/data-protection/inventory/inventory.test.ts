import { expect, test } from 'vitest'
import { textOfHtml } from '../../testing/html-text.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'
import { listPromises } from '../retention.ts'
import { aboutNobody } from './about-nobody.ts'
import { dataSets } from './data-sets.ts'

const portal = setUpPortal()

const textOf = async (page: string) => {
  const { details } = (await portal.call('GET', `/api/page/${page}`)).json().data
  return textOfHtml(details)
}

test('every column of the database is accounted for, once', async () => {
  const { rows } = await portal.deps.pool.query(
    `select table_name || '.' || column_name as place from information_schema.columns join information_schema.tables
       using (table_schema, table_name) where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const listed = [...dataSets.flatMap(({ tables }) => Object.entries(tables)), ...Object.entries(aboutNobody)].flatMap(
    ([table, columns]) => columns.split(' ').map((column) => `${table}.${column}`),
  )
  expect(listed.toSorted()).toEqual(rows.map(({ place }) => place).toSorted())
})

test('each set of data is on the public page and in the impact assessment, with its period', async () => {
  const [trust, assessment] = [await textOf('trust'), await textOf('impact-assessment')]
  for (const { what } of dataSets) for (const text of [trust, assessment]) expect(text).toContain(what)
  for (const { why } of dataSets) expect(trust).toContain(why)
  const kinds = new Set(dataSets.flatMap(({ kept }) => (typeof kept === 'string' ? [] : kept)))
  expect(kinds.size).toBeGreaterThan(10)
  for (const promise of listPromises()) if (trust.includes(promise)) expect(assessment).toContain(promise)
})

test('the columns can be downloaded as a table, by anybody', async () => {
  const { statusCode, headers, body } = await portal.call('GET', '/api/trust/data.csv')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toMatch('text/csv')
  expect(body).toContain('users,password_hash')
  expect(body.trim().split('\r\n').length).toBeGreaterThan(200)
})

test('password managers find the page where a password is changed', async () => {
  const { statusCode, headers } = await portal.call('GET', '/.well-known/change-password')
  expect([statusCode, headers.location]).toEqual([302, '/profile/settings'])
})
