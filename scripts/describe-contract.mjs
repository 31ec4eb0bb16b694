import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { root } from './run.mjs'

/**
 * What comments say of a schema and of its fields.
 *
 * @typedef {{ text?: string, fields?: Record<string, Words> }} Words
 */

/** The doc comment in front of a declaration or a field, on one line. */
const commentOf = ({ source, comments }, { start }) =>
  comments
    .filter(({ value, end }) => value.startsWith('*') && end < start && source.slice(end, start).trim() === '')
    .map(({ value }) => value.replace(/^\s*\*/gm, ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * A comment about the whole describes fields too: "`version`: the one that was edited." or "`page` counts from 1." What
 * begins with the name of a field belongs to it, up to the next such clause.
 */
function splitByField(comment, fields) {
  const about = {}
  const rest = []
  for (const clause of comment.split(/(?<=[.;]) (?=`\w+`)/)) {
    const [, subject = '', colon, said = ''] = /^((?:`\w+`(?:, and |, | and )?)*)(: )?(.*)$/.exec(clause) ?? []
    const names = [...subject.matchAll(/\w+(?=`)/g)].map(([name]) => name).filter((name) => name in fields)
    const words = colon ? said.charAt(0).toUpperCase() + said.slice(1) : clause
    for (const name of names) about[name] = words.replace(/[.;]$/, '.')
    if (names.length === 0) rest.push(clause)
  }
  return { text: rest.join(' ').replace(/;$/, '.'), about }
}

/** Adds what a comment says of fields to what is known of them. */
const describeFields = (fields, about) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, words]) => [name, about[name] ? { ...words, text: about[name] } : words]),
  )

/** @returns {Words} */
function withComment(comment, words) {
  if (!comment) return words
  const { text, about } = splitByField(comment, words.fields ?? {})
  return {
    ...words,
    ...(text && { text }),
    ...(words.fields && { fields: describeFields(words.fields, about) }),
  }
}

/** @returns {Words} what is said of the schemas that make up another one */
const merge = (all) => ({
  ...Object.assign({}, ...all),
  ...(all.some(({ fields }) => fields) && { fields: Object.assign({}, ...all.map(({ fields }) => fields)) }),
})

/** The constants and functions of a module, its comments, and where its imported names come from. */
function readModule(path) {
  const source = readFileSync(path, 'utf8')
  const { program, comments } = parseSync(path, source)
  const module = { source, comments, declared: new Map(), imported: new Map() }
  for (const statement of program.body) {
    const declaration = statement.declaration ?? statement
    if (declaration.type === 'VariableDeclaration')
      for (const { id, init } of declaration.declarations)
        module.declared.set(id.name, { comment: commentOf(module, statement), value: init })
    if (declaration.type === 'FunctionDeclaration')
      module.declared.set(declaration.id.name, {
        comment: '',
        value: declaration.body.body.find(({ type }) => type === 'ReturnStatement')?.argument,
      })
    if (declaration.type === 'ImportDeclaration')
      for (const { local } of declaration.specifiers)
        module.imported.set(local.name, declaration.source.value.slice('./'.length))
  }
  return module
}

/**
 * Reads what the comments of the contract say of its endpoints, by method and path: `GET /api/resources/:id`.
 *
 * @param {string} folder the contract
 * @returns {Record<string, { text: string } & Partial<Record<'params' | 'query' | 'body' | 'response', Words>>>}
 */
export function describeContract(folder = join(root, 'contract')) {
  const files = readdirSync(folder).filter((file) => /(?<!\.test)\.ts$/.test(file))
  const modules = new Map(files.map((file) => [file, readModule(join(folder, file))]))

  /** @returns {Words} */
  function wordsOfName(module, name) {
    const home = module.declared.has(name) ? module : modules.get(module.imported.get(name))
    const { comment, value } = home?.declared.get(name) ?? {}
    return value && value.type !== 'Literal' ? withComment(comment, wordsOf(home, value)) : {}
  }

  /** @returns {Words} */
  function wordsOfObject(module, { properties }) {
    const parts = properties.map((property) => {
      if (property.type === 'SpreadElement') return { fields: wordsOf(module, property.argument).fields }
      const words = wordsOf(module, property.value)
      return { fields: { [property.key.name ?? property.key.value]: withComment(commentOf(module, property), words) } }
    })
    return merge([{ fields: {} }, ...parts])
  }

  /** @returns {Words} */
  function wordsOf(module, expression) {
    if (expression.type === 'Identifier') return wordsOfName(module, expression.name)
    if (expression.type === 'ObjectExpression') return wordsOfObject(module, expression)
    // Of a choice, each has a comment of its own: only their fields are common.
    if (expression.type === 'ArrayExpression')
      return { fields: merge(expression.elements.map((one) => wordsOf(module, one))).fields }
    if (expression.type === 'ArrowFunctionExpression') return wordsOf(module, expression.body)
    if (expression.type === 'MemberExpression') {
      const whole = wordsOf(module, expression.object)
      return expression.property.name === 'shape' ? whole : (whole.fields?.[expression.property.name] ?? {})
    }
    if (expression.type !== 'CallExpression') return {}
    const { callee, arguments: given } = expression
    // `schema.check(…)` is about the schema, `z.extend(schema, …)` and `listOf(schema)` about their arguments.
    if (callee.type === 'MemberExpression' && callee.object.name !== 'z') return wordsOf(module, callee.object)
    const { fields } = wordsOf(module, callee)
    return merge([...given.map((argument) => wordsOf(module, argument)), ...(fields ? [{ fields }] : [])])
  }

  function describeEndpoint(module, comment, definition) {
    const { fields: parts } = wordsOfObject(module, definition)
    const named = ['params', 'query', 'body', 'response'].filter((part) => part in parts)
    const { text, about } = splitByField(comment, merge(named.map((part) => parts[part])).fields ?? {})
    const described = named.map((part) => [
      part,
      { ...parts[part], fields: describeFields(parts[part].fields ?? {}, about) },
    ])
    return { text, ...Object.fromEntries(described) }
  }

  const endpoints = {}
  for (const module of modules.values())
    for (const { comment, value } of module.declared.values()) {
      if (value?.callee?.name !== 'endpoint') continue
      const [definition] = value.arguments
      const [method, path] = ['method', 'path'].map(
        (wanted) => definition.properties.find(({ key }) => key?.name === wanted).value.value,
      )
      endpoints[`${method} ${path}`] = describeEndpoint(module, comment, definition)
    }
  return endpoints
}

// As a program, for the tests: it writes into the given file.
const [program, file] = process.argv.slice(1)
if (program === import.meta.filename && file) writeFileSync(file, JSON.stringify(describeContract()))
