import { checkNode } from './check-node.mjs'
import { report } from './problem.mjs'

checkNode()
import('./run-tests.mjs').catch(report)
