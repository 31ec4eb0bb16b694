import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { parts } from './parts.mjs'
import { Problem } from './problem.mjs'
import { root, runNode } from './run.mjs'
import { built, takeOver } from './setup.mjs'

/**
 * Which paths of the repository the image is not built from. Of Docker's patterns it knows names, paths and stars, two stars
 * and a slash before a name, and an exclamation mark before what comes back.
 *
 * @param {string} text of .dockerignore
 * @returns {(path: string) => boolean} for a path relative to the root, with forward slashes
 */
export function leftOutBy(text) {
  const rules = text
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ isLeftOut: !line.startsWith('!'), pattern: patternOf(line.replace(/^!/, '')) }))
  // The last rule that speaks of a path decides.
  return (path) => rules.findLast(({ pattern }) => pattern.test(path))?.isLeftOut ?? false
}

/** A pattern speaks of what it names and of everything below it. */
function patternOf(line) {
  if (/[?[\]\\]|^\/|\/$/.test(line))
    throw new Problem(`.dockerignore: write "${line}" as a name, with * or **/ at most.`)
  const literal = (text) => text.replaceAll(/[.+^${}()|]/g, String.raw`\$&`)
  const [anywhere, rest] = line.startsWith('**/') ? ['(.*/)?', line.slice(3)] : ['', line]
  return new RegExp(`^${anywhere}${rest.split('*').map(literal).join('[^/]*')}(/|$)`)
}

/**
 * Builds parts of the portal as the image does: in a folder that holds what .dockerignore leaves in and the packages, and
 * nothing else. So what the image cannot be built from fails here too.
 *
 * @param {string[]} names the parts that are stale
 */
export async function buildAsImage(names) {
  const isLeftOut = leftOutBy(readFileSync(join(root, '.dockerignore'), 'utf8'))
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'portal-image-'))
  const pathIn = (path) => relative(root, path).replaceAll(sep, '/')
  try {
    const filter = (path) => path === root || !isLeftOut(pathIn(path))
    cpSync(root, copy, { recursive: true, filter })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
    for (const name of [...Object.keys(parts), 'stamps']) {
      if (existsSync(join(built, name))) cpSync(join(built, name), join(copy, 'build', name), { recursive: true })
    }
    const { code } = await runNode([join(copy, 'scripts/build.mjs')], { show: true })
    if (code !== 0) throw new Problem('The image cannot be built: its context is what .dockerignore leaves in.')
    takeOver(names, join(copy, 'build'))
  } finally {
    // Parts that were built beside the one that failed may still be writing.
    rmSync(copy, { recursive: true, force: true, maxRetries: 10 })
  }
}
