import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The repository's root folder, with a slash at its end. */
export const root = fileURLToPath(new URL('../', import.meta.url))

/** The path of a command line tool, which runs the same with every package manager and on every platform. */
export const bin = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  depcruise: 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  knip: 'node_modules/knip/bin/knip.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsc: 'node_modules/@typescript/native/bin/tsc',
  tsx: 'node_modules/tsx/dist/cli.mjs',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a JavaScript file with this same Node.js and waits for its end. A signal to this process is passed on, and
 * ends both.
 *
 * @param {string[]} args the file and its arguments
 * @param {{ env?: Record<string, string>, show?: boolean, onOutput?: (chunk: Buffer) => void }} [options] `show` streams
 *   the output instead of keeping it, and `onOutput` gets it as it comes
 * @returns {Promise<{ code: number, output: string }>} `output` holds both streams in the order they came
 */
export function runNode(args, { env = {}, show = false, onOutput } = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, TSX_TSCONFIG_PATH: 'tsconfig.server.json', ...env },
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  const kept = []
  const keep = onOutput ?? ((chunk) => kept.push(chunk))
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  let isStopping = false
  const stop = (signal) => {
    isStopping = true
    child.kill(signal)
  }
  const kill = () => child.kill()
  process.on('exit', kill)
  for (const signal of signals) process.on(signal, stop)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (isStopping) process.exit(130)
      process.off('exit', kill)
      for (const signal of signals) process.off(signal, stop)
      resolve({ code: code ?? 1, output: Buffer.concat(kept).toString() })
    })
  })
}
