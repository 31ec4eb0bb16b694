import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { type Endpoint, urlFor } from '#contract/endpoint.ts'
import { createPrinter } from '../adapters/printing/printer.ts'
import { objects } from './access-objects.ts'
import { expectationFor } from './access-profiles.ts'
import { accessTable } from './access-table.ts'
import { actors } from './actors.ts'
import { createActor, createClassCode } from './factories.ts'
import { setUpPortal } from './set-up-portal.ts'

const limits = { imagesPerNetwork: 1000, schoolCodesPerNetwork: 1000, printsPerNetwork: 1000 }
const deps = { printer: createPrinter({ pace: 0 }) }
const portal = setUpPortal({ limits, deps, withJobs: true, asksForSecondStep: true })

test('every endpoint of the contract has its line in the access table, and no line is left over', () => {
  expect(new Set(Object.keys(accessTable))).toEqual(new Set(api.map(({ name }) => name)))
})

test('every endpoint with an id is called with something that belongs to somebody else or does not exist', () => {
  const withoutOne = api.filter(({ name, endpoint }) => {
    const line = accessTable[name] ?? {}
    const expected = typeof line === 'string' ? [] : Object.values(line)
    return (
      endpoint.path.includes(':') && !expected.some((one) => one.includes('not theirs') || one === 'readersOfDrafts')
    )
  })
  expect(withoutOne.map(({ name }) => name)).toEqual([])
})

type Actor = keyof typeof actors
type Values = Record<string, unknown>
const everybody = Object.keys(actors) as Actor[]
const isFirstStep = (actor: Actor) => actor.endsWith('at the first step')

const cells = api.flatMap(({ name, endpoint }) => {
  const line = accessTable[name] ?? {}
  const asked = typeof line === 'string' ? { '': line } : line
  return Object.entries(asked).map(([object, expected]) => ({ name, endpoint, object, expected }))
})

test.each(cells)('$name $object', async ({ endpoint, object, expected }) => {
  const make = () => (object === '' ? {} : objects[object as keyof typeof objects](portal.deps))
  let values = await make()
  const answers: Partial<Record<Actor, string>> = {}
  for (const actor of everybody) {
    answers[actor] = await ask(endpoint, values, actor)
    // The next actor needs another one if this one has changed it.
    if (answers[actor] === 'in' && endpoint.method !== 'GET') values = await make()
  }
  // To endpoints that are open to everybody, somebody who has only given the password is a visitor.
  const counted = (actor: Actor) => (endpoint.access === 'visitor' && isFirstStep(actor) ? 'a visitor' : actor)
  const wanted = everybody.map((actor) => [actor, expectationFor(expected, counted(actor))])
  expect(answers).toEqual(Object.fromEntries(wanted))
})

const keys: Partial<Record<Actor, string>> = {}

/** The key of an actor. A new one is created if the last call changed something. */
async function keyOf(actor: Actor): Promise<string | undefined> {
  const making = actors[actor]
  if (making === 'class') keys[actor] ??= (await createClassCode(portal.deps)).key
  else if (making) keys[actor] ??= (await createActor(portal.deps, making)).key
  return keys[actor]
}

/** `in`, or the status of the refusal. Whatever else is wrong with such a minimal request does not matter here. */
async function ask(endpoint: Endpoint, values: Values, actor: Actor): Promise<string> {
  const key = await keyOf(actor)
  const width = endpoint.path.includes('/pages/') ? '800' : '480'
  const url = urlFor(endpoint, {
    params: { ...values, width, picture: '800' } as Record<string, string>,
    query: { token: endpoint.query && (values as { token?: string }).token },
  })
  const { statusCode } = await portal.call(endpoint.method, url, {
    key,
    body: endpoint.method === 'GET' ? undefined : values,
  })
  expect(statusCode).toBeLessThan(500)
  if (endpoint.method !== 'GET' && statusCode < 300) delete keys[actor]
  if (endpoint.download) {
    const head = await portal.call('HEAD', url, { key, headers: { range: 'bytes=0-3' } })
    expect(head.statusCode >= 400).toBe(statusCode >= 400)
  }
  return [401, 403, 404].includes(statusCode) ? String(statusCode) : 'in'
}
