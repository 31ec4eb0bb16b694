/**
 * Whether a host name means this machine and nothing else: `localhost`, an IPv4 address in 127.0.0.0/8 or `::1`, with
 * or without the brackets that an address bar needs.
 */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[?::1\]?)$/i.test(hostname)
}
