import { execFileSync, spawn } from 'node:child_process'
import { readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '../../scripts/problem.mjs'

const folder = 'server/database/migrations'

/**
 * The migrations that one release has and the other has not, and those of them with which the other does not run.
 *
 * @param {string} from the folder of a release
 * @param {string} to
 */
export function newMigrations(from, to) {
  const known = new Set(readdirSync(join(from, folder)))
  const all = readdirSync(join(to, folder)).filter((name) => name.endsWith('.sql') && !known.has(name))
  const isCompatible = (name) => /^-- compatible\r?\n/.test(readFileSync(join(to, folder, name), 'utf8'))
  return { all, incompatible: all.filter((name) => !isCompatible(name)) }
}

/** Lets a link point to a release, without a moment in which there is no link. */
export function pointTo(link, release) {
  rmSync(`${link}.new`, { force: true })
  symlinkSync(release, `${link}.new`)
  renameSync(`${link}.new`, link)
}

/**
 * Runs a command of a release and returns its exit code. Root lets the owner of the data folder do it, so that no file
 * appears there that the portal cannot read.
 */
export function runIn(release, name, args) {
  const { DATA_DIR, ...env } = process.env
  const owner = process.getuid?.() === 0 && DATA_DIR ? statSync(DATA_DIR) : undefined
  const child = spawn(process.execPath, ['--enable-source-maps', `build/server/${name}.js`, ...args], {
    cwd: release,
    env: { ...env, ...(DATA_DIR && { DATA_DIR }), NODE_ENV: 'production' },
    stdio: 'inherit',
    ...(owner && { uid: owner.uid, gid: owner.gid }),
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve(code ?? 1))
  })
}

function control(verb, { name }) {
  try {
    execFileSync('systemctl', [verb, name], { stdio: 'inherit' })
  } catch (error) {
    throw new Problem(error.code === 'ENOENT' ? 'systemctl is not there.' : `"systemctl ${verb} ${name}" failed.`)
  }
}

/** @param {{ name: string, port: string }} service */
export function stopService(service) {
  control('stop', service)
}

/**
 * Starts a service, or restarts it, and waits until it is ready.
 *
 * @param {{ name: string, port: string }} service
 * @param {number} seconds after which that has failed
 */
export async function startService(service, seconds) {
  control('restart', service)
  const url = `http://127.0.0.1:${service.port}/readyz`
  for (const deadline = performance.now() + seconds * 1000; performance.now() < deadline; await sleep(250)) {
    const answer = await fetch(url).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
  }
  throw new Problem(`${service.name} was not ready after ${seconds} seconds: ${url}`)
}
