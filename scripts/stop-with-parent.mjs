const lookEvery = 500

/**
 * Stops this process when the shell in which npm runs it has ended. `npm start` is three processes: npm, a shell and
 * this one. npm passes SIGTERM on to the shell, which ends without passing it on, and npm ends too.
 *
 * Only where npm (or yarn or pnpm) runs the script `start` itself: the parent is then the shell that it made for
 * nothing else. People who start `node` directly may well leave it behind on purpose, in the background or under a
 * supervisor. With `nohup npm start &` and `setsid npm start &` that shell goes on when the terminal is closed; where
 * a hang-up ends it all the same, and there is no terminal, the hang-up was not meant for us.
 */
export function stopWithParent() {
  // Windows has no signals to pass on, and does not say that a parent has ended.
  if (process.env.npm_lifecycle_event !== 'start' || process.platform === 'win32') return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, lookEvery)
  watch.unref()
  if (!process.stdin.isTTY && !process.stdout.isTTY) process.on('SIGHUP', () => clearInterval(watch))
}
