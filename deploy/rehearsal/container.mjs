import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { run } from './fresh-machine.mjs'

/**
 * The file system of an image, as a folder that the users of containers can reach.
 *
 * @param {string} image
 * @param {string} folder where it appears
 */
export function unpack(image, folder) {
  const container = run('buildah', 'from', image).trim()
  mkdirSync(folder, { recursive: true })
  run('mount', '--bind', run('buildah', 'mount', container).trim(), folder)
  return () => {
    run('umount', folder)
    run('buildah', 'rm', container)
  }
}

/**
 * What starts a program in an image as a container does: as its user, on a read-only root, with no capability but those named,
 * and processes and memory of its own.
 *
 * @param {{ rootfs: string, uid: number, caps?: string[], volumes: { from: string, to: string, isReadOnly?: boolean }[],
 *   network?: string, command: string[] }} container
 */
export function commandOf({ rootfs, uid, caps = [], volumes, network, command }) {
  const enter = network ? ['nsenter', `--net=/run/netns/${network}`] : []
  const ids = ['--reuid', String(uid), '--regid', String(uid)]
  const become = ['setpriv', ...ids, '--clear-groups', '--no-new-privs', '--inh-caps=-all']
  const isolated = [
    '--unshare-pid',
    '--unshare-ipc',
    '--die-with-parent',
    '--proc',
    '/proc',
    '--dev',
    '/dev',
    '--tmpfs',
    '/tmp',
  ]
  const bwrap = ['bwrap', '--ro-bind', rootfs, '/', ...isolated]
  if (uid === 0) for (const cap of caps) bwrap.push('--cap-add', `CAP_${cap}`)
  else bwrap.push('--unshare-user')
  for (const { from, to, isReadOnly } of volumes) {
    makePlace(join(rootfs, to), from)
    bwrap.push(isReadOnly ? '--ro-bind' : '--bind', from, to)
  }
  return [...enter, ...(uid === 0 ? [] : become), ...bwrap, '--chdir', '/portal', ...command]
}

/** What is mounted needs a place in the image, and nobody can make one in it. */
function makePlace(place, from) {
  if (existsSync(place)) return
  mkdirSync(dirname(place), { recursive: true })
  if (statSync(from).isDirectory()) mkdirSync(place)
  else writeFileSync(place, '')
}

/** Starts a program beside this one. `log` gets its output; `ended` its exit code. */
export function begin([program = '', ...args], { env, log }) {
  const out = openSync(log, 'a')
  const child = spawn(program, args, { env, stdio: ['ignore', out, out] })
  const ended = new Promise((resolve) =>
    child.on('error', () => resolve(127)).on('close', (code) => resolve(code ?? 1)),
  )
  return { child, ended, output: () => readFileSync(log, 'utf8') }
}

/** The process in a container that its monitor has started: bwrap passes no signal on. */
export function mainOf(pid) {
  const [child = ''] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
  return /^\d+ \((bwrap|setpriv|nsenter)\)/.test(readFileSync(`/proc/${pid}/stat`, 'utf8')) && child
    ? mainOf(child)
    : Number(pid)
}

/** Waits until a check holds. */
export async function until(check, seconds) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(500)) if (await check()) return true
  return false
}
