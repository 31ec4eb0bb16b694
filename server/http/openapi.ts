import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { api, apiVersion } from '#contract/api.ts'
import { commonErrors } from '#contract/common-errors.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type ErrorCode, errors } from '#contract/errors.ts'
import type { Config } from '../config/config.ts'

/** `GET /api/openapi.json`: every endpoint of the contract, as OpenAPI 3.1. */
export function addOpenApi(app: FastifyInstance, config: Config): void {
  let page: string | undefined
  app.get('/api/openapi.json', (_request, reply) => {
    page ??= JSON.stringify(describeApi(config))
    return reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(page)
  })
}

function describeApi({ appName, cookies }: Config) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { name, endpoint } of api) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeEndpoint(name, endpoint) }
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

function describeEndpoint(name: string, endpoint: Endpoint) {
  const [tag, action = ''] = name.split('.')
  const isUnsafe = endpoint.method !== 'GET'
  const cookie = isUnsafe ? { cookie: [], antiForgery: [] } : { cookie: [] }
  const content = describeBody(endpoint)
  return {
    operationId: name,
    tags: [tag],
    summary: sentenceOf(action),
    description: `For: ${endpoint.access}`,
    ...(endpoint.access !== 'visitor' && { security: [{ header: [] }, { query: [] }, cookie] }),
    parameters: [...describeParameters(endpoint.params, 'path'), ...describeParameters(endpoint.query, 'query')],
    ...(content && { requestBody: { required: true, content } }),
    responses: { 200: describeAnswer(endpoint), ...describeFailures(endpoint) },
  }
}

/** `signUpSchool` as "Sign up school". */
function sentenceOf(action: string): string {
  const words = action.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function describeBody({ body, upload }: Endpoint) {
  if (!upload) return body && { 'application/json': { schema: schemaOf(body) } }
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  return { 'multipart/form-data': { schema: { type: 'object', required: [upload], properties: { [upload]: file } } } }
}

function describeAnswer(endpoint: Endpoint) {
  if (endpoint.download) return { description: 'The file', content: { [endpoint.download]: {} } }
  const schema = {
    type: 'object',
    required: ['data'],
    properties: { data: endpoint.response ? schemaOf(endpoint.response, 'output') : {} },
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

function describeParameters(schema: z.ZodMiniObject | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema)
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: described,
  }))
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output' = 'input') {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described
}
