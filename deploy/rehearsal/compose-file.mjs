import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parse } from 'yaml'
import { root } from '../../scripts/run.mjs'

const file = join(root, 'deploy/compose.yaml')

/** What compose.yaml says, with its anchors and the defaults of its variables. */
export function readCompose() {
  const text = readFileSync(file, 'utf8').replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')
  return parse(text, { merge: true })
}

/** The names of services, each after those that it depends on. */
export function inOrder(services) {
  const ordered = new Set()
  const add = (name) => {
    for (const needed of Object.keys(services[name].depends_on ?? {})) add(needed)
    ordered.add(name)
  }
  for (const name of Object.keys(services)) add(name)
  return [...ordered]
}

/** What a service mounts: a named volume is a folder in `folder`. */
export function volumesOf({ volumes = [] }, folder) {
  return volumes.map((line) => {
    const [from = '', to = '', mode] = line.split(':')
    return {
      from: from.startsWith('.') ? resolve(dirname(file), from) : join(folder, from),
      to,
      isReadOnly: mode === 'ro',
    }
  })
}
