// Checks every object of the overlays against the schemas of Kubernetes, without a cluster:
//   npm install --prefix /tmp/schemas kubernetes-models yaml @kubernetes-models/prometheus-operator @kubernetes-models/cloudnative-pg
//   node deploy/kubernetes/check.mjs /tmp/schemas
// Needs kubectl. Kinds of operators without a schema in that folder are named, and only parsed.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** @param {string} sentence */
function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

const [schemas] = process.argv.slice(2)
if (!schemas) stop('Name the folder with the schemas: node deploy/kubernetes/check.mjs /tmp/schemas')

/** @param {string} path of a module below the installed packages; undefined if it is not there */
async function load(path) {
  const file = join(resolve(schemas ?? ''), 'node_modules', path)
  return existsSync(file) ? import(pathToFileURL(file).href) : undefined
}

const yaml = await load('yaml/dist/index.js')
const isThere = (await load('kubernetes-models/v1/index.js')) !== undefined
if (!yaml || !isThere) stop(`Install what is missing: npm install --prefix ${schemas} kubernetes-models yaml`)

/** @param {string} overlay */
function build(overlay) {
  try {
    return execFileSync('kubectl', ['kustomize', overlay], { encoding: 'utf8' })
  } catch (error) {
    return stop(error.code === 'ENOENT' ? 'kubectl is not installed.' : `${overlay} cannot be built.`) ?? ''
  }
}

const overlays = join(import.meta.dirname, 'overlays')
const packages = ['kubernetes-models', '@kubernetes-models/prometheus-operator', '@kubernetes-models/cloudnative-pg']
const unknown = new Set()
let checked = 0
for (const overlay of readdirSync(overlays)) {
  for (const parsed of yaml.parseAllDocuments(build(join(overlays, overlay)))) {
    const object = parsed.toJS()
    const { apiVersion, kind, metadata } = object
    const models = await Promise.all(packages.map((name) => load(`${name}/${apiVersion}/index.js`)))
    const model = models.map((one) => one?.[kind] ?? one?.default?.[kind]).find(Boolean)
    if (!model) {
      unknown.add(`${apiVersion} ${kind}`)
      continue
    }
    checked += 1
    try {
      new model(object).validate()
    } catch (error) {
      console.error(`${overlay}: ${kind} ${metadata.name}: ${error.message}`)
      process.exitCode = 1
    }
  }
}
console.log(`${checked} objects were checked.`)
if (unknown.size > 0) console.log(`Only parsed: ${[...unknown].join(', ')}.`)
