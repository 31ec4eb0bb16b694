import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { limitsWith } from '../config/limits.ts'

const root = resolve(import.meta.dirname, '../..')
const rooms = readdirSync(root).filter((name) => !['node_modules', 'build', 'data', '.git'].includes(name))

/** Folders that only a running portal or a test creates. */
const made = /^(build|data|node_modules|screenshots|test-results)\b/

function listDocuments(): string[] {
  const docs = join(root, 'docs')
  const inDocs = existsSync(docs) ? readdirSync(docs, { recursive: true, encoding: 'utf8' }) : []
  return [
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'deploy/README.md',
    ...inDocs.map((file) => join('docs', file)),
  ].filter((file) => file.endsWith('.md') && existsSync(join(root, file)))
}

const isThere = (path: string) => existsSync(join(root, path))

/**
 * `server/http`, `web/features/<name>/routes.ts` up to its placeholder, `contract/{a,b}.ts` as both; not `a/b` of other
 * things.
 */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, word = '']) => word.replace(/[#:].*$/, ''))
    .filter((word) => rooms.includes(word.split('/')[0] ?? '') && (word.includes('/') || word.includes('.')))
    .map((word) => word.replace(/[^/]*[<*{…].*$/, ''))
    .filter((word) => !made.test(word))
}

const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))

const commandsIn = (text: string): string[] => [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name)

describe.each(listDocuments())('%s', (file) => {
  const text = readFileSync(join(root, file), 'utf8')

  test('names commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
    expect(commandsIn(text).filter((name) => !(name in scripts))).toEqual([])
  })

  test('names files and folders that exist', () => {
    expect(pathsIn(text).filter((path) => !isThere(path))).toEqual([])
  })

  test('links to files that exist', () => {
    expect(linksIn(text).filter((target) => !isThere(normalize(join(dirname(file), target))))).toEqual([])
  })
})

test('every decision has a line in their index', () => {
  const decisions = readdirSync(join(root, 'docs/decisions')).filter((file) => file !== 'README.md')
  const named = linksIn(readFileSync(join(root, 'docs/decisions/README.md'), 'utf8'))
  expect(decisions.filter((file) => !named.includes(file))).toEqual([])
})

test('every setting is described in docs/settings.md, and there are at most 40', () => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
  const settings = [
    ...names(
      read('server/config/config.ts') + read('server/config/bucket-settings.ts'),
      /^ {2,4}([A-Z][A-Z0-9_]+): /gm,
    ),
    ...names(read('vite.config.ts'), /^ +(VITE_\w+):/gm),
  ]
  expect(settings).toEqual(expect.arrayContaining(['DATABASE_URL', 'S3_BUCKET', 'VITE_MOCK']))
  const described = new Set(names(read('docs/settings.md'), /`([A-Z][A-Z0-9_]+)`/g))
  expect(settings.filter((name) => !described.has(name))).toEqual([])
  // AWS sets its own in its containers, and one is for tests.
  expect(settings.filter((name) => !/^AWS_|_TEST_/.test(name)).length).toBeLessThanOrEqual(40)
})

const times: Record<number, string> = {
  ...{ 60: 'a minute', 300: '5 minutes', 600: '10 minutes', 900: '15 minutes', 1800: '30 minutes' },
  ...{ 3600: 'an hour', 86400: '24 hours' },
}

test('docs/settings.md has the table of limits', () => {
  const { failures, calls, daily } = limitsWith(1)
  const rows = [failures, calls, daily].flatMap((group) => Object.values(group))
  const lines = rows.map(
    ({ counts, points, seconds, grows }) =>
      `| ${counts} | ${points.toLocaleString('en-GB')} in ${times[seconds]}${grows ? ' ×' : ''} |`,
  )
  expect(readFileSync(join(root, 'docs/settings.md'), 'utf8')).toContain(`\n${lines.join('\n')}\n\n`)
})

test('finds what a document names', () => {
  const text = 'Run `npm run nothing`, see `server/no/such.ts`, `server/http` and [this](./nowhere.md#part).'
  expect(commandsIn(text)).toEqual(['nothing'])
  expect(pathsIn(text)).toEqual(['server/no/such.ts', 'server/http'])
  expect(linksIn(text)).toEqual(['./nowhere.md'])
})
