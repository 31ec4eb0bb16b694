import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from './inputs.mjs'
import { root } from './run.mjs'

const rooms = ['bench', 'content', 'contract', 'demo', 'e2e', 'postgres', 'print', 'scripts', 'server', 'web']
const isCode = (file) => /\.([cm]?[jt]sx?|css|sql)$/.test(file)
const limitOf = (file) => (/\.(test|spec)\.\w+$/.test(file) ? 400 : 300)

/** @param {string} text */
const countLines = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

/**
 * Finds the files that outgrew the house rule: 300 lines, tests 400.
 *
 * @param {string} [folder] the repository
 * @returns {{ code: number, output: string }}
 */
export function findOversized(folder = root) {
  const output = rooms
    .flatMap((room) => filesUnder(folder, room))
    .filter(isCode)
    .map((file) => ({ file, lines: countLines(readFileSync(join(folder, file), 'utf8')) }))
    .filter(({ file, lines }) => lines > limitOf(file))
    .map(({ file, lines }) => `${file} has ${lines} lines, more than ${limitOf(file)}`)
  if (output.length === 0) return { code: 0, output: '' }
  output.push('A file over its budget has two reasons to change: split it by reason, not by length.')
  return { code: 1, output: output.join('\n') }
}
