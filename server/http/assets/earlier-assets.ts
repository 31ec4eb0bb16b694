import { extname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { readKeptAssets } from './kept-assets.ts'

/** The types of the files that a build writes. */
const types: Record<string, string> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.gif': 'image/gif',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.json': 'application/json; charset=utf-8',
}

/** `app-DxY7_k2q.js`: only names with a hash are kept. */
const hashedName = /^[\w.-]{8,150}\.[a-z0-9]{2,6}$/i

/**
 * Serves the hashed files that this release does not have from those that others have kept. The files of this release have routes of their own, which come first.
 */
export function addEarlierAssets(
  app: FastifyInstance,
  { files }: Pick<Deps, 'files'>,
  { workerPolicy }: { workerPolicy: string },
): void {
  const kept = readKeptAssets(files)

  app.get<{ Params: { name: string } }>('/assets/:name', async (request, reply) => {
    const { name } = request.params
    if (!hashedName.test(name)) throw new Failure('not-found')
    const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    const found = await kept.find(takesBrotli ? [`${name}.br`, name] : [name])
    if (!found) throw new Failure('not-found')
    if (found.name !== name) reply.header('content-encoding', 'br')
    if (/pdf\.worker/.test(name)) reply.header('content-security-policy', workerPolicy)
    return reply
      .type(types[extname(name)] ?? 'application/octet-stream')
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
      .send(found.bytes)
  })
}
