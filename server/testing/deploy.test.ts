import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { maxBookFileBytes } from '#contract/book-files.ts'
import { secretSettings } from '../config/secret-files.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const manifests = readdirSync(join(root, 'deploy'), { recursive: true, encoding: 'utf8' })
  .map((file) => `deploy/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.(yaml|service|env)$|Containerfile$/.test(file))

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

test('every alert says how urgent it is, and names a heading that its document has', () => {
  const rules = read('deploy/alerts.yaml').split('- alert: ').slice(1)
  expect(rules.length).toBeGreaterThan(4)
  for (const rule of rules) {
    expect(rule).toMatch(/^ {8}labels: \{ severity: (critical|warning) \}$/m)
    const [, file = '', heading] = /^ {10}runbook: (docs\/\w+\.md), “(.+)”$/m.exec(rule) ?? []
    expect(all(read(file), /^#+ (.+)$/gm), rule).toContain(heading)
  }
})

test.each(['alerts.yaml', 'grafana/portal.json'])('%s does not call uploads of large files slow', (file) => {
  // A list of addresses has 1 MB at most.
  const small = ['invitations.addUsersCsv', 'invitations.inviteUsers']
  const uploads = api.flatMap(({ name, endpoint: { upload, path } }) =>
    upload === undefined || small.includes(name) ? [] : [path],
  )
  const patterns = new Set(all(read(`deploy/${file}`), /route!~\\?"([^"\\]+)/g))
  expect([...patterns]).toHaveLength(1)
  for (const pattern of patterns) {
    const leftOut = new RegExp(`^(?:${pattern})$`)
    expect(uploads.filter((path) => !leftOut.test(path))).toEqual([])
    expect(leftOut.test('/api/resources/:id')).toBe(false)
  }
})

/** How a log of nginx, with the maps and formats of a file, writes a request; null for no line. */
function logOf(conf: string, path: string, query: string): string | null {
  const mapped = (name: string) => {
    const rows = new RegExp(`map \\$uri \\$${name} \\{([^}]*)\\}`).exec(conf)?.[1] ?? ''
    const [, , value = ''] =
      [...rows.matchAll(/^\s*(\S+) (\S+);$/gm)].find(([, pattern = '']) =>
        pattern === 'default' ? true : new RegExp(pattern.replace(/^~\*?/, ''), 'i').test(path),
      ) ?? []
    return value === '$uri' ? path : value
  }
  if (mapped('portal_is_logged') === '0') return null
  const format = /log_format portal '([^']+)';/.exec(conf)?.[1] ?? ''
  const variables: Record<string, string> = {
    request: `GET ${path}?${query} HTTP/1.1`,
    request_uri: `${path}?${query}`,
    args: query,
    query_string: query,
    http_referer: `https://books.example.org${path}?${query}`,
    uri: path,
    portal_path: mapped('portal_path'),
  }
  return format.replaceAll(/\$(\w+)/g, (_, name: string) => variables[name] ?? '-')
}

test('no log of Docker grows without bound', () => {
  const compose = read('deploy/compose.yaml')
  const [, common = ''] = /^x-logging: &logging\n((?: {2}.*\n)+)/m.exec(compose) ?? []
  expect(common).toContain('driver: local')
  expect(common).toMatch(/max-size: \d+m, max-file: "\d+"/)
  expect(/^x-portal: &portal\n((?:.+\n)+)/m.exec(compose)?.[1]).toContain('  logging: *logging\n')
  const [, services = ''] = /^services:\n([\s\S]*?)^networks:/m.exec(compose) ?? []
  const parts = services.split(/^(?= {2}[\w-]+:)/m).filter((part) => /^ {2}[\w-]+:/.test(part))
  expect(parts.length).toBeGreaterThan(8)
  expect(parts.filter((part) => !/^ {4}(logging: \*logging|<<: \*(portal|instance))$/m.test(part))).toEqual([])
})

