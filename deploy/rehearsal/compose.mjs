// The services of compose.yaml by hand: in its order, with its environment, secrets, volumes, networks and health checks.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/run.mjs'
import { inOrder, readCompose, volumesOf } from './compose-file.mjs'
import { begin, commandOf, mainOf, unpack, until } from './container.mjs'
import { run } from './fresh-machine.mjs'
import { makeNetworks } from './network.mjs'
import { startOwnPostgres } from './own-postgres.mjs'

const [folder = ''] = process.argv.slice(2)
const image = 'localhost/portal'
const path = '/usr/local/bin:/usr/bin:/bin'
let faults = 0

function see(what, isTrue) {
  console.log(`${isTrue ? '✓' : '✗'} ${what}`)
  if (!isTrue) faults++
  return isTrue
}

run('mount', '--make-rprivate', '/')
if (run('buildah', 'images', '--quiet', image).trim() === '') {
  console.log('There is no image yet: npm run rehearse -- image compose')
  process.exit(1)
}
const rootfs = join(folder, 'image')
const giveBack = unpack(image, rootfs)
const { services, volumes } = readCompose()
const networksOf = Object.fromEntries(Object.entries(services).map(([name, { networks = [] }]) => [name, networks]))
const { hosts, addressOf } = makeNetworks(networksOf, folder)
for (const name of [...Object.keys(volumes), 'data-portal-1', 'data-portal-2', 'data-bucket', 'data-migrate'])
  mkdirSync(join(folder, name))
for (const name of readdirSync(folder).filter((one) => one.startsWith('data-')))
  run('chown', '10001:10001', join(folder, name))

const running = {}
const logOf = (name) => join(folder, `${name}.log`)
const inNetwork = (name) => ['nsenter', `--net=/run/netns/${name}`]
const tsx = [process.execPath, '--import', join(root, 'node_modules/tsx/dist/esm/index.mjs')]
const ownEnv = { ...process.env, TSX_TSCONFIG_PATH: join(root, 'tsconfig.server.json') }

/** What runs a command in a container of a service. */
function commandIn(name, command) {
  const { user = '10001', cap_add: caps = [], network_mode: mode } = services[name]
  const own = [{ from: hosts[name], to: '/etc/hosts', isReadOnly: true }]
  if (name !== 'secrets') own.push({ from: join(folder, `data-${name}`), to: '/data' })
  const mounted = [...volumesOf(services[name], folder), ...own]
  return commandOf({
    rootfs,
    uid: Number.parseInt(user, 10),
    caps,
    volumes: mounted,
    ...(mode !== 'none' && { network: name }),
    command,
  })
}

const envOf = (name) => ({ PATH: path, NODE_ENV: 'production', DATA_DIR: '/data', ...services[name].environment })
const inContainer = (name, command) =>
  begin(commandIn(name, command), {
    env: envOf(name),
    log: logOf(`${name}-${command.at(-1)?.replaceAll(/\W/g, '') ?? ''}`.slice(0, 40)),
  })

/** What stands in for images that are not the portal's own. */
const standIns = {
  database: () => {
    const { command } = services.database
    const secrets = join(folder, 'database-secrets/password')
    const { bin } = startOwnPostgres(folder, {
      port: 5432,
      address: '*',
      passwordFile: secrets,
      enter: inNetwork('database'),
    })
    const create = () => {
      const env = { ...process.env, PGPASSWORD: run('cat', secrets) }
      const args = ['-h', '127.0.0.1', '-U', 'portal', '-d', 'postgres', '-c', 'create database portal']
      return spawnSync('nsenter', ['--net=/run/netns/database', `${bin}/psql`, ...args], { env }).status === 0
    }
    console.log(`  in place of ${services.database.image} (${command.join(' ')}): PostgreSQL of this machine`)
    return { create, env: { PATH: `${bin}:${path}` } }
  },
  store: () => {
    console.log(`  in place of ${services.store.image}: the S3 service of the tests`)
    begin(
      [...inNetwork('store'), ...tsx, join(import.meta.dirname, 'store.mjs'), join(folder, 'store-secrets/s3.json')],
      { env: ownEnv, log: logOf('store') },
    )
  },
  mail: () => {
    console.log(`  in place of ${services.mail.image}: a mail server that names recipients`)
    begin([...inNetwork('mail'), process.execPath, join(import.meta.dirname, 'mail.mjs')], {
      env: ownEnv,
      log: logOf('mail'),
    })
  },
}

