import { Worker } from 'node:worker_threads'

/** Bytes at which a worker ends, so that it stays below 600 MB: it may take more between two looks. */
const memoryLimit = 560e6

/** Microseconds of processor time for each answer. Not time on the clock: on a busy machine a good PDF takes long. */
const workLimit = 20e6

/** Milliseconds between two looks. */
const pace = 10

/**
 * Ends this process, even while it hangs in a loop, once its parent has gone, it fills the memory (a book needs about
 * 300 MB) or works too long for one answer, and says which on standard error. A thread of plain JavaScript, so that it
 * starts at once and needs no file of its own. Answers what is to be called when an answer has been given.
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