describe('the proxies that ship', () => {
  const nginx = read('deploy/proxy/nginx.conf')
  const caddy = read('deploy/proxy/Caddyfile')
  const ingress = read('deploy/kubernetes/base/ingress.yaml')
  const secret = 'e5c7'

  test.each([
    ['/api/class/pages/1/800', null],
    ['/api/class/open', null],
    ['/api/CLASS/pages/1/800', null],
    ['/read', null],
    ['/taught', null],
    ['/api/taught', null],
    ['/read/', null],
    ['/reset-password', '/reset-password'],
    ['/api/resources/1/pdf', '/api/resources/1/pdf'],
    [`/api/calendar/${secret}.ics`, '/api/calendar/...'],
  ])('nginx logs neither classes nor keys nor tokens: %s', (path, logged) => {
    const line = logOf(nginx, path, `access-token=class.pass.${secret}&token=${secret}`)
    if (logged === null) return expect(line).toBeNull()
    expect(line).toContain(`GET ${logged} `.replace('GET', '-'))
    expect(line).not.toContain(secret)
  })

  test('nginx uses that log for every server, and no line of its errors repeats a request', () => {
    const servers = nginx.split(/^server \{/m).slice(1)
    expect(servers).toHaveLength(2)
    for (const server of servers) {
      expect(all(server, /^ {2}access_log (.+);$/gm)).toEqual(['/var/log/nginx/portal.log portal if=$portal_is_logged'])
      expect(all(server, /^ {2}error_log \S+ (.+);$/gm)).toEqual(['crit'])
    }
  })

  test('Caddy logs no query, address or header', () => {
    const uri = /request>uri regexp "(.+)" ""/.exec(caddy)?.[1] ?? ''
    // Go writes flags for a group as JavaScript does since 2025; here the pattern has no other.
    const pattern = new RegExp(uri.replace('(?i:/api/calendar/)', '/api/calendar/'))
    for (const [path, logged] of [
      [`/reset-password?token=${secret}`, '/reset-password'],
      [`/api/class/pages/1/800?access-token=${secret}`, '/api/class/pages/1/800'],
      [`/api/calendar/${secret}.ics?x=1`, ''],
      ['/resources', '/resources'],
    ] as const)
      expect(path.replace(pattern, '')).toBe(logged)
    for (const field of ['headers', 'remote_ip', 'client_ip']) expect(caddy).toContain(`request>${field} delete`)
  })

  test('nginx and Caddy have the page that says that the portal is away', () => {
    const compose = read('deploy/compose.yaml')
    expect(read('deploy/proxy/unavailable.html')).toContain('<html lang="en-GB">')
    expect(nginx).toMatch(/^ {2}error_page 502 504 =503 \/unavailable\.html;$/m)
    expect(caddy).toMatch(/^\t\t\trewrite \* \/unavailable\.html$/m)
    const [, folder] = /^\t\t\troot \* (\S+)$/m.exec(caddy) ?? []
    expect(nginx).toContain(`root ${folder};`)
    expect(compose).toContain(`- ./proxy/unavailable.html:${folder}/unavailable.html:ro`)
  })

  test('anybody may ask whether the portal is ready, and nobody outside for its other probes', () => {
    const [, closed = ''] = /^ {2}location (~ \S+) \{\n {4}return 404;$/m.exec(nginx) ?? []
    const pattern = new RegExp(closed.slice(2))
    const [, listed = ''] = /^\t@inside path (.+)\n\trespond @inside 404$/m.exec(caddy) ?? []
    for (const [path, isClosed] of [
      ['/metrics', true],
      ['/healthz', true],
      ['/readyz', false],
    ] as const) {
      expect(closed !== '' && pattern.test(path)).toBe(isClosed)
      expect(listed.split(' ').includes(path)).toBe(isClosed)
    }
  })

  test('the largest file passes through all of them', () => {
    const megabytes = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1])
    const allowed = [
      megabytes(nginx, /^ {2}client_max_body_size (\d+)m;$/m) * 1_048_576,
      megabytes(ingress, /proxy-body-size: (\d+)m$/m) * 1_048_576,
      megabytes(caddy, /^\t\tmax_size (\d+)MB$/m) * 1_000_000,
    ]
    // With room for the form around it; a file of the register is smaller.
    for (const bytes of allowed) expect(bytes).toBeGreaterThan(maxBookFileBytes + 1_048_576)
  })

  test('all receive bodies before they pass them on, and pass on no host that a visitor names', () => {
    expect(nginx).toMatch(/^ {2}proxy_request_buffering on;$/m)
    expect(nginx).toMatch(/^ {4}proxy_set_header X-Forwarded-Host "";$/m)
    expect(caddy).toMatch(/^\t\trequest_buffers 2MB$/m)
    expect(caddy).toMatch(/^\t\theader_up -X-Forwarded-Host$/m)
    expect(ingress).toContain('proxy-request-buffering: "on"')
    expect(ingress).toContain('enable-access-log: "false"')
  })
})
