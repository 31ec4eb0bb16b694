import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { books } from './parts.mjs'
import { Problem, report } from './problem.mjs'
import { root } from './run.mjs'
import { isBuilt } from './setup.mjs'

/**
 * Builds the books beside the portal, at low priority, so that it opens without waiting for them. Resolves when they are
 * there; undefined if they are. A build that fails ends the process, with what it said.
 */
export function buildBooks() {
  if (isBuilt(books)) return undefined
  console.log(
    'The storybooks and their guides are being built, which takes about a minute. The portal opens meanwhile.',
  )
  const child = spawn(process.execPath, ['scripts/build.mjs', ...books], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  try {
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It is only politeness, and some systems forbid it.
  }
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const kill = () => child.kill()
  process.on('exit', kill)
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      process.off('exit', kill)
      if (code === 0) resolve()
      // Ctrl+C reaches both; the portal then stops by itself.
      else if (signal === null && code !== 130) report(new Problem(output.trim()))
    })
  })
}
