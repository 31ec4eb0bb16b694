import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/run.mjs'

export const documents = ['deploy/README.md', 'docs/runbook.md', 'docs/operations.md']

/**
 * The code blocks of a document, in their order.
 *
 * @param {string} file
 * @returns {{ file: string, heading: string, number: number, text: string }[]} `number` counts within the heading, from 1
 */
export function blocksOf(file) {
  const blocks = []
  let heading = ''
  let open
  for (const line of readFileSync(join(root, file), 'utf8').split('\n')) {
    const fence = /^( *)```/.exec(line)
    if (open && fence) {
      blocks.push({
        file,
        heading,
        number: blocks.filter((one) => one.heading === heading).length + 1,
        text: open.lines.join('\n'),
      })
      open = undefined
    } else if (open) open.lines.push(line.slice(open.indent))
    else if (fence) open = { indent: fence[1].length, lines: [] }
    else if (line.startsWith('#')) heading = line.replace(/^#+ /, '')
  }
  return blocks
}

/** What no rehearsal can run, and why: lines are left out, and named at the end. */
const left = [
  [/^apt-get |nodesource/, 'programs are installed beforehand'],
  [/^certbot /, 'needs a name that the internet knows; a certificate of the rehearsal takes its place'],
  [/^docker /, 'needs Docker; image and services are run by hand instead'],
  [/^kubectl /, 'needs a cluster'],
]

/** @param {string} text of a block, with lines that end with a backslash joined */
export function runnable(text) {
  const lines = text.replaceAll(/\\\n\s*/g, '').split('\n')
  const why = (line) => left.find(([pattern]) => pattern.test(line))?.[1]
  return {
    text: lines.filter((line) => !why(line)).join('\n'),
    leftOut: lines.filter(why).map((line) => `${line} (${why(line)})`),
  }
}
