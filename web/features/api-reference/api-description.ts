/** A JSON Schema, as far as the reference shows it. */
export interface Schema {
  description?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  maxLength?: number
  minLength?: number
  contentMediaType?: string
}

export interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: Schema
}

type Content = Record<string, { schema?: Schema }>

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security?: object[]
  parameters: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

/** What the portal answers as OpenAPI 3.1, as far as the reference shows it. */
export interface ApiDescription {
  info: { version: string }
  paths: Record<string, Record<string, Operation>>
}

export interface Call {
  method: string
  path: string
  operation: Operation
}

/** The calls of each tag, in the order of the description. */
export function groupByTag({ paths }: ApiDescription): [tag: string, calls: Call[]][] {
  const groups = new Map<string, Call[]>()
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags[0] ?? ''
      groups.set(tag, [...(groups.get(tag) ?? []), { method: method.toUpperCase(), path, operation }])
    }
  return [...groups]
}

/** A type in words: "text of at most 100 characters", "one of a, b", "list of …". */
export function typeInWords(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return `one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeInWords))].join(' or ')
  if (schema.contentMediaType) return 'file'
  if (schema.type === 'array') return `list of ${typeInWords(schema.items ?? {})}`
  if (schema.type === 'string') {
    const kind = schema.format ?? 'text'
    return schema.maxLength ? `${kind} of at most ${schema.maxLength} characters` : kind
  }
  return [schema.type ?? 'any value'].flat().join(' or ')
}

export interface Field {
  /** With the fields that it is inside: `school.title`, `items[].id`. */
  name: string
  type: string
  isRequired: boolean
  /** What the contract says of it, if it says anything. */
  description: string | undefined
}

/** The fields of an object and of what is inside it. */
export function fieldsOf(schema: Schema | undefined, prefix = ''): Field[] {
  return Object.entries(schema?.properties ?? {}).flatMap(([key, field]) => {
    const name = prefix + key
    const isRequired = schema?.required?.includes(key) ?? false
    const own = { name, type: typeInWords(field), isRequired, description: field.description }
    const inside = [field, ...(field.anyOf ?? [])]
    return [
      own,
      ...inside.flatMap((one) => fieldsOf(one, `${name}.`)),
      ...inside.flatMap((one) => fieldsOf(one.items, `${name}[].`)),
    ]
  })
}
