import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An HTML document in every encoding that browsers ask for, with its entity tag. */
export interface HtmlResponse {
  etag: string
  /** The policy's sources for the inline style sheets of this document, and no others (CSP 3, section 2.3.1). */
  stylePolicy: string
  plain: Buffer
  br: Buffer
  gzip: Buffer
}

/** Compresses a document in advance, so that no request waits for it. `styles`: the text of each inline style sheet. */
export async function createHtmlResponse(html: string, styles: string[] = []): Promise<HtmlResponse> {
  const plain = Buffer.from(html)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain, { params }), promisify(gzip)(plain)])
  const hashes = styles.map((style) => ` 'sha256-${hash('sha256', style, 'base64')}'`)
  return {
    // Weak, because all encodings share it.
    etag: `W/"${hash('sha256', plain, 'base64url').slice(0, 22)}"`,
    stylePolicy: hashes.length > 0 ? `; style-src 'self'${hashes.join('')}` : '',
    plain,
    br,
    gzip: gzipped,
  }
}

/** Whether an `Accept-Encoding` header names a coding without refusing it (`q=0`). */
function accepts(header: string, coding: string): boolean {
  return header.split(',').some((entry) => {
    const [name = '', weight = 'q=1'] = entry.split(';').map((part) => part.trim().toLowerCase())
    return name === coding && !/^q=0(\.0*)?$/.test(weight)
  })
}

/**
 * Sends a document, or 304 if the browser has it. It varies by cookie, because visitors and signed-in users get
 * different ones. `isPersonal`: it is not stored anywhere.
 */
export function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  page: HtmlResponse,
  isPersonal = false,
): FastifyReply {
  reply.headers({ 'cache-control': isPersonal ? 'no-store' : 'no-cache', vary: 'accept-encoding, cookie' })
  if (!isPersonal) reply.header('etag', page.etag)
  const policy = reply.getHeader('content-security-policy')
  if (page.stylePolicy) reply.header('content-security-policy', `${policy}${page.stylePolicy}`)
  if (reply.statusCode === 200 && !isPersonal && request.headers['if-none-match'] === page.etag)
    return reply.code(304).send()
  reply.type('text/html; charset=utf-8')
  const accepted = String(request.headers['accept-encoding'] ?? '')
  for (const coding of ['br', 'gzip'] as const) {
    if (accepts(accepted, coding)) return reply.header('content-encoding', coding).send(page[coding])
  }
  return reply.send(page.plain)
}
