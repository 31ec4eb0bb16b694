import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import type { MailBrand } from '../../adapters/mail-brand.ts'
import type { InlinePicture } from '../../adapters/mailer.ts'
import type { MailPicture } from '../../database/mail-tables.ts'
import type { Deps } from '../../deps.ts'

type Name = MailPicture['name']

interface Made extends Omit<InlinePicture, 'cid'> {
  /** CSS pixels: it has twice as many, for screens with two to each. */
  width: number
  height: number
}

interface PicturedMail {
  id: string
  html: string
  pictures: MailPicture[]
}

/** The most CSS pixels of each kind; the plate of a transparent logo is part of it. */
const sizes = {
  logo: { width: 120, height: 40 },
  plated: { width: 108, height: 32 },
  cover: { width: 112, height: 144 },
} as const

/** The pictures that a new mail names. */
export function picturesOf({ pictures = [] }: { pictures?: MailPicture[] }, { logo }: MailBrand): MailPicture[] {
  return logo ? [...pictures, { name: 'logo', file: logo }] : pictures
}

/** A mail with its pictures, each with an id of its own: some mail programs mix up those of two mails. */
export async function attachPictures(
  deps: Pick<Deps, 'files' | 'log' | 'config'>,
  mail: PicturedMail,
): Promise<{ html: string; pictures: InlinePicture[] }> {
  const made = await makeAll(deps, mail.pictures)
  const cidOf = (name: Name) => `${name}.${mail.id}@mail`
  return {
    html: fill(mail.html, made, (name) => `cid:${cidOf(name)}`),
    pictures: [...made].map(([name, { filename, type, content }]) => ({ cid: cidOf(name), filename, type, content })),
  }
}

/** The HTML of a mail with its pictures in it, to be shown in a browser. */
export async function showPictures(
  deps: Pick<Deps, 'files' | 'log' | 'config'>,
  { html, pictures }: Omit<PicturedMail, 'id'>,
): Promise<string> {
  const made = await makeAll(deps, pictures)
  return fill(html, made, (_, { type, content }) => `data:${type};base64,${content.toString('base64')}`)
}

/** Puts sources and sizes into the images of a mail, and leaves out those whose file is gone. */
function fill(html: string, made: Map<Name, Made>, srcOf: (name: Name, picture: Made) => string): string {
  return html.replace(/<img\b[^>]*\bsrc="cid:(logo|cover)"[^>]*>/g, (image, name: Name) => {
    const picture = made.get(name)
    if (!picture) return ''
    const { width, height } = picture
    return image.replace(/src="[^"]*"/, `src="${srcOf(name, picture)}" width="${width}" height="${height}"`)
  })
}

async function makeAll(
  deps: Pick<Deps, 'files' | 'log' | 'config'>,
  pictures: MailPicture[],
): Promise<Map<Name, Made>> {
  const made = new Map<Name, Made>()
  for (const picture of pictures) {
    const one = await makeOnce(deps, picture)
    if (one) made.set(picture.name, one)
  }
  return made
}

/** The pictures that were used last: a list of parents is thousands of mails with the same two. */
const latest = new Map<string, Promise<Made>>()
const maxCached = 20

/** Null when it cannot be made, above all because its file has been replaced since: the mail goes without it. */
async function makeOnce(
  { files, log, config }: Pick<Deps, 'files' | 'log' | 'config'>,
  { name, file }: MailPicture,
): Promise<Made | null> {
  const key = `${name} ${file}`
  // The logo that ships is one of the files of the pages.
  const read = async () => (file.startsWith('/') ? readFile(join(config.webFolder, file)) : files.read(file))
  const making = latest.get(key) ?? read().then((bytes) => make(name, bytes))
  // The last of them is the last used.
  latest.delete(key)
  latest.set(key, making)
  const [oldest] = latest.keys()
  if (latest.size > maxCached && oldest !== undefined) latest.delete(oldest)
  try {
    return await making
  } catch (error) {
    latest.delete(key)
    log.warn({ err: error, file }, 'picture of a mail')
    return null
  }
}

async function make(name: Name, bytes: Buffer): Promise<Made> {
  const { default: sharp } = await import('sharp')
  return makers[name](sharp(bytes))
}

const fitting = (image: Sharp, { width, height }: { width: number; height: number }) =>
  image.resize({ width: width * 2, height: height * 2, fit: 'inside', withoutEnlargement: true })

const half = ({ width, height }: { width: number; height: number }) => ({
  width: Math.max(1, Math.round(width / 2)),
  height: Math.max(1, Math.round(height / 2)),
})

const makers: Record<Name, (image: Sharp) => Promise<Made>> = {
  /** On white where it is transparent, with a margin: dark letters stay readable in a mail program with a dark mode. */
  async logo(image) {
    const isOpaque = (await image.stats()).isOpaque
    const fitted = fitting(image, isOpaque ? sizes.logo : sizes.plated)
    const margin = { top: 8, bottom: 8, left: 12, right: 12, background: '#fff' }
    const plated = isOpaque ? fitted : fitted.flatten({ background: '#fff' }).extend(margin)
    const { data, info } = await plated
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true })
    return { filename: 'logo.png', type: 'image/png', content: data, ...half(info) }
  },
  async cover(image) {
    const { data, info } = await fitting(image, sizes.cover)
      .flatten({ background: '#fff' })
      .jpeg({ quality: 72, mozjpeg: true })
      .toBuffer({ resolveWithObject: true })
    return { filename: 'cover.jpg', type: 'image/jpeg', content: data, ...half(info) }
  },
}
