import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '../../scripts/problem.mjs'

const folder = 'server/database/migrations'

/**
 * The migrations that one release has and the other has not, and with which the other does not run.
 *
 * @param {string} from the folder of a release
 * @param {string} to
 */
export function incompatibleMigrations(from, to) {
  const known = new Set(readdirSync(join(from, folder)))
  const fresh = readdirSync(join(to, folder)).filter((name) => name.endsWith('.sql') && !known.has(name))
  return fresh.filter((name) => !/^-- compatible\r?\n/.test(readFileSync(join(to, folder, name), 'utf8')))
}

/** Lets a link point to a release, without a moment in which there is no link. */
export function pointTo(link, release) {
  rmSync(`${link}.new`, { force: true })
  symlinkSync(release, `${link}.new`)
  renameSync(`${link}.new`, link)
}

/** Runs a command of a release, which does it as the owner of the data folder, and returns its exit code. */
export function runIn(release, name, args) {
  const child = spawn(process.execPath, ['--enable-source-maps', `build/server/${name}.js`, ...args], {
    cwd: release,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve(code ?? 1))
  })
}

async function control(verb, { name }) {
  const child = spawn('systemctl', [verb, name], { stdio: 'inherit' })
  const [code] = await once(child, 'close').catch((error) => {
    throw error.code === 'ENOENT' ? new Problem('systemctl is not there.') : error
  })
  if (code !== 0) throw new Problem(`"systemctl ${verb} ${name}" failed.`)
}

/** @param {{ name: string, port: string }} service */
export async function stopService(service) {
  await control('stop', service)
}

/**
 * Starts a service, or restarts it, and waits until it is ready.
 *
 * @param {{ name: string, port: string }} service
 * @param {number} seconds after which that has failed
 */
export async function startService(service, seconds) {
  await control('restart', service)
  const url = `http://127.0.0.1:${service.port}/readyz`
  for (const deadline = performance.now() + seconds * 1000; performance.now() < deadline; await sleep(250)) {
    const answer = await fetch(url).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
  }
  throw new Problem(`${service.name} was not ready after ${seconds} seconds: ${url}`)
}
