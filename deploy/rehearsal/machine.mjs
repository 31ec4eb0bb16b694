// What the documents print: the first hour under systemd, update under load, way back, both kinds of restore. And what Prometheus is told.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../scripts/run.mjs'
import { blocksOf, documents, runnable } from './blocks.mjs'
import { beginFresh, installSystemctl, makeCertificate, run, startPostgres } from './fresh-machine.mjs'
import { beginLoad } from './load.mjs'
import { openShell } from './shell.mjs'

const [folder = ''] = process.argv.slice(2)
const [readme, runbook, operations] = documents.map(blocksOf)
const host = 'books.example.org'
const backups = '/var/lib/portal-backups'
const faults = []
const leftOut = []
const visited = new Set()

beginFresh(folder)
startPostgres()
makeCertificate(host)
const repository = join(folder, 'repository')
run('git', 'clone', '--quiet', root, repository)
const environment = {
  REPOSITORY: repository,
  REHEARSAL: join(folder, 'services'),
  PATH: `${installSystemctl(folder)}:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`,
  // There is no network here: the packages are those that npm has kept.
  npm_config_offline: 'true',
}
let shell = openShell(folder, environment)

/** As somebody does who comes back on another day: neither folder nor settings are those of before. */
function logInAgain() {
  shell.close()
  shell = openShell(folder, environment)
}

/** Runs blocks of a heading, all of them unless numbers are given, shows how each went, and returns what they printed. */
async function follow(blocks, heading, numbers, change = (text) => text) {
  const found = blocks.filter((one) => one.heading === heading)
  let printed = ''
  for (const block of found.filter(({ number }) => !numbers || numbers.includes(number))) {
    visited.add(block)
    const { text, leftOut: without } = runnable(block.text)
    leftOut.push(...without)
    if (text === '') continue
    printed += await type(`${heading}, block ${block.number}`, change(text))
  }
  if (found.length === 0) faults.push(`there is no block under "${heading}"`)
  return printed
}

