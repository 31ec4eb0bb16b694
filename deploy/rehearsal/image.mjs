// Builds the image, and runs it as its user on a read-only root, on a new database.
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { root } from '../../scripts/run.mjs'
import { begin, commandOf, mainOf, unpack, until } from './container.mjs'
import { run } from './fresh-machine.mjs'
import { startOwnPostgres } from './own-postgres.mjs'

const [folder = ''] = process.argv.slice(2)
const image = 'localhost/portal'
let faults = 0

function see(what, isTrue) {
  console.log(`${isTrue ? '✓' : '✗'} ${what}`)
  if (!isTrue) faults++
}

async function findPort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}

const began = Date.now()
const code = await new Promise((resolve) => {
  const log = join(folder, 'build.log')
  const child = spawn('sh', ['-c', `${join(root, 'deploy/build-image.sh')} ${image} > ${log} 2>&1`], {
    stdio: 'inherit',
  })
  child.on('close', resolve)
})
see(`deploy/build-image.sh (${((Date.now() - began) / 1000).toFixed(0)} s)`, code === 0)
if (code !== 0) {
  console.log(readFileSync(join(folder, 'build.log'), 'utf8').split('\n').slice(-20).join('\n'))
  process.exit(1)
}
const [{ size }] = JSON.parse(execFileSync('buildah', ['images', '--json', image], { encoding: 'utf8' }))
console.log(`  it has ${size}`)

const passwordFile = join(folder, 'password')
writeFileSync(passwordFile, 'rehearsal')
chmodSync(passwordFile, 0o644)
const [databasePort, port] = [await findPort(), await findPort()]
const postgres = startOwnPostgres(folder, { port: databasePort, address: '127.0.0.1', passwordFile })
const address = `postgres://portal:rehearsal@127.0.0.1:${databasePort}`
const rootfs = join(folder, 'image')
const giveBack = unpack(image, rootfs)
const data = join(folder, 'data')
mkdirSync(data)
run('chown', '10001:10001', data)
const volumes = [{ from: data, to: '/data' }]
const settings = {
  PATH: '/usr/local/bin:/usr/bin:/bin',
  NODE_ENV: 'production',
  DATA_DIR: '/data',
  PORT: String(port),
  HOST: '127.0.0.1',
}
const env = { ...settings, DATABASE_URL: `${address}/portal` }
const start = (command, log) =>
  begin(commandOf({ rootfs, uid: 10001, volumes, command }), { env, log: join(folder, log) })
const create = { cwd: '/tmp', env: { ...process.env, PGPASSWORD: 'rehearsal' }, stdio: 'ignore' }
const names = ['-h', '127.0.0.1', '-p', String(databasePort), '-U', 'portal', '-d', 'postgres']
const isThere = () => {
  try {
    execFileSync('psql', [...names, '-c', 'create database portal'], create)
    return true
  } catch {
    return false
  }
}
see('a new database', await until(isThere, 60))
const started = Date.now()
const portal = start(['node', '--enable-source-maps', 'build/server/main.js'], 'portal.log')
const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.status === 200
const wasReady = await until(isReady, 180)
see(`ready on a new database after ${((Date.now() - started) / 1000).toFixed(1)} s`, wasReady)
const main = mainOf(portal.child.pid)
const status = readFileSync(`/proc/${main}/status`, 'utf8')
see('as user 10001, without capabilities', /^Uid:\s+10001/m.test(status) && /^CapEff:\s+0+$/m.test(status))
const write = start(['node', '-e', "require('fs').writeFileSync('/portal/a', '')"], 'write.log')
see('nothing of the image can be written', (await write.ended) !== 0 && write.output().includes('EROFS'))
const operator = start(['node', 'build/server/operator-create.js', 'name@example.org', 'Full name'], 'operator.log')
see('operator-create.js', (await operator.ended) === 0 && operator.output().includes('with this password'))
const backup = start(['node', 'build/server/backup.js', '/data/a.backup'], 'backup.log')
see('backup.js', (await backup.ended) === 0)
for (const path of ['/resources', '/login', '/about']) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { host: 'localhost' } })
  see(`${path}: ${answer.status}`, answer.status === 200)
}
const stopping = Date.now()
process.kill(main, 'SIGTERM')
see(
  `SIGTERM: code ${await portal.ended} after ${((Date.now() - stopping) / 1000).toFixed(1)} s`,
  (await portal.ended) === 0,
)
if (faults > 0) console.log(portal.output().split('\n').slice(-15).join('\n'))
giveBack()
postgres.stop()
console.log(faults === 0 ? '\nThe image is built and runs.' : '')
process.exit(faults === 0 ? 0 : 1)
