import { checkNode } from './check-node.mjs'
import { report } from './problem.mjs'
import { setUp } from './setup.mjs'

checkNode()
await setUp().catch(report)
console.log('The portal is built: npm start')
