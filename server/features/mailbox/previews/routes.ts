import type { FastifyInstance } from 'fastify'
import type { EmailSample } from '../../../adapters/email.tsx'
import { inBrand } from '../../../adapters/mail-brand.ts'
import type { Deps } from '../../../deps.ts'
import { Failure } from '../../../failure.ts'
import { findSampleMailBrand } from '../../brand/service.ts'
import { picturesOf, showPictures } from '../pictures.ts'
import { findMailedBook } from '../service.ts'

/** Mails bring their styles with them, which pages of ours may not. Links stay where they are. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox"
const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'"

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: #2b2620 }
  iframe { width: 100%; height: 34rem; border: 1px solid #cfc4ae; border-radius: 8px }
  pre { white-space: pre-wrap; overflow-wrap: anywhere }
  section { margin-block: 3rem }`

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** `GET /dev/emails`: every mail of the portal with sample words, formatted and as plain text. For try-it mode only. */
export function addEmailPreviews(app: FastifyInstance, deps: Deps, written: EmailSample[]): void {
  const samples = written.map(({ name, write }) => ({ name, write: () => present(deps, write) }))

  app.get('/dev/emails', async (_request, reply) => {
    const sections = await Promise.all(samples.map(describe))
    const contents = samples.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy)
      .send(
        `<!doctype html><html lang="en-GB"><meta name="viewport" content="width=device-width"><title>E-mails</title>
        <style>${style}</style><h1>E-mails</h1><ul>${contents.join('')}</ul>${sections.join('')}</html>`,
      )
  })

  app.get<{ Params: { name: string } }>('/dev/emails/:name', async (request, reply) => {
    const sample = samples.find(({ name }) => name === request.params.name)
    if (!sample) throw new Failure('not-found')
    const { html } = await sample.write()
    return reply.type('text/html; charset=utf-8').header('content-security-policy', mailPolicy).send(html)
  })
}

/** A sample in the brand of now, with the book of the moment where it shows one, as its recipient would get it. */
async function present(deps: Deps, write: EmailSample['write']) {
  const brand = await findSampleMailBrand(deps.db)
  const mail = await write(await findMailedBook(deps, deps.db))
  const pictures = picturesOf(mail, brand)
  const written = inBrand(mail, brand, 'Gwenllian Prys-Davies')
  return { ...written, html: await showPictures(deps, { html: written.html, pictures }) }
}

async function describe({ name, write }: { name: string; write: () => ReturnType<typeof present> }): Promise<string> {
  const { subject, text } = await write()
  return `<section id="${name}"><h2>${escapeHtml(subject)}</h2>
    <iframe src="/dev/emails/${name}" title="${escapeHtml(subject)}" loading="lazy"></iframe>
    <details><summary>As plain text</summary><pre>${escapeHtml(text)}</pre></details></section>`
}
