import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, text } from './text.ts'

/** Creates a link that opens one certificate, with a child’s name, for five minutes. */
export const createCertificateLink = endpoint({
  method: 'POST',
  path: '/api/resource/certificate-link',
  access: 'user',
  body: z.object({ resource_id: z.int().check(z.positive(), z.maximum(999_999_999)), child_name: text(60) }),
  response: z.object({ url: z.string() }),
  errors: ['resource/locked', 'resource/no-certificate', 'certificate/name-unprintable'],
})

/** What the certificates of one book have in common, for a browser that prints them with the names of a class. */
export type ClassCertificate = z.infer<typeof ClassCertificate>
const ClassCertificate = z.object({
  title: z.string(),
  /** `""` for somebody without a school. */
  school: z.string(),
  /** Who gives the book, for the lower right corner. */
  giver: z.string(),
  /** Who runs the portal, as a sentence; `""` while nobody has entered it. */
  organisation: z.string(),
  /** Everything that is drawn, with the cover of the book: an SVG of an A4 sheet across, 841.89 by 595.28 points. */
  drawing: z.string(),
  /** `#rrggbb`: of the words, and of those on the nearest hill. */
  ink: z.string(),
  on_hill: z.string(),
  /** The characters that the typefaces have: first and last code point of each range. */
  letters: z.array(z.tuple([z.int(), z.int()])),
})

/** Returns what the certificates of a class have in common. It takes no names: these stay in the browser. */
export const viewClassCertificate = endpoint({
  method: 'GET',
  path: '/api/resource/class-certificate/:id',
  access: 'user',
  params: z.object({ id: Id }),
  response: ClassCertificate,
  errors: ['resource/locked', 'resource/no-certificate', 'resource/file-missing'],
})

/**
 * Sends a certificate as PDF. It opens with the five-minute token of a link (which carries the child's name) or with a
 * key (then without a name).
 */
export const readCertificate = endpoint({
  method: 'GET',
  path: '/api/resource/generate-certificate/:id',
  access: 'visitor',
  params: z.object({ id: Id }),
  query: z.object({ 'access-token': z.optional(z.string().check(z.maxLength(4000))) }),
  download: 'application/pdf',
  errors: [
    'resource/locked',
    'resource/no-certificate',
    'resource/printing-busy',
    'resource/file-missing',
    'account/link-expired',
  ],
})
