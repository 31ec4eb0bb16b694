import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from './inputs.mjs'
import { root } from './run.mjs'

const names = [
  'feature.ts',
  'routes.ts',
  'service.ts',
  'queries.ts',
  'access.ts',
  'jobs.ts',
  'emails.tsx',
  'email-samples.ts',
]
const maxRules = 7

/** What only the file of that name may do. SQL is kept to `queries.ts` by `.dependency-cruiser.cjs`. */
const duties = [
  { name: 'routes.ts', does: 'mounts endpoints', sign: /\bserve\(app,|\bapp\.(get|post|route)\(/ },
  { name: 'jobs.ts', does: 'defines jobs', sign: /\bjobs\.(define|every)\b/ },
  { name: 'emails.tsx', does: 'renders e-mails', sign: /\brenderEmail\(/ },
]

/**
 * Checks the names of the files below `server/features/`: `<feature>/<file>` or `<feature>/<part>/<file>`, where each file
 * has one of the names above, or is a rule named after what it does and does none of their duties.
 *
 * @param {string} [folder] the repository
 * @returns {{ code: number, output: string }}
 */
export function checkFeatures(folder = root) {
  const features = 'server/features'
  const files = filesUnder(folder, features).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  const faults = []
  const rules = new Map()
  const found = new Set()
  for (const file of files) {
    const [feature, ...rest] = file.slice(features.length + 1).split('/')
    const name = rest.at(-1) ?? ''
    const place = file.slice(0, -name.length - 1)
    if (rest.length > 2) faults.push(`${file} is too deep: a feature has parts, and a part has files only.`)
    if (rest.join('/') === 'feature.ts') found.add(feature)
    const text = readFileSync(join(folder, file), 'utf8')
    for (const duty of duties)
      if (name !== duty.name && duty.sign.test(text))
        faults.push(`${file} ${duty.does}: that belongs in a ${duty.name}.`)
    if (names.includes(name)) continue
    if (name.endsWith('.tsx')) faults.push(`${file}: the only .tsx of a feature or part is emails.tsx.`)
    if (/-(routes|service|queries|access|jobs)\.ts$/.test(name))
      faults.push(`${file}: make a part of it, a folder with a ${name.slice(name.lastIndexOf('-') + 1)}.`)
    rules.set(place, (rules.get(place) ?? 0) + 1)
  }
  for (const feature of new Set(files.map((file) => file.split('/')[2])))
    if (!found.has(feature)) faults.push(`${features}/${feature} has no feature.ts, which exports its routes and jobs.`)
  for (const [place, count] of rules)
    if (count > maxRules)
      faults.push(`${place} has ${count} rules of its own, more than ${maxRules}: make parts of it.`)
  return { code: faults.length > 0 ? 1 : 0, output: faults.join('\n') }
}
