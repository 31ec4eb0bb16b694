import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Lets a refused client finish sending. A connection that is closed while bytes arrive is reset, and takes the answer
 * with it. So the rest of the body is read and thrown away: after the answer where the connection stays open, before it
 * where it ends with the answer. `cutSlowBodies` ends what takes too long.
 */
export async function readAway({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (raw.complete || raw.destroyed) return
  // The framework closes a connection whose body it did not read to its end.
  reply.removeHeader('connection')
  raw.resume()
  if (reply.raw.shouldKeepAlive) return
  await new Promise<void>((resolve) =>
    raw
      .once('end', resolve)
      .once('close', resolve)
      .once('error', () => resolve()),
  )
}
