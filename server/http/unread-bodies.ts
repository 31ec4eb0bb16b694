import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Lets a refused client finish sending. Closing a connection while bytes arrive resets it, and the response is lost. So
 * the rest of the body is read and discarded: after the response if the connection stays open, before it if the
 * connection ends with it. `cutSlowBodies` ends what takes too long.
 */
export async function readAway({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (raw.complete || raw.destroyed) return
  // Fastify closes connections whose body it did not read to the end.
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
