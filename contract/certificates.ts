import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, text } from './text.ts'

export const createCertificateLink = endpoint({
  method: 'POST',
  path: '/api/resource/certificate-link',
  access: 'user',
  body: z.object({ resource_id: z.int().check(z.positive(), z.maximum(999_999_999)), child_name: text(60) }),
  response: z.object({ url: z.string() }),
  errors: ['resource/locked', 'resource/no-certificate', 'certificate/name-unprintable'],
})

/** Opens by the five-minute token of a link (which carries the child's name) or by a key (then without a name). */
export const readCertificate = endpoint({
  method: 'GET',
  path: '/api/resource/generate-certificate/:id',
  access: 'visitor',
  params: z.object({ id: Id }),
  query: z.object({ 'access-token': z.optional(z.string().check(z.maxLength(4000))) }),
  download: 'application/pdf',
  errors: ['resource/locked', 'resource/no-certificate', 'account/link-expired'],
})
