import type { ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'

export type SupervisorOptions = {
  program: string
  args: string[]
  /** Stops PostgreSQL where signals do not reach it (Windows). */
  stopCommand: [program: string, ...args: string[]] | undefined
  cluster: string
  user: { uid: number; gid: number } | undefined
  controlSocket: string
  log: string
  /** Size in bytes at which the log is rotated; the previous file is kept as `<log>.1`. */
  logLimit: number
  /** A folder that is removed once PostgreSQL has stopped; null if everything is kept. */
  temporary: string | null
}

/**
 * The supervisor: a small Node process that starts PostgreSQL, and stops it when no portal process uses it any more.
 *
 * Every portal process on the folder holds a connection to the supervisor's control socket, which the system closes
 * however that process ends. The supervisor writes `ok` to a connection when PostgreSQL accepts queries, restarts
 * PostgreSQL if it dies while somebody is connected, and closes the last connection after PostgreSQL has stopped. The
 * process that started it counts as connected until it closes the supervisor's standard input. If PostgreSQL fails to
 * start the first time, the reason is written to standard error.
 *
 * The function is passed to `node -e` as source text, so that a bundle needs no second file: it may use nothing outside
 * itself (esbuild's `minify` and `keepNames` together would break that).
 */
export function supervise(options: SupervisorOptions): void {
  const { spawn, spawnSync } = process.getBuiltinModule('node:child_process')
  const fs = process.getBuiltinModule('node:fs')
  const { createServer } = process.getBuiltinModule('node:net')
  const { program, args, stopCommand, cluster, user, controlSocket, log, logLimit, temporary } = options

  const clients = new Set<Socket>()
  let isStarterConnected = true
  let isStopping = false
  let isReady = false
  let wasEverReady = false
  let pause = 100
  let postgres: ChildProcess | undefined
  let lastOutput = ''

  function record(text: string): void {
    lastOutput = (lastOutput + text).slice(-4000)
    try {
      if ((fs.statSync(log, { throwIfNoEntry: false })?.size ?? 0) > logLimit) fs.renameSync(log, `${log}.1`)
      fs.appendFileSync(log, text, { mode: 0o600 })
    } catch {
      // A full disk must not end the supervisor.
    }
    handOver(log)
  }

  /** Gives a file that root created to the folder's owner, so that the owner can start the portal later. */
  function handOver(path: string): void {
    try {
      if (user) fs.chownSync(path, user.uid, user.gid)
    } catch {
      // In a container root may lack the right, and then does not need this.
    }
  }

  function start(): void {
    if (isStopping) process.exit()
    lastOutput = ''
    const child = spawn(program, args, {
      cwd: cluster,
      ...user,
      stdio: ['ignore', 'ignore', 'pipe'],
      windowsHide: true,
    })
    postgres = child
    const watch = setInterval(() => isUp(child.pid) && announceReady(), 20)
    const announceReady = () => {
      clearInterval(watch)
      if (!wasEverReady) listen()
      isReady = wasEverReady = true
      pause = 100
      for (const client of clients) client.write('ok\n')
    }
    const ended = (reason: string) => {
      clearInterval(watch)
      if (postgres !== child) return
      postgres = undefined
      isReady = false
      if (isStopping) process.exit()
      if (!wasEverReady) {
        process.exitCode = 1
        process.stderr.write(lastOutput || reason, () => process.exit())
        return
      }
      record(`supervisor: PostgreSQL ended (${reason}) and is restarted\n`)
      setTimeout(start, pause)
      pause = Math.min(pause * 2, 5000)
    }
    child.stderr.setEncoding('utf8').on('data', record)
    child.on('error', (error) => ended(error.message))
    child.on('exit', () => {
      isReady = false
    })
    // Only after its children have ended too: until then PostgreSQL refuses to start again.
    child.on('close', (code, signal) => ended(String(signal ?? code)))
  }

  function isUp(pid: number | undefined): boolean {
    try {
      const lines = fs.readFileSync(`${cluster}/postmaster.pid`, 'utf8').split('\n')
      return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
    } catch {
      return false
    }
  }

  const server = createServer({ allowHalfOpen: true }, (client) => {
    const leave = () => {
      if (!clients.delete(client)) return
      if (clients.size > 0 || isStarterConnected) client.end()
      else stop()
    }
    if (isStopping) return client.destroy()
    clients.add(client)
    client.on('end', leave).on('close', leave).on('error', leave).resume()
    if (isReady) client.write('ok\n')
  })

  // PostgreSQL holds its lock on the folder now, so no other supervisor listens on this socket.
  function listen(): void {
    if (!stopCommand) fs.rmSync(controlSocket, { force: true })
    server
      .on('error', (error) => record(`supervisor: ${error.message}\n`))
      .listen(controlSocket, () => {
        if (!stopCommand) handOver(controlSocket)
      })
  }

  function stop(): void {
    if (isStopping) return
    isStopping = true
    server.close()
    if (!postgres) process.exit()
    if (stopCommand) spawnSync(stopCommand[0], stopCommand.slice(1), { stdio: 'ignore', windowsHide: true })
    else postgres.kill('SIGINT')
    setTimeout(() => postgres?.kill('SIGQUIT'), 15_000)
  }

  process.title = `portal-postgres-supervisor ${cluster}`
  // It ends with its last client only: a terminal or service manager signals the whole group while the portal still works.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  process.stderr.on('error', () => {})
  process.on('exit', () => {
    if (temporary && wasEverReady) fs.rmSync(temporary, { recursive: true, force: true })
  })
  process.on('uncaughtException', (error) => {
    record(`supervisor: ${error.stack}\n`)
    process.exitCode = 1
    process.stderr.write(error.message, stop)
  })
  const starterLeft = () => {
    isStarterConnected = false
    if (clients.size === 0) stop()
  }
  process.stdin.on('end', starterLeft).on('error', starterLeft).resume()
  start()
}
