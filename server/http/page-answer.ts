import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DrawnPage } from '#contract/prerendering.ts'

/** A document in every encoding that browsers ask for, with its entity tag. */
export interface PageAnswer {
  etag: string
  /** What a policy says so that the style sheets in the document, and no others, are obeyed (CSP 3, section 2.3.1). */
  stylePolicy: string
  plain: Buffer
  br: Buffer
  gzip: Buffer
}

/** Compresses a document once, so that nobody waits for it later. */
export async function createPageAnswer({ html, styles }: DrawnPage): Promise<PageAnswer> {
  const plain = Buffer.from(html)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain, { params }), promisify(gzip)(plain)])
  const hashes = styles.map((style) => ` 'sha256-${hash('sha256', style, 'base64')}'`)
  return {
    // Weak, because it is the same for each encoding.
    etag: `W/"${hash('sha256', plain, 'base64url').slice(0, 22)}"`,
    stylePolicy: hashes.length > 0 ? `; style-src 'self'${hashes.join('')}` : '',
    plain,
    br,
    gzip: gzipped,
  }
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
  const policy = reply.getHeader('content-security-policy')
  if (page.stylePolicy) reply.header('content-security-policy', `${policy}${page.stylePolicy}`)
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  reply.type('text/html; charset=utf-8')
  const accepted = String(request.headers['accept-encoding'] ?? '')
  for (const coding of ['br', 'gzip'] as const) {
    if (accepts(accepted, coding)) return reply.header('content-encoding', coding).send(page[coding])
  }
  return reply.send(page.plain)
}
