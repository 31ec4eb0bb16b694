import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Access } from '#contract/access.ts'
import { api, apiVersion } from '#contract/api.ts'
import { commonErrors } from '#contract/common-errors.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type ErrorCode, errors } from '#contract/errors.ts'
import type { Config } from '../config/config.ts'

/** What the comments of the contract say of a schema and of its fields (`scripts/describe-contract.mjs`). */
interface Words {
  text?: string
  fields?: Record<string, Words>
}

type EndpointWords = Words & Partial<Record<'params' | 'query' | 'body' | 'response', Words>>

/** `GET /api/openapi.json`: every endpoint of the contract, as OpenAPI 3.1, in the words of its comments. */
export function addOpenApi(app: FastifyInstance, config: Config): void {
  let page: string | undefined
  app.get('/api/openapi.json', async (_request, reply) => {
    page ??= JSON.stringify(describeApi(config, JSON.parse(await readFile(config.contractWords, 'utf8'))))
    return reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(page)
  })
}

function describeApi({ appName, cookies }: Config, words: Record<string, EndpointWords>) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { name, endpoint } of api) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const described = describeEndpoint(name, endpoint, words[`${endpoint.method} ${endpoint.path}`] ?? {})
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: described }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: appName,
      version: apiVersion,
      description: 'Responses are `{ "data": … }`, and errors have one form.',
    },
    paths,
    components: { securitySchemes: describeKeys(cookies), schemas: { Error: errorSchema } },
  }
}

/** The ways to send the key that `POST /api/auth/login` answers as `auth_key`. */
const describeKeys = ({ key, xsrf }: Config['cookies']) => ({
  header: { type: 'http', scheme: 'bearer', description: '`Authorization: Bearer <auth_key>`' },
  query: { type: 'apiKey', in: 'query', name: 'access-token' },
  cookie: { type: 'apiKey', in: 'cookie', name: key },
  antiForgery: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: `The value of the cookie \`${xsrf}\`, which log-in sets beside the key.`,
  },
})

const errorSchema = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'A sentence for the person who reads it.' },
    code: { type: 'string', description: 'Stable.', enum: Object.keys(errors) },
    errors: {
      type: 'object',
      description: 'A sentence for each field that was refused, by its name.',
      additionalProperties: { type: 'string' },
    },
  },
}

const callers: Record<Access, string> = {
  visitor: 'Anybody',
  'first-step': 'Anybody who is logged in, even before the second step,',
  user: 'Anybody who is logged in',
  staff: 'Staff of an approved school',
  author: 'Staff of an approved school, and operators who are editors or more,',
  class: 'A class that has opened a book with its code',
  support: 'Operators',
  editor: 'Operators who are editors or more',
  moderator: 'Operators who are moderators or more',
  owner: 'Operators who are owners',
}

function describeEndpoint(name: string, endpoint: Endpoint, words: EndpointWords) {
  const [tag] = name.split('.')
  // The first sentence of the comment stands for the call; the others say more.
  const [, summary = '', more = ''] = /^(.*?[.])(?: (.*))?$/.exec(words.text ?? '') ?? []
  const isUnsafe = endpoint.method !== 'GET'
  const cookie = isUnsafe ? { cookie: [], antiForgery: [] } : { cookie: [] }
  const content = describeBody(endpoint, words.body)
  return {
    operationId: name,
    tags: [tag],
    summary,
    description: `${more} ${callers[endpoint.access]} may call it.`.trim(),
    ...(endpoint.access !== 'visitor' && { security: [{ header: [] }, { query: [] }, cookie] }),
    parameters: [
      ...describeParameters(endpoint.params, 'path', words.params),
      ...describeParameters(endpoint.query, 'query', words.query),
    ],
    ...(content && { requestBody: { required: true, content } }),
    responses: { 200: describeAnswer(endpoint, words.response), ...describeFailures(endpoint) },
  }
}

function describeBody({ body, upload }: Endpoint, words?: Words) {
  if (!upload) return body && { 'application/json': { schema: schemaOf(body, words) } }
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  return { 'multipart/form-data': { schema: { type: 'object', required: [upload], properties: { [upload]: file } } } }
}

function describeAnswer(endpoint: Endpoint, words?: Words) {
  if (endpoint.download) return { description: 'The file', content: { [endpoint.download]: {} } }
  const schema = {
    type: 'object',
    required: ['data'],
    properties: { data: endpoint.response ? schemaOf(endpoint.response, words, 'output') : {} },
  }
  return { description: 'Done', content: { 'application/json': { schema } } }
}

const commonCodes = Object.keys(commonErrors) as ErrorCode[]

/** The errors of an endpoint by their status, each with its codes and sentences. */
function describeFailures(endpoint: Endpoint) {
  const codes = new Map<number, ErrorCode[]>()
  for (const code of new Set([...commonCodes, ...(endpoint.errors ?? [])])) {
    const { status } = errors[code]
    codes.set(status, [...(codes.get(status) ?? []), code])
  }
  return Object.fromEntries([...codes].map(([status, those]) => [status, describeFailure(those)]))
}

function describeFailure(codes: ErrorCode[]) {
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object', properties: { code: { enum: codes } } }],
  }
  return {
    description: codes.map((code) => `${code}: ${errors[code].message}`).join(' '),
    content: { 'application/json': { schema } },
  }
}

function describeParameters(schema: z.ZodMiniObject | undefined, place: 'path' | 'query', words?: Words) {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, words)
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    description: (described as JsonSchema).description,
    schema: described,
  }))
}

function schemaOf(schema: z.ZodMiniType, words?: Words, io: 'input' | 'output' = 'input') {
  const { $schema: _, ...described }: JsonSchema = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return inWords(described, words)
}

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Adds descriptions to a schema, to its fields, and to those of what it lists or chooses from. */
function inWords(schema: JsonSchema, { text, fields = {} }: Words = {}): JsonSchema {
  const inside = (part: unknown) => inWords(part as JsonSchema, { fields })
  const properties = Object.entries(schema.properties ?? {}).map(([name, part]) => [
    name,
    inWords(part as JsonSchema, fields[name]),
  ])
  return {
    ...schema,
    ...(text && { description: text }),
    ...(schema.properties && { properties: Object.fromEntries(properties) }),
    ...(schema.items && { items: inside(schema.items) }),
    ...(schema.anyOf && { anyOf: schema.anyOf.map(inside) }),
  }
}
