import type { FastifyInstance } from 'fastify'
import * as images from '#contract/images.ts'
import { maxPicture } from '#contract/picture-formats.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { serve } from '../../http/serve.ts'
import { readUpload } from '../../http/upload.ts'
import { fileOf, storeImage } from './service.ts'

/** An image loads and runs nothing, even when it is opened on its own. */
const policy = "default-src 'none'; frame-ancestors 'none'; sandbox"

export function imageRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, images.uploadImage, async ({ by, request }) => {
    if (by.userId) await deps.limiters.imagesPerAccount.count(by.userId)
    else await deps.limiters.imagesPerNetwork.count(by.ip)
    const { bytes } = await readUpload(request, {
      field: 'image',
      maxBytes: maxPicture.bytes,
      missing: 'image/no-file',
      tooLarge: 'image/too-large',
    })
    return { image: await storeImage(deps, bytes, by.userId) }
  })

  serve(app, images.readImage, async ({ params, reply }) => {
    const bytes = await deps.files.read(fileOf(params.id)).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new Failure('not-found') : error
    })
    return reply
      .type('image/webp')
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', 'content-security-policy': policy })
      .send(bytes)
  })
}
