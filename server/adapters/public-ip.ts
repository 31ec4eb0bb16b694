import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Addresses outside the public internet (IANA special-purpose registries). */
// Two lists, because one that holds ::ffff:0:0/96 matches every address of four bytes.
const inside = { ipv4: new BlockList(), ipv6: new BlockList() }
const networks: Array<[string, number]> = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
]
for (const [network, prefix] of networks) {
  const family = network.includes(':') ? 'ipv6' : 'ipv4'
  inside[family].addSubnet(network, prefix, family)
}

export function isPublicIp(ip: string): boolean {
  const version = isIP(ip)
  if (version === 0) return false
  const family = version === 6 ? 'ipv6' : 'ipv4'
  return !inside[family].check(ip, family)
}

/**
 * Wraps a DNS lookup so that it succeeds only if every address of the host is public. The connection is made to these
 * addresses, so a name that changes a moment later (DNS rebinding) leads nowhere else.
 */
export function lookUpPublic(lookup: LookupFunction): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = typeof found === 'string' ? [] : (found ?? [])
      const [first] = addresses
      if (error) return done(error, [])
      if (!first || !addresses.every(({ address }) => isPublicIp(address))) {
        return done(new Error(`${hostname} has an address that is not public`), [])
      }
      if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }
}
