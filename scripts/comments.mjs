import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from './inputs.mjs'
import { root } from './run.mjs'

const rooms = ['bench', 'content', 'contract', 'demo', 'deploy', 'e2e', 'postgres', 'print', 'scripts', 'server', 'web']
const comments = { ts: /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, sql: /(?<=^|\s)--\s.*$/gm, css: /\/\*[\s\S]*?\*\//g }
/** They stand for a person or a thing that the sentence should name: docs/glossary.md has examples. */
const evasive = /\b(?:whoever|of[\s*/-]+which|none[\s*/-]+of[\s*/-]+them)\b/gi

/**
 * Finds comments that avoid the name of a person or a thing.
 *
 * @param {string} [folder] the repository
 * @returns {{ code: number, output: string }}
 */
export function checkComments(folder = root) {
  const faults = rooms
    .flatMap((room) => filesUnder(folder, room))
    .flatMap((file) => {
      const pattern = comments[/\.(sql|css)$/.exec(file)?.[1] ?? (/\.([cm]?js|tsx?)$/.test(file) ? 'ts' : '')]
      if (!pattern) return []
      const text = readFileSync(join(folder, file), 'utf8')
      return [...text.matchAll(pattern)].flatMap((comment) =>
        [...comment[0].matchAll(evasive)].map(({ index, 0: words }) => {
          const line = text.slice(0, comment.index + index).split('\n').length
          return `${file}:${line}: a comment says "${words.replace(/[\s*/-]+/g, ' ')}": name the person or thing.`
        }),
      )
    })
  return { code: faults.length > 0 ? 1 : 0, output: faults.join('\n') }
}