/** A health check of the file, as it stands there; for the store, whose image has nc, the same by bash. */
function isHealthy(name, env) {
  const [, ...test] = services[name].healthcheck.test
  const typed = test[0] === 'nc' ? ['bash', '-c', 'exec 3<>/dev/tcp/127.0.0.1/8333'] : test
  const [program = '', ...args] = standIns[name] ? [...inNetwork(name), ...typed] : commandIn(name, typed)
  return spawnSync(program, args, { env, stdio: 'ignore' }).status === 0
}

/** Waits for the health check of a service, and says how long it took. */
async function untilHealthy(name, env, seconds) {
  const began = Date.now()
  const isWell = await until(() => isHealthy(name, env), seconds)
  see(`${name} is healthy after ${((Date.now() - began) / 1000).toFixed(1)} s`, isWell)
}

async function start(name) {
  if (name === 'proxy') return console.log('– proxy: needs Caddy 2.7, which Debian 12 has not')
  if (standIns[name]) {
    const standIn = standIns[name]()
    if (standIn?.create) await until(standIn.create, 60)
    // Its health check is a command of its own image.
    if (name !== 'mail') await untilHealthy(name, { ...process.env, ...standIn?.env }, 60)
    return
  }
  const command = services[name].command ?? ['node', '--enable-source-maps', 'build/server/main.js']
  running[name] = begin(commandIn(name, command), { env: envOf(name), log: logOf(name) })
  if (name.startsWith('portal-')) return untilHealthy(name, envOf(name), 180)
  const isWell = see(`${name} ends with 0`, (await running[name].ended) === 0)
  const said = running[name].output().trim()
  if (said !== '') console.log(`  ${isWell ? said.split('\n').at(-1) : said}`)
}

for (const name of inOrder(services)) await start(name)
if (faults === 0) {
  const operator = inContainer('portal-1', ['node', 'build/server/operator-create.js', 'name@example.org', 'Full name'])
  see('exec portal-1 node build/server/operator-create.js', (await operator.ended) === 0)
  const target = '/backups/before-2026-11-23.backup'
  const backup = inContainer('portal-1', ['node', 'build/server/backup.js', target])
  see(`exec portal-1 node build/server/backup.js ${target}`, (await backup.ended) === 0)
  for (const name of ['portal-1', 'portal-2']) {
    const answer = await fetch(`http://${addressOf(name, 'edge')}:3000/login`, {
      headers: { 'x-forwarded-host': 'localhost' },
    })
    see(`${name} answers /login to the proxy's network: ${answer.status}`, answer.status === 200)
  }
  const link = `http://${addressOf('portal-1', 'edge')}:3000/api/auth/reset-password?email=name@example.org`
  const asked = await fetch(link, { headers: { 'x-forwarded-host': 'localhost' } })
  see(`a link for a new password: ${asked.status}`, asked.ok)
  const isMailed = () => run('cat', logOf('mail')).includes('mail to name@example.org')
  see('its e-mail is at the mail catcher', await until(isMailed, 60))
  const nightly = () => readdirSync(join(folder, 'backups')).some((name) => /^portal-[\d-]+\.backup$/.test(name))
  see('the nightly backup is made', await until(nightly, 20 * 60))
  const isNoted = async () => (await inContainer('portal-1', ['node', 'build/server/backup-note.js']).ended) === 0
  see('exec portal-1 node build/server/backup-note.js, once it is known to be good', await until(isNoted, 5 * 60))
  see(
    'secrets belong to the portal alone',
    statSync(join(folder, 'portal-secrets/database-url')).mode % 0o1000 === 0o400,
  )
}
for (const name of ['portal-2', 'portal-1']) {
  if (!running[name]) continue
  process.kill(mainOf(running[name].child.pid), 'SIGTERM')
  see(`${name} stops with 0`, (await running[name].ended) === 0)
  if (faults > 0) console.log(running[name].output().split('\n').slice(-10).join('\n'))
}
giveBack()
console.log('\nNot run: the images of PostgreSQL, SeaweedFS, Mailpit and Caddy, and Docker itself.')
process.exit(faults === 0 ? 0 : 1)
