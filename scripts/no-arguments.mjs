import { Problem, report } from './problem.mjs'

/**
 * Ends a command that takes nothing when somebody has added something, before it does anything.
 *
 * @param {string} command as people type it
 * @param {string} [instead] what they may have wanted
 */
export function refuseArguments(command, instead = '') {
  const given = process.argv.slice(2)
  if (given.length > 0)
    report(new Problem(`${command} takes nothing after it, such as ${given.join(' ')}. ${instead}`.trim()))
}
