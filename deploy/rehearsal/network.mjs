import { writeFileSync } from 'node:fs'
import { run } from './fresh-machine.mjs'

const prefixes = { inside: '172.30.86', edge: '172.30.87' }

/**
 * Makes the networks of compose.yaml, and a view of them for each service, with an address in each of its networks. Nothing leads
 * out of either. Returns the file of names that each service sees.
 *
 * @param {Record<string, string[]>} networksOf the networks of each service
 * @param {string} folder
 */
export function makeNetworks(networksOf, folder) {
  run('mount', '-t', 'tmpfs', 'tmpfs', '/run')
  run('ip', 'link', 'set', 'lo', 'up')
  for (const [network, prefix] of Object.entries(prefixes)) {
    run('ip', 'link', 'add', network, 'type', 'bridge')
    run('ip', 'addr', 'add', `${prefix}.1/24`, 'dev', network)
    run('ip', 'link', 'set', network, 'up')
  }
  const names = Object.keys(networksOf)
  const addressOf = (name, network) => `${prefixes[network]}.${names.indexOf(name) + 10}`
  const files = {}
  for (const [name, networks] of Object.entries(networksOf)) {
    run('ip', 'netns', 'add', name)
    run('ip', '-n', name, 'link', 'set', 'lo', 'up')
    for (const network of networks) {
      const link = `${network[0]}${names.indexOf(name)}`
      run('ip', 'link', 'add', link, 'type', 'veth', 'peer', 'name', 'eth', 'netns', name)
      run('ip', '-n', name, 'link', 'set', 'eth', 'name', network)
      run('ip', '-n', name, 'addr', 'add', `${addressOf(name, network)}/24`, 'dev', network)
      run('ip', '-n', name, 'link', 'set', network, 'up')
      run('ip', 'link', 'set', link, 'master', network, 'up')
    }
    const lines = names.flatMap((other) => {
      const shared = networks.find((network) => networksOf[other].includes(network))
      return shared ? [`${addressOf(other, shared)} ${other}`] : []
    })
    files[name] = `${folder}/hosts-${name}`
    writeFileSync(files[name], ['127.0.0.1 localhost', ...lines, ''].join('\n'))
  }
  return { hosts: files, addressOf }
}
