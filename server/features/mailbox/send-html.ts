import type { FastifyReply } from 'fastify'
import type { EmailContent } from '../../adapters/email.tsx'
import { inBrand } from '../../adapters/mail-brand.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { findMailBrand } from '../brand/service.ts'
import { maskKey } from './links.ts'
import { picturesOf, showPictures } from './pictures.ts'

/** Mails bring their styles with them, which our pages may not. Nothing runs, only our own pages may frame them, and a link opens in place of that page. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox allow-same-origin allow-top-navigation-by-user-activation"

/** Sends the HTML of a mail to be shown in a frame. */
export function sendHtml(reply: FastifyReply, html: string, scheme: 'light' | 'dark'): FastifyReply {
  if (html === '') throw new Failure('not-found')
  const shown = html
    .replace(/<head[^>]*>/, '$&<base target="_top">')
    .replaceAll(' target="_blank"', '')
    // Whatever the scheme of the browser.
    .replaceAll(/\(prefers-color-scheme: ?dark\)/g, scheme === 'dark' ? 'all' : 'not all')
    .replaceAll('color-scheme:light dark', `color-scheme:${scheme}`)
  return reply.type('text/html; charset=utf-8').header('content-security-policy', mailPolicy).send(shown)
}

/** Sends a mail that has not been stored, in the brand of now, as somebody of this name would get it. */
export async function sendPreview(
  deps: Deps,
  reply: FastifyReply,
  { mail, greeted }: { mail: EmailContent; greeted: string },
): Promise<FastifyReply> {
  const brand = await findMailBrand(deps.db)
  const { html } = maskKey(inBrand(mail, brand, greeted))
  return sendHtml(reply, await showPictures(deps, { html, pictures: picturesOf(mail, brand) }), 'light')
}
