import { Worker } from 'node:worker_threads'

const memoryLimit = 1024 ** 3

/**
 * Ends this process, even while it hangs in a loop, once its parent has gone or it fills the memory (1 GB; a book needs
 * about 0.3). A thread of plain JavaScript, so that it starts at once and needs no file of its own.
 */
export function startWatchdog(parentPid: number): void {
  const watch = `
    setInterval(() => {
      if (process.ppid === ${parentPid} && process.memoryUsage.rss() < ${memoryLimit}) return
      process.kill(process.pid, 'SIGKILL')
    }, 50)`
  new Worker(watch, { eval: true, execArgv: [] })
}
