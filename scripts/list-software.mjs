import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from './inputs.mjs'
import { findNpm } from './installation.mjs'
import { root, runNode } from './run.mjs'

// Writes what the trust pack takes from the repository: the packages that the portal runs, and what security promises.
const [out = ''] = process.argv.slice(2)
const { code, output } = await runNode([
  findNpm(),
  'sbom',
  '--package-lock-only',
  '--include=dev',
  '--sbom-format=cyclonedx',
  '--loglevel=error',
])
if (code !== 0) throw new Error(output)
const bill = JSON.parse(output.slice(output.indexOf('{')))

const { name, dependencies, optionalDependencies, devDependencies } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)
// Packages for the pages are bundled, and so are among those for development: what our sources import is in the bundles.
const sources = ['contract', 'postgres', 'print', 'server', 'web']
  .flatMap((folder) => filesUnder(root, folder))
  .filter((path) => /\.(tsx?|css)$/.test(path) && !/\.test\.\w+$|(^|\/)testing\//.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))
const imported = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/(?:from|import|@import|import\()\s*['"]((?:@[\w-]+\/)?[\w.-]+)/g)].map(([, found]) => found),
  ),
)
const wanted = Object.keys({ ...dependencies, ...optionalDependencies })
wanted.push(...Object.keys(devDependencies).filter((found) => imported.has(found)))

const needs = new Map(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
const byRef = new Map(bill.components.map((component) => [component['bom-ref'], component]))
const kept = new Set()
const keep = (ref) => {
  if (kept.has(ref) || !byRef.has(ref)) return
  kept.add(ref)
  for (const needed of needs.get(ref) ?? []) keep(needed)
}
const own = bill.metadata.component['bom-ref']
const direct = needs.get(own).filter((ref) => wanted.includes(byRef.get(ref)?.name))
for (const ref of direct) keep(ref)

// Without what differs each time: the same packages give the same bytes.
delete bill.serialNumber
delete bill.metadata.timestamp
bill.metadata.component.type = 'application'
bill.metadata.component.name = name
bill.components = bill.components
  .filter((component) => kept.has(component['bom-ref']))
  .map(({ properties, ...component }) => ({ ...component, scope: 'required' }))
bill.dependencies = bill.dependencies
  .filter(({ ref }) => ref === own || kept.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: ref === own ? direct : dependsOn }))

mkdirSync(out, { recursive: true })
cpSync(join(root, 'docs/security.md'), join(out, 'security.md'))
writeFileSync(join(out, 'software.json'), `${JSON.stringify(bill, null, 1)}\n`)
