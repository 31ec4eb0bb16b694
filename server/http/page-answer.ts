import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A document in every encoding that browsers ask for, with its entity tag. */
export interface PageAnswer {
  etag: string
  plain: Buffer
  br: Buffer
  gzip: Buffer
}

/** Compresses a document once, so that nobody waits for it later. */
export async function createPageAnswer(html: string): Promise<PageAnswer> {
  const plain = Buffer.from(html)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain, { params }), promisify(gzip)(plain)])
  // Weak, because it is the same for each encoding.
  return { etag: `W/"${hash('sha256', plain, 'base64url').slice(0, 22)}"`, plain, br, gzip: gzipped }
}

/** Whether an `Accept-Encoding` names a coding, and not to refuse it. */
function accepts(header: string, coding: string): boolean {
  return header.split(',').some((entry) => {
    const [name = '', weight = 'q=1'] = entry.split(';').map((part) => part.trim().toLowerCase())
    return name === coding && !/^q=0(\.0*)?$/.test(weight)
  })
}

/**
 * Answers a document, or that the one which the browser has is still right. It differs by cookie, because visitors get
 * another one than who is logged in.
 */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: PageAnswer): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie', etag: page.etag })
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  reply.type('text/html; charset=utf-8')
  const accepted = String(request.headers['accept-encoding'] ?? '')
  for (const coding of ['br', 'gzip'] as const) {
    if (accepts(accepted, coding)) return reply.header('content-encoding', coding).send(page[coding])
  }
  return reply.send(page.plain)
}
