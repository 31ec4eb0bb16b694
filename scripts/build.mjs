import { checkNode } from './check-node.mjs'
import { parts } from './parts.mjs'
import { Problem, report } from './problem.mjs'
import { setUp } from './setup.mjs'

checkNode()
const names = process.argv.slice(2)
if (names.some((name) => !Object.hasOwn(parts, name))) {
  report(
    new Problem(
      `npm run build builds everything that is stale. For a part: npm run build -- server (or ${Object.keys(parts)
        .filter((name) => name !== 'server')
        .join(', ')})`,
    ),
  )
}
await setUp(names.length > 0 ? names : undefined).catch(report)
console.log('The portal is built: npm start')
