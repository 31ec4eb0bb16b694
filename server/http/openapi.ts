import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { api } from '#contract/api.ts'
import { commonErrors } from '#contract/common-errors.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type ErrorCode, errors } from '#contract/errors.ts'

/** `GET /api/openapi.json`: every endpoint of the contract, as OpenAPI 3.1. */
export function addOpenApi(app: FastifyInstance, title: string): void {
  let page: string | undefined
  app.get('/api/openapi.json', (_request, reply) => {
    page ??= JSON.stringify(describeApi(title))
    return reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=300').send(page)
  })
}

function describeApi(title: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { name, endpoint } of api) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeEndpoint(name, endpoint) }
  }
  const key = { type: 'http', scheme: 'bearer' }
  return { openapi: '3.1.0', info: { title, version: '1' }, paths, components: { securitySchemes: { key } } }
}

function describeEndpoint(name: string, endpoint: Endpoint) {
  const [tag] = name.split('.')
  return {
    operationId: name,
    tags: [tag],
    summary: `For: ${endpoint.access}`,
    ...(endpoint.access !== 'visitor' && { security: [{ key: [] }] }),
    parameters: [...describeParameters(endpoint.params, 'path'), ...describeParameters(endpoint.query, 'query')],
    ...(endpoint.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body) } } },
    }),
    responses: { 200: describeAnswer(endpoint), ...describeFailures(endpoint) },
  }
}

function describeAnswer(endpoint: Endpoint) {
  if (endpoint.download) return { description: 'The file', content: { [endpoint.download]: {} } }
  const schema = {
    type: 'object',
    required: ['data'],
    properties: { data: endpoint.response ? schemaOf(endpoint.response) : {} },
  }
  return { description: 'Done', content: { 'application/json': { schema } } }
}

const commonCodes = Object.keys(commonErrors) as ErrorCode[]

function describeFailures(endpoint: Endpoint) {
  const failures: Record<string, { description: string }> = {}
  for (const code of [...commonCodes, ...(endpoint.errors ?? [])]) {
    const { status, message } = errors[code]
    const known = failures[status]?.description
    failures[status] = { description: `${known ? `${known} ` : ''}${code}: ${message}` }
  }
  return failures
}

function describeParameters(schema: z.ZodMiniObject | undefined, place: 'path' | 'query') {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: schemaOf(field as z.ZodMiniType),
  }))
}

function schemaOf(schema: z.ZodMiniType) {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
}
