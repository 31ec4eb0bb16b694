import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { secretSettings } from '../config/secret-files.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const manifests = readdirSync(join(root, 'deploy'), { recursive: true, encoding: 'utf8' })
  .map((file) => `deploy/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.(yaml|service|timer|env)$|Containerfile$/.test(file))

/** Every match of the first group. */
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** What is no setting of the portal: of Node.js, of the build, and of the programs beside it. */
const ofOthers = /^(NODE_ENV|(NODE|BASE)_IMAGE|POSTGRES_\w+|DOMAIN|PORTALS)$/

/** `NAME=value` in lists, files of settings and units, and `NAME: value` below `environment`. */
function settingsIn(text: string): string[] {
  const uncommented = text.replaceAll(/^\s*#.*$/gm, '')
  const assigned = all(uncommented, /(?:^|[\s=])([A-Z][A-Z0-9_]{2,})=/gm)
  return [...assigned, ...all(uncommented, /^ +([A-Z][A-Z0-9_]{2,}): /gm)].filter((name) => !ofOthers.test(name))
}

const known = new Set([
  ...all(read('server/config/config.ts') + read('server/config/bucket-settings.ts'), /^ {2,4}([A-Z][A-Z0-9_]+): /gm),
  ...secretSettings.map((name) => `${name}_FILE`),
])

test('every setting in the manifests is one that the portal reads', () => {
  const named = manifests.flatMap((file) => settingsIn(read(file)).map((name) => `${name} in ${file}`))
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((name) => !known.has(name.split(' ')[0] ?? ''))).toEqual([])
  expect(settingsIn('Environment=A_WRONG_ONE=1\n  ANOTHER: 2\n  - THIRD_ONE=3')).toEqual([
    'A_WRONG_ONE',
    'THIRD_ONE',
    'ANOTHER',
  ])
})

test('what the image copies is there, and is not left out', () => {
  const leftOut = read('.dockerignore').split('\n')
  const copied = all(read('deploy/Containerfile'), /^COPY (?!--from)(.+) \S+$/gm).flatMap((paths) => paths.split(' '))
  expect(copied).toContain('package.json')
  expect(copied.filter((path) => !existsSync(join(root, path)) || leftOut.includes(path.split('/')[0] ?? ''))).toEqual(
    [],
  )
})

test('the programs that the manifests run are built', () => {
  const named = new Set(manifests.flatMap((file) => all(read(file), /build\/server\/([\w-]+)\.js/g)))
  expect([...named].filter((name) => name !== 'main' && !existsSync(join(root, `server/commands/${name}.ts`)))).toEqual(
    [],
  )
})

test('files that a manifest names are there', () => {
  const missing = manifests.flatMap((file) => {
    const text = read(file)
    const listed = file.endsWith('kustomization.yaml') ? all(text, /^ {2}- ([\w./-]+)$/gm) : []
    const mounted = file.endsWith('compose.yaml') ? all(text, /^ +- (\.\/[^:]+):/gm) : []
    return [...listed, ...mounted].filter((path) => !existsSync(join(root, dirname(file), path)))
  })
  expect(missing).toEqual([])
})

test('an instance has the time to stop that it may take', () => {
  const seconds = (text: string, name: RegExp) => Number(name.exec(text)?.[1] ?? 0)
  const stopping = (text: string) =>
    seconds(text, /STOP_DELAY\W+(\d+)/) + (seconds(text, /STOP_LIMIT\W+(\d+)/) || Number.NaN)
  const compose = read('deploy/compose.yaml')
  expect(stopping(compose)).toBeLessThan(seconds(compose, /stop_grace_period: (\d+)s/))
  const grace = seconds(read('deploy/kubernetes/base/deployment.yaml'), /terminationGracePeriodSeconds: (\d+)/)
  expect(stopping(read('deploy/kubernetes/base/kustomization.yaml'))).toBeLessThan(grace)
  const timeout = seconds(read('deploy/systemd/portal.service'), /TimeoutStopSec=(\d+)/)
  expect(stopping(read('deploy/systemd/portal.env'))).toBeLessThan(timeout)
})

test('the rules of the Prometheus operator are those of alerts.yaml', () => {
  const groups = (file: string, indent: string) =>
    read(file)
      .slice(read(file).indexOf(`${indent}groups:`))
      .split('\n')
      .map((line) => line.slice(indent.length))
  expect(groups('deploy/kubernetes/components/prometheus/rules.yaml', '  ')).toEqual(groups('deploy/alerts.yaml', ''))
})
