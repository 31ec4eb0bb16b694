import type { ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'

export type KeeperOptions = {
  program: string
  args: string[]
  /** What stops PostgreSQL where signals do not reach it (Windows). */
  stopCommand: [program: string, ...args: string[]] | undefined
  cluster: string
  user: { uid: number; gid: number } | undefined
  door: string
  log: string
  /** The log is kept in two files of at most this many bytes. */
  logLimit: number
}

/**
 * The program of the keeper, a small Node process that starts PostgreSQL and stops it once no portal process is left.
 *
 * Every portal process that uses the folder holds a connection to the keeper's door, which the system closes however
 * that process ends. The keeper answers `ok` when PostgreSQL accepts connections, starts PostgreSQL again if it dies
 * while somebody is there, and closes the last connection when PostgreSQL has stopped. Its starter counts as present
 * until its standard input ends. If PostgreSQL does not come up the first time, the reason goes to standard error.
 *
 * Handed over as source text to `node -e`, so that a bundle needs no second file: it may use nothing outside itself
 * (esbuild's `minify` and `keepNames` together would break that).
 */
export function keepServer(options: KeeperOptions): void {
  const { spawn, spawnSync } = process.getBuiltinModule('node:child_process')
  const fs = process.getBuiltinModule('node:fs')
  const { createServer } = process.getBuiltinModule('node:net')
  const { program, args, stopCommand, cluster, user, door, log, logLimit } = options

  const clients = new Set<Socket>()
  let isStarterHere = true
  let isStopping = false
  let isReady = false
  let wasEverReady = false
  let pause = 100
  let postgres: ChildProcess | undefined
  let lastWords = ''

  function record(text: string): void {
    lastWords = (lastWords + text).slice(-4000)
    try {
      if ((fs.statSync(log, { throwIfNoEntry: false })?.size ?? 0) > logLimit) fs.renameSync(log, `${log}.1`)
      fs.appendFileSync(log, text, { mode: 0o600 })
    } catch {
      // A full disk must not end the keeper.
    }
    handOver(log)
  }

  /** Gives what root made to the folder's owner, who may start the portal without root one day. */
  function handOver(path: string): void {
    try {
      if (user) fs.chownSync(path, user.uid, user.gid)
    } catch {
      // Root itself may lack the right; it does not need this.
    }
  }

  function start(): void {
    if (isStopping) process.exit()
    lastWords = ''
    const child = spawn(program, args, {
      cwd: cluster,
      ...user,
      stdio: ['ignore', 'ignore', 'pipe'],
      windowsHide: true,
    })
    postgres = child
    const watch = setInterval(() => isUp(child.pid) && announce(), 20)
    const announce = () => {
      clearInterval(watch)
      if (!wasEverReady) openDoor()
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
        process.stderr.write(lastWords || reason, () => process.exit())
        return
      }
      record(`keeper: PostgreSQL ended (${reason}) and is started again\n`)
      setTimeout(start, pause)
      pause = Math.min(pause * 2, 5000)
    }
    child.stderr.setEncoding('utf8').on('data', record)
    child.on('error', (error) => ended(error.message))
    child.on('exit', () => {
      isReady = false
    })
    // Not before its children have ended too, while which a new one would be refused.
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
      if (clients.size > 0 || isStarterHere) client.end()
      else stop()
    }
    if (isStopping) return client.destroy()
    clients.add(client)
    client.on('end', leave).on('close', leave).on('error', leave).resume()
    if (isReady) client.write('ok\n')
  })

  // PostgreSQL's lock on its folder was won, so nobody else listens at this door.
  function openDoor(): void {
    if (!stopCommand) fs.rmSync(door, { force: true })
    server
      .on('error', (error) => record(`keeper: ${error.message}\n`))
      .listen(door, () => {
        if (!stopCommand) handOver(door)
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

  process.title = `portal-database-keeper ${cluster}`
  // Only its clients end it: a terminal or a service manager signals the whole group, while the portal still works.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  process.stderr.on('error', () => {})
  process.on('uncaughtException', (error) => {
    record(`keeper: ${error.stack}\n`)
    process.exitCode = 1
    process.stderr.write(error.message, stop)
  })
  const starterLeft = () => {
    isStarterHere = false
    if (clients.size === 0) stop()
  }
  process.stdin.on('end', starterLeft).on('error', starterLeft).resume()
  start()
}
