import { Worker } from 'node:worker_threads'

/** Bytes at which a worker ends, so that it stays below 600 MB: it may allocate more between two checks. */
const memoryLimit = 560e6

/** Microseconds of processor time for each answer; not wall-clock time, because a busy machine is slow. */
const workLimit = 20e6

/** Milliseconds between two checks. */
const pace = 10

/**
 * Ends this process, even if it hangs in a loop, once its parent has ended, it uses too much memory (a book needs about
 * 300 MB) or works too long on one answer, and writes the reason to standard error. A thread of plain JavaScript, so
 * that it starts at once and needs no file of its own. Returns a function to call after each answer.
 */
export function startWatchdog(parentPid: number): { startAgain(): void } {
  const watch = `
    const { writeSync } = require('node:fs')
    const { parentPort } = require('node:worker_threads')
    const work = () => { const { user, system } = process.cpuUsage(); return user + system }
    let since = work()
    parentPort.on('message', () => { since = work() })
    const end = (why) => { try { writeSync(2, why) } finally { process.kill(process.pid, 'SIGKILL') } }
    setInterval(() => {
      if (process.ppid !== ${parentPid}) end('The parent has gone.')
      else if (process.memoryUsage.rss() > ${memoryLimit}) end('The memory limit reached: ${memoryLimit} bytes.')
      else if (work() - since > ${workLimit}) end('The time limit reached: ${workLimit} microseconds of work.')
    }, ${pace})`
  const thread = new Worker(watch, { eval: true, execArgv: [] })
  return { startAgain: () => thread.postMessage('again') }
}
