import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { createActor } from '../testing/factories.ts'
import { form } from '../testing/form.ts'
import { makePicture } from '../testing/pictures.ts'
import { setUpPortal } from '../testing/set-up-portal.ts'

interface Body {
  schema: { required: string[]; properties: Record<string, { const?: unknown; description?: string }> }
}

interface Answer {
  schema: { properties: { data: { items: Body['schema'] } } }
}

interface Operation {
  operationId: string
  summary: string
  description: string
  parameters: { name: string; description?: string }[]
  security?: Record<string, []>[]
  requestBody?: { content: Record<string, Body> }
  responses: Record<string, { content?: Record<string, object> }>
}

interface Description {
  info: { version: string }
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: Record<string, { scheme?: string; in?: string; name: string }> }
}

const portal = setUpPortal({ withJobs: true })
let described: Description
beforeAll(async () => {
  const describe = join(resolve(import.meta.dirname, '../..'), 'scripts/describe-contract.mjs')
  execFileSync(process.execPath, [describe, portal.deps.config.contractWords])
  described = (await portal.call('GET', '/api/openapi.json')).json()
})

const operation = (path: string, method: string) => described.paths[path]?.[method] as Operation

test('the description is valid, has a semantic version, and names every endpoint', async () => {
  expect(await new Validator().validate(structuredClone(described) as never)).toEqual({ valid: true })
  expect(described.info.version).toMatch(/^\d+\.\d+\.\d+$/)
  for (const { endpoint } of api)
    expect(described.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]).toHaveProperty(endpoint.method.toLowerCase())
})

test('every endpoint has a summary in words, a sentence, and says who may call it', () => {
  const operations = Object.values(described.paths).flatMap((methods) => Object.values(methods))
  const wordless = operations.filter(({ summary }) => !/^[A-Z][^`]*? .*[.]$/.test(summary))
  expect(wordless.map(({ operationId, summary }) => `${operationId}: ${summary}`)).toEqual([])
  expect(operations.every(({ description }) => /(^|\. )[A-Z][^.]* may call it\.$/.test(description))).toBe(true)
})

test('the comments of the contract describe the fields: their own, those of what they are made of, and those of the whole', () => {
  const page = operation('/api/admin/inbox', 'get').parameters.find(({ name }) => name === 'page')
  expect(page?.description).toBe('Which page of a list, from 1.')
  const sent = operation('/api/resources', 'post').requestBody?.content['application/json'] as Body
  expect(sent.schema.properties.pdf?.description).toBe('As `uploadPdf` answered it.')
  const { content } = operation('/api/resources', 'get').responses[200] as { content: { 'application/json': Answer } }
  const { items } = content['application/json'].schema.properties.data
  expect(items.properties.minutes?.description).toBe('Time to read or teach it, 0 when unknown.')
})

test('a school signs up with the fields that it says are required', async () => {
  const signUp = operation('/api/school/sign-up', 'post').requestBody?.content['application/json'] as Body
  const sample: Record<string, string> = {
    email: 'head@meadow.example',
    postcode: 'GU8 4TX',
    password: 'nine small boats',
  }
  const { required, properties } = signUp.schema
  expect(required).toHaveLength(8)
  const body = Object.fromEntries(required.map((name) => [name, properties[name]?.const ?? sample[name] ?? 'Meadow']))
  expect((await portal.call('POST', '/api/school/sign-up', { body })).statusCode).toBe(200)
})

test('a picture is uploaded in the field that it names', async () => {
  const upload = operation('/api/images/upload', 'post').requestBody?.content['multipart/form-data'] as Body
  const sent = form(upload.schema.required[0] ?? '', await makePicture())
  const answer = await portal.call('POST', '/api/images/upload', sent)
  expect(answer.statusCode).toBe(200)
})

test('a key is accepted from each place that it names', async () => {
  const { key } = await createActor(portal.deps)
  const { security = [] } = operation('/api/user/view', 'get')
  expect(security).toHaveLength(3)
  for (const needed of security) {
    const headers: Record<string, string> = {}
    const query = new URLSearchParams()
    for (const scheme of Object.keys(needed)) {
      const { in: place, name } = described.components.securitySchemes[scheme] ?? { name: '' }
      if (place === 'query') query.set(name, key)
      else if (place === 'cookie') headers.cookie = `${name}=${key}`
      else headers.authorization = `Bearer ${key}`
    }
    const { statusCode } = await portal.app.inject({ url: `/api/user/view?${query}`, headers })
    expect([needed, statusCode]).toEqual([needed, 200])
  }
})

test('every error of an endpoint is described with its body', () => {
  for (const { responses } of Object.values(described.paths).flatMap((methods) => Object.values(methods)))
    for (const [status, { content }] of Object.entries(responses))
      if (Number(status) >= 400) expect(content).toHaveProperty('application/json')
})
