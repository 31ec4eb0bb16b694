import { isIPv4, isIPv6 } from 'node:net'

/**
 * The network by which limits count an IP address: an IPv4 address itself, or the /64 of an IPv6 address
 * (`2001:db8:0:1::/64`), which is what one household or machine is given. IPv4-mapped addresses (`::ffff:198.51.100.7`)
 * are IPv4. A port, which some proxies send too, is left out. All invalid addresses count as one network.
 */
export function networkOf(ip: string): string {
  const [, bracketed, dotted] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(ip) ?? []
  const bare = (bracketed ?? dotted ?? ip).replace(/%.*$/, '')
  if (isIPv4(bare)) return bare
  if (!isIPv6(bare)) return 'unknown'
  const groups = groupsOf(bare)
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  const prefix = groups.slice(0, 4).map((group) => group.toString(16))
  return `${prefix.join(':')}::/64`
}

/** The eight groups of a valid IPv6 address. */
function groupsOf(ip: string): number[] {
  const hex = ip.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
  const parse = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)))
  const [head = [], tail] = hex.split('::').map(parse)
  if (!tail) return head
  return [...head, ...new Array<number>(8 - head.length - tail.length).fill(0), ...tail]
}
