// Written in the JavaScript of 2020, so that a Node.js that is too old can still parse it and say so.
import { readFileSync } from 'node:fs'

/** Ends the process with a clear sentence when Node.js is older than `engines` in package.json asks for. */
export function checkNode() {
  const file = new URL('../package.json', import.meta.url)
  const needed = JSON.parse(readFileSync(file, 'utf8')).engines.node.replace('>=', '')
  const [neededMajor, neededMinor] = needed.split('.').map(Number)
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return
  console.error(
    'This portal needs Node.js ' +
      needed +
      ' or newer (24 is recommended), and this is Node.js ' +
      process.versions.node +
      '.\nInstall a newer one from https://nodejs.org and run the same command again.',
  )
  process.exit(1)
}
