import { checkNode } from './check-node.mjs'
import { report } from './problem.mjs'

checkNode()
import('./start-portal.mjs').catch(report)
