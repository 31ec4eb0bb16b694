import { checkNode } from './check-node.mjs'
import { refuseArguments } from './no-arguments.mjs'
import { report } from './problem.mjs'

checkNode()
refuseArguments('npm start', 'Settings are variables, such as PORT=3001 npm start: docs/settings.md has all of them.')
import('./start-portal.mjs').catch(report)
