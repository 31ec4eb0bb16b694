import { checkNode } from './check-node.mjs'
import { report } from './problem.mjs'
import { setUp } from './setup.mjs'

checkNode()
const names = process.argv.slice(2)
await setUp(names.length > 0 ? names : undefined).catch(report)
console.log('The portal is built: npm start')
