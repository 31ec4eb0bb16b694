import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { basename, join, resolve } from 'node:path'
import { build } from 'esbuild'

const root = resolve(import.meta.dirname, '../..')
const folder = join(root, 'build/bench')

/** Bundles programs as the portal is: what compiles them on the fly makes each function that they create dearer. */
export async function bundleServers(): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: ['bench/testing/bare-server.ts', 'bench/testing/layered-server.ts'],
    outdir: folder,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  })
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill()
})

export interface Server {
  url: string
  pid: number | undefined
  stop(): void
}

/** Starts a bundled program that prints its address once it listens, in a process of its own. */
export async function startServer(file: string, args: string[]): Promise<Server> {
  const program = join(folder, `${basename(file, '.ts')}.js`)
  const child = spawn(process.execPath, [program, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  running.add(child)
  const [line] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [Buffer | number]
  if (!Buffer.isBuffer(line)) throw new Error(`${file} ended while it was starting.`)
  return { url: line.toString().trim(), pid: child.pid, stop: () => void child.kill() }
}