async function type(title, text) {
  const began = Date.now()
  const { printed, failed } = await shell.run(text)
  console.log(`${failed.length === 0 ? '✓' : '✗'} ${title} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
  if (failed.length === 0) return printed
  faults.push(`${title}: ${failed.join('; ')}`)
  console.log(printed.split('\n').slice(-30).join('\n'))
  return printed
}

/** Something that has to be true now. */
function see(what, isTrue) {
  console.log(`${isTrue ? '✓' : '✗'} ${what}`)
  if (!isTrue) faults.push(what)
}

const readiness = async (port) => {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
  return answer?.status ?? 0
}
async function untilReady(port) {
  for (let tries = 0; tries < 600 && (await readiness(port)) !== 200; tries++) await sleep(500)
  see(`ready on port ${port}`, (await readiness(port)) === 200)
}
/** What the portal tells Prometheus, and the alert rules. */
async function checkMetrics() {
  const answer = await fetch('http://127.0.0.1:3000/metrics', { headers: { authorization: `Bearer ${token}` } })
  const input = await answer.text()
  const cwd = join(repository, 'deploy')
  for (const wanted of ['check metrics', 'check rules alerts.yaml', 'test rules alerts.test.yaml']) {
    const { status, stdout, stderr } = spawnSync('promtool', wanted.split(' '), { cwd, encoding: 'utf8', input })
    see(`promtool ${wanted}`, answer.ok && status === 0)
    if (status !== 0) console.log(`${stdout}${stderr}`)
  }
}
const curl = `curl -ksS --resolve ${host}:443:127.0.0.1 -o /dev/null -w '%{http_code} %{http_version}' https://${host}`
const users = (name) =>
  Number(run('runuser', '-u', 'postgres', '--', 'psql', name, '-Atc', 'select count(*) from users'))
const release = () => run('readlink', '/srv/portal/current').trim()
const newest = () =>
  readdirSync(backups)
    .filter((name) => /^portal-[\d-]+\.backup$/.test(name))
    .sort()
    .at(-1)
const ownersIn = (place) =>
  new Set(readdirSync(place, { recursive: true }).map((name) => statSync(join(place, String(name))).uid))

// The first hour.
await follow(readme, 'The first hour', undefined, (text) => text.replace(/^REPOSITORY=.*$/m, ''))
await follow(readme, 'A database with a password')
await type('restart with the password', 'systemctl restart portal')
await untilReady(3000)
const token = 'the-token-of-this-rehearsal'
await type(
  'back to the socket, and a token for Prometheus',
  `echo 'postgres://portal@%2Fvar%2Frun%2Fpostgresql/portal' > /etc/portal/secrets/database-url
echo 'METRICS_TOKEN=${token}' >> /etc/portal/portal.env
systemctl restart portal`,
)
await untilReady(3000)
await checkMetrics()
await follow(readme, 'A second instance')
await untilReady(3001)
for (const path of ['/charts', '/login', '/about']) {
  const answer = (await shell.run(`${curl}${path}`)).printed
  see(`${path} through nginx: ${answer}`, answer.trim() === '200 2')
}
for (const [path, status] of Object.entries({ '/readyz': '200', '/healthz': '404', '/metrics': '404' })) {
  const answer = (await shell.run(`${curl}${path}`)).printed
  see(`${path} for whatever watches the portal from outside: ${answer}`, answer.startsWith(status))
}
await follow(readme, 'A copy of the backups')

// The portal makes the first backup by itself.
for (let tries = 0; tries < 1200 && !newest(); tries++) await sleep(1000)
see(`the portal has made ${newest()}`, newest() !== undefined)
const tried = 'select count(*) from backups where tried_at is not null and problem = $$$$'
for (let tries = 0; tries < 120 && asPostgres(tried) !== '1'; tries++) await sleep(1000)
see('and restored it as a test', asPostgres(tried) === '1')
// The line for cron, with a folder in place of a mounted disk.
await shell.run("mkdir -p /mnt/backups; sed 's/.* root //; s/mountpoint -q/test -d/' /etc/cron.d/portal-backups | sh")
see('and knows of its copy', asPostgres('select count(*) from backups where copied_at is not null') === '1')

function asPostgres(sql) {
  return run('runuser', '-u', 'postgres', '--', 'psql', 'portal', '-Atc', sql).trim()
}

/** A new release on the default branch. */
const publish = (version, ...changes) =>
  shell.run(
    [
      `(cd ${repository}; git config user.email a@example.org; git config user.name A`,
      `npm version ${version} --no-git-tag-version >/dev/null`,
      ...changes,
      `git add -A; git commit -qm ${version})`,
    ].join('\n'),
  )

// Update under load, with a migration and another unit and proxy, and the way back.
const migration = 'server/database/migrations/9000-rehearsed.sql'
await publish(
  '0.2.0',
  `echo '-- compatible' > ${migration}; echo 'create table rehearsed (id integer);' >> ${migration}`,
  "sed -i 's/^RestartSec=2$/RestartSec=3/' deploy/systemd/portal.service",
  "sed -i 's/client_body_timeout 30s/client_body_timeout 40s/' deploy/proxy/nginx.conf",
)
await follow(runbook, 'What to do when …')
await type("a query by 'database'", "database -Atc 'select count(*) from users'")
await follow(runbook, 'Update', [1])
const endLoad = beginLoad(host)
const updated = await follow(runbook, 'Update', [3])
const { sent, lost } = await endLoad()
see(
  `update under load: ${lost.length} of ${sent} requests lost${lost.slice(0, 3).map((one) => `, ${one}`)}`,
  lost.length === 0 && sent > 100,
)
see(
  'the new release runs, migrated',
  release().endsWith('0.2.0') && asPostgres("select to_regclass('rehearsed')") === 'rehearsed',
)
const printedLines = (text) => text.split('\n').filter((line) => /^ {2}(git merge-file|systemctl|nginx|rm) /.test(line))
await type('the lines that the update printed', printedLines(updated).join('\n'))
await untilReady(3000)
await untilReady(3001)
const unitOf = (name) => readFileSync(`/etc/systemd/system/${name}.service`, 'utf8')
const proxy = readFileSync('/etc/nginx/conf.d/portal.conf', 'utf8')
see(
  'they bring units and proxy up to date, and keep what is of this machine',
  ['portal', 'portal-2'].every((name) => unitOf(name).includes('\nRestartSec=3\n')) &&
    unitOf('portal-2').includes('PORT=3001') &&
    proxy.includes('client_body_timeout 40s') &&
    proxy.includes(`server_name ${host};`),
)
await follow(runbook, 'Go back to the version before')
await untilReady(3000)
see('the old release runs', release().endsWith('0.1.0'))
await follow(runbook, 'Update', [2])
see('the new release runs again', release().endsWith('0.2.0'))
await type('stop the second instance', 'systemctl stop portal-2')
logInAgain()
await publish('0.3.0')
const third = await follow(operations, '4. Update', undefined, (text) =>
  text.replaceAll('releases/0.2.0', 'releases/0.3.0'),
)
see('it names the release that may go', printedLines(third).join('') === '  rm -r /srv/portal/releases/0.1.0')
see('the release after it runs', release().endsWith('0.3.0'))
await untilReady(3000)

// Restore beside, and on an empty machine.
// The portal's own backup is from before the first operator.
await type('a backup by hand', `npm run backup -- ${backups}/portal-2099-01-01.backup`)
const withNewest = (text) => text.replaceAll(/portal-\d{4}-\d\d-\d\d\.backup/g, newest() ?? '')
const before = users('portal')
logInAgain()
await follow(operations, '3. Backup and restore', undefined, withNewest)
see('restored beside the portal that runs', users('portal_restored') === before)
await type(
  'take that away again',
  'runuser -u postgres -- dropdb portal_restored\nrm -rf /var/lib/portal/data-restored',
)
await follow(runbook, 'Restore a backup', [1, 2, 3], withNewest)
await untilReady(3000)
see(
  `restored beside: ${users('portal_restored')} accounts of ${before}`,
  users('portal_restored') === before && before > 0,
)
see('the old data folder is there', existsSync('/var/lib/portal/data/files'))
see('all of it belongs to the portal', ownersIn('/var/lib/portal').size === 1 && !ownersIn('/var/lib/portal').has(0))
await type(
  'an empty machine, on the other side of the world',
  `systemctl stop portal
runuser -u postgres -- dropdb portal
runuser -u postgres -- dropdb portal_restored
runuser -u postgres -- createdb -O portal portal
rm -rf /var/lib/portal/data /var/lib/portal/data-restored
sed -i 's#/portal_restored$#/portal#' /etc/portal/secrets/database-url
sed -i 's#^DATA_DIR=.*#DATA_DIR=/var/lib/portal/data#' /etc/portal/portal.env
set -a; . /etc/portal/portal.env; set +a
export TZ=Pacific/Auckland`,
)
await follow(runbook, 'Restore a backup', [4], withNewest)
await follow(readme, 'The first hour', [7])
see(`restored elsewhere: ${users('portal')} accounts of ${before}`, users('portal') === before)
await type('stop', 'systemctl stop portal; systemctl stop nginx')
shell.close()

for (const block of [...readme, ...runbook, ...operations].filter((one) => !visited.has(one))) {
  const { text, leftOut: without } = runnable(block.text)
  leftOut.push(
    ...without,
    ...(text === '' ? [] : [`${block.file}, "${block.heading}", block ${block.number} (see the other parts)`]),
  )
}
console.log(`\nNot run:\n${[...new Set(leftOut)].map((line) => `  ${line}`).join('\n')}`)
console.log(
  faults.length === 0
    ? '\nEvery other line did what the documents say.'
    : `\nFaults:\n${faults.map((one) => `  ${one}`).join('\n')}`,
)
for (const name of faults.length > 0 ? ['portal', 'portal-2'] : []) {
  const log = join(folder, 'services', `${name}.log`)
  if (existsSync(log)) console.log(`\n${log}\n${readFileSync(log, 'utf8').split('\n').slice(-15).join('\n')}`)
}
process.exit(faults.length === 0 ? 0 : 1)
