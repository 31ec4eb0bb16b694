import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A shell of root's, in which blocks run one after the other, as somebody types them: folder and settings stay.
 *
 * @param {string} folder for its files
 * @param {Record<string, string>} env
 */
export function openShell(folder, env) {
  const child = spawn('bash', ['--noprofile', '--norc'], {
    cwd: '/root',
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let output = ''
  let onEnd = () => {}
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text
    const end = /__END__ (\d*)\n/.exec(output)
    if (end) onEnd(end)
  })
  child.stdin.write(`exec 2>&1; set -E; trap 'echo "__FAILED__ $BASH_COMMAND"' ERR\n`)
  let number = 0
  return {
    /** Runs a block. Returns what it printed, and the commands that failed. */
    run(text) {
      const file = join(folder, `block-${++number}.sh`)
      writeFileSync(file, `${text}\n`)
      output = ''
      child.stdin.write(`. ${file} < /dev/null; echo "__END__ $?"\n`)
      return new Promise((resolve) => {
        onEnd = (end) => {
          const printed = output.slice(0, end.index)
          const failed = [...printed.matchAll(/^__FAILED__ (.*)$/gm)].map(([, command]) => command)
          resolve({ printed: printed.replaceAll(/^__FAILED__ .*\n/gm, ''), failed })
        }
      })
    },
    close: () => child.stdin.end(),
  }
}
