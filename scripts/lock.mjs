import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * A holder touches its lock every second. After this long without a touch it has gone, even if a process with its id
 * runs.
 */
const silenceMs = 15_000

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Whose process it is, and the milliseconds since it was last touched; undefined while there is no lock. */
function look(file) {
  try {
    return { pid: Number(readFileSync(file, 'utf8')), silent: Date.now() - statSync(file).mtimeMs }
  } catch {
    return undefined
  }
}

const isHeldByUs = (file) => look(file)?.pid === process.pid

/** Whether a running start holds the lock. A process with the same id as ours cannot be another one. */
function isHeld(file) {
  const lock = look(file)
  if (lock?.pid === 0) return lock.silent < 1000
  return lock !== undefined && lock.pid !== process.pid && isAlive(lock.pid) && lock.silent < silenceMs
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

/** Removes an abandoned lock. Only one start may do so at a time: another could remove the lock of the first. */
function breakLock(file) {
  const breaking = `${file}.breaking`
  if (!take(breaking)) {
    if (!isHeld(breaking)) rmSync(breaking, { force: true })
    return
  }
  if (!isHeld(file)) rmSync(file, { force: true })
  rmSync(breaking, { force: true })
}

/**
 * Runs work that two starts must not do at the same time; the second waits for the first. A lock left behind by a
 * start that was killed is taken over.
 *
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {() => void} [onWait] called once, when somebody else holds the lock
 * @returns {Promise<T>}
 */
export async function underLock(file, work, onWait = () => {}) {
  mkdirSync(dirname(file), { recursive: true })
  for (let waited = false; !take(file); ) {
    if (!isHeld(file)) {
      breakLock(file)
      continue
    }
    if (!waited) onWait()
    waited = true
    await sleep(200)
  }
  const touch = setInterval(() => isHeldByUs(file) && utimesSync(file, new Date(), new Date()), 1000)
  const release = () => isHeldByUs(file) && rmSync(file, { force: true })
  process.on('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(touch)
    process.off('exit', release)
    release()
  }
}
