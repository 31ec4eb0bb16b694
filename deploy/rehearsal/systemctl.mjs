#!/usr/bin/env node
// Stands in for systemctl where systemd does not run: starts what a unit names, as its user, with its settings, and with nothing
// writable but its folders and /tmp. The other protections in the unit have no effect here.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const state = process.env.REHEARSAL ?? ''
const [verb, ...rest] = process.argv.slice(2)
const names = rest.filter((word) => !word.startsWith('-'))

/** @returns {Record<string, string[]>} the values of each key of a unit */
function readUnit(name) {
  const unit = {}
  for (const line of readFileSync(`/etc/systemd/system/${name}.service`, 'utf8').split('\n')) {
    const [, key, value] = /^([A-Za-z]+)=(.*)$/.exec(line) ?? []
    if (key) unit[key] = [...(unit[key] ?? []), value]
  }
  return unit
}

const words = (values = []) => values.flatMap((value) => value.split(' '))
const pairs = (lines) =>
  Object.fromEntries(lines.map((line) => /^([A-Z_0-9]+)=(.*)$/.exec(line)?.slice(1)).filter(Boolean))

function start(name) {
  const unit = readUnit(name)
  const user = unit.User?.[0] ?? 'root'
  const folders = words(unit.StateDirectory).map((folder) => `/var/lib/${folder}`)
  const owner = ['-o', user, '-g', user, '-m', unit.StateDirectoryMode?.[0] ?? '755']
  for (const folder of folders) execFileSync('install', ['-d', ...owner, folder])
  const files = (unit.EnvironmentFile ?? []).flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  const env = {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin',
    ...pairs(files),
    ...pairs(words(unit.Environment)),
  }
  const become = ['setpriv', '--reuid', user, '--regid', user, '--init-groups', '--no-new-privs', '--inh-caps=-all']
  const isolate = [
    'bwrap',
    '--unshare-user',
    '--ro-bind',
    '/',
    '/',
    '--dev',
    '/dev',
    '--proc',
    '/proc',
    '--tmpfs',
    '/tmp',
  ]
  for (const folder of folders) isolate.push('--bind', folder, folder)
  const out = openSync(join(state, `${name}.log`), 'a')
  const [program = '', ...args] = [
    ...become,
    ...isolate,
    '--chdir',
    unit.WorkingDirectory?.[0] ?? '/',
    ...words(unit.ExecStart),
  ]
  const umask = Number.parseInt(unit.UMask?.[0] ?? '022', 8)
  process.umask(umask)
  const child = spawn(program, args, { env, detached: true, stdio: ['ignore', out, out] })
  writeFileSync(join(state, `${name}.pid`), String(child.pid))
  child.unref()
}

const statusOf = (pid) => (existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : ') Z')
const isAlive = (pid) => !/\) Z/.test(statusOf(pid))

/** bwrap waits for the program, and passes no signal on. */
function mainOf(pid) {
  const [child] = existsSync(`/proc/${pid}`) ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ') : []
  return statusOf(pid).includes('(bwrap)') && child ? mainOf(Number(child)) : pid
}

async function stop(name) {
  const file = join(state, `${name}.pid`)
  if (!existsSync(file)) return
  const pid = mainOf(Number(readFileSync(file, 'utf8')))
  const seconds = Number(readUnit(name).TimeoutStopSec?.[0] ?? 90)
  if (isAlive(pid)) process.kill(pid, 'SIGTERM')
  for (const end = Date.now() + seconds * 1000; isAlive(pid) && Date.now() < end; ) await sleep(50)
  if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  rmSync(file, { force: true })
}

const quietly = (program, args) => execFileSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })

/** What Debian brings has units of its own; of these the documents use nginx alone. A test of its settings leaves an empty file. */
async function nginx() {
  const file = '/run/nginx.pid'
  const isRunning = () => existsSync(file) && readFileSync(file, 'utf8') !== ''
  if (['stop', 'restart'].includes(verb) && isRunning()) {
    quietly('nginx', ['-s', 'quit'])
    while (isRunning()) await sleep(50)
  }
  if (verb === 'reload') quietly('nginx', ['-s', 'reload'])
  if (['start', 'restart'].includes(verb) && !isRunning()) quietly('nginx', [])
}

mkdirSync(state, { recursive: true })
for (const name of names) {
  if (name === 'nginx') await nginx()
  else {
    if (['stop', 'restart'].includes(verb)) await stop(name)
    if (['start', 'restart'].includes(verb) || (verb === 'enable' && rest.includes('--now'))) start(name)
  }
}
