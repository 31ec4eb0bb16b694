import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/**
 * Stores a picture of at most 5 MB and 25 megapixels (PNG, JPEG, WebP, GIF or AVIF), re-encoded, and returns its address;
 * visitors may send a logo for sign-up. Of a file that cannot be read, `errors` says what it is and what to do.
 */
export const uploadImage = endpoint({
  method: 'POST',
  path: '/api/images/upload',
  access: 'visitor',
  upload: 'image',
  response: z.object({ image: z.string() }),
  errors: ['image/unreadable', 'image/too-large', 'image/too-many-pixels', 'image/no-file'],
})

/** Sends an uploaded picture. */
export const readImage = endpoint({
  method: 'GET',
  path: '/api/images/:id',
  access: 'visitor',
  params: z.object({ id: z.uuid() }),
  download: 'image/webp',
})
