import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { gzipAround, type PreparedPart } from './gzip-parts.ts'

/** An HTML document in every encoding that browsers ask for, with its entity tag. */
export interface HtmlResponse {
  etag: string
  /** The policy's sources for the inline style sheets of this document, and no others (CSP 3, section 2.3.1). */
  stylePolicy: string
  plain: Buffer
  br: Buffer
  gzip: Buffer
}

/** A document in three parts: up to its style sheet, the sheet, and what follows. */
export interface RenderedDocument {
  before: string
  /** The style sheets that the page needs, inside it, so that the browser paints it without another request. */
  sheet: PreparedPart
  /** In pieces: joined to one string, a hundred kilobytes would be copied twice. */
  after: string[]
  /** The policy's sources of its `style` elements, and of its elements' `style` attributes. */
  styleSources: string[]
  attributeSources: string[]
}

/** Compresses a document in advance, so that no request waits for it. `styleSources`: of its inline style sheets. */
export async function createHtmlResponse(html: string, styleSources: readonly string[] = []): Promise<HtmlResponse> {
  const plain = Buffer.from(html)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain, { params }), promisify(gzip)(plain)])
  return {
    // Weak, because all encodings share it.
    etag: `W/"${hash('sha256', plain, 'base64url').slice(0, 22)}"`,
    stylePolicy: styleSources.length > 0 ? ['; style-src', "'self'", ...styleSources].join(' ') : '',
    plain,
    br,
    gzip: gzipped,
  }
}

/** What a policy allows an inline style sheet or a `style` attribute by. */
export const sourceOf = (style: string): string => `'sha256-${hash('sha256', style, 'base64')}'`

const attribute = ' style="'
const escaped: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' }

/** What a policy allows the `style` attributes of rendered elements by, each once. React escapes some characters in them. */
export function sourcesOfAttributes(html: string): string[] {
  const found = new Set<string>()
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at + 1)) {
    const isWithinTag = html.lastIndexOf('<', at) > html.lastIndexOf('>', at)
    const from = at + attribute.length
    if (isWithinTag) found.add(html.slice(from, html.indexOf('"', from)))
  }
  return Array.from(found, (style) =>
    sourceOf(style.replace(/&(?:amp|quot|#x27|lt|gt);/g, (name) => escaped[name] ?? name)),
  )
}

const acceptedBy = (request: FastifyRequest) => String(request.headers['accept-encoding'] ?? '')

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
  setHeaders(reply, page.stylePolicy, isPersonal)
  if (!isPersonal) reply.header('etag', page.etag)
  if (reply.statusCode === 200 && !isPersonal && request.headers['if-none-match'] === page.etag)
    return reply.code(304).send()
  const coding = (['br', 'gzip'] as const).find((one) => accepts(acceptedBy(request), one))
  return coding ? reply.header('content-encoding', coding).send(page[coding]) : reply.send(page.plain)
}

/**
 * Sends a document that nobody else will ask for. Its `style` attributes are allowed one by one (CSP 3, section 6.7.3.3),
 * because they depend on what it shows.
 */
export async function sendPersonalHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  { before, sheet, after, styleSources, attributeSources }: RenderedDocument,
): Promise<FastifyReply> {
  const hashes = attributeSources.length > 0 ? ["'unsafe-hashes'", ...attributeSources] : []
  setHeaders(reply, ['; style-src', "'self'", ...styleSources, ...hashes].join(' '), true)
  const [first, last] = [Buffer.from(before), encode(after)]
  if (!accepts(acceptedBy(request), 'gzip')) return reply.send(Buffer.concat([first, sheet.text, last]))
  return reply.header('content-encoding', 'gzip').send(await gzipAround(first, sheet, last))
}

/** The texts one after the other, in UTF-8. */
function encode(texts: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafe(texts.reduce((length, text) => length + Buffer.byteLength(text), 0))
  let end = 0
  for (const text of texts) end += bytes.write(text, end)
  return bytes
}

function setHeaders(reply: FastifyReply, stylePolicy: string, isPersonal: boolean): void {
  reply.headers({ 'cache-control': isPersonal ? 'no-store' : 'no-cache', vary: 'accept-encoding, cookie' })
  const policy = reply.getHeader('content-security-policy')
  if (stylePolicy) reply.header('content-security-policy', `${policy}${stylePolicy}`)
  reply.type('text/html; charset=utf-8')
}
