import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'

/** How long the file is valid, in days; RFC 9116 recommends less than a year. */
const validDays = 180

/** `/.well-known/`: where to report a vulnerability (RFC 9116), and where a password manager changes a password (W3C). */
export function addWellKnown(app: FastifyInstance, config: Config): void {
  const { deskEmail, hasPublicUrl, publicUrl } = config
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect('/profile/settings', 302))
  const path = '/.well-known/security.txt'
  app.get(path, (_request, reply) => {
    const expires = new Date(Date.now() + validDays * 86_400_000)
    // The same all day, so that it can be cached.
    expires.setUTCHours(0, 0, 0, 0)
    const lines = [
      `Contact: mailto:${deskEmail}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      ...(hasPublicUrl ? [`Canonical: ${publicUrl}${path}`] : []),
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`)
  })
}
