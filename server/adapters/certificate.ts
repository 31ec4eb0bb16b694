import { isIP } from 'node:net'
import { connect } from 'node:tls'

/** The certificate that a server shows. */
export interface Certificate {
  endsAt: Date
  /** Why browsers would refuse it; `""` if they would not. */
  refusal: string
}

/**
 * Looks up the certificate of an https address, as a browser would get it. Throws if the server cannot be reached within
 * `timeout` milliseconds, which need not mean anything: many networks do not let a machine reach its own public address.
 */
export function findCertificate(
  address: string,
  { timeout = 5000, ca }: { timeout?: number; ca?: string } = {},
): Promise<Certificate> {
  const { hostname, port } = new URL(address)
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port: Number(port || 443),
      ...(isIP(host) === 0 && { servername: host }),
      ...(ca !== undefined && { ca }),
      // A certificate that has expired is what we want to know about.
      rejectUnauthorized: false,
      timeout,
    })
    const fail = (reason: string) => {
      socket.destroy()
      reject(new Error(reason))
    }
    // The time-out of a socket begins again with every byte.
    const timer = setTimeout(() => fail('no answer'), timeout)
    socket.once('close', () => clearTimeout(timer))
    socket.once('error', reject)
    socket.once('secureConnect', () => {
      const { valid_to: end } = socket.getPeerCertificate()
      if (!end) return fail('no certificate')
      resolve({ endsAt: new Date(end), refusal: socket.authorized ? '' : String(socket.authorizationError) })
      socket.end()
    })
  })
}
