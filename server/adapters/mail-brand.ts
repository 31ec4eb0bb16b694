import { randomUUID } from 'node:crypto'
import { isolated } from './mail-names.tsx'

/** The colours of a mail, as `#rrggbb`; text on each background has a contrast of at least 4.5:1. */
export type MailColours = Record<
  | 'ground'
  | 'raised'
  | 'ink'
  | 'ink-soft'
  | 'line'
  | 'accent'
  | 'on-accent'
  | 'accent-soft'
  | 'on-accent-soft'
  | 'accent-ink',
  string
>

export interface MailBrand {
  /** The portal's name; null for the one with which the mail was written. */
  name: string | null
  /** `""` for none. */
  sponsor: string
  /** The key of the stored logo, or the path of the one that ships; `""` for none. The mail shows it as `cid:logo`. */
  logo: string
  website: string
  /** Who runs the portal, as a sentence; `""` while nobody has entered it. */
  organisation: string
  /** The person who signs, and the organisation that they sign for; `""` for the portal itself. */
  signer: string
  signsFor: string
  /** Within which messages are answered and schools checked, such as `two working days`. */
  'answer-days': string
  /** Within which a day is proposed for a session. */
  'booking-days': string
  light: MailColours
  dark: MailColours
}

export type Colour = keyof MailColours

/** Unknown outside this process, so that no words of a person can be taken for a place. Places are filled before storing. */
const secret = randomUUID()

/** Marks a place for something of the brand. */
export const place = (what: string) => `\uE000${secret} ${what}\uE001`

/** Places for the working days that operators promise, as they are when a mail is stored. */
export const answerDays = place('answer-days')
export const bookingDays = place('booking-days')

/** Separates the letters of words that people wrote themselves, so that they are never taken for the portal's name. */
export const guard = '\uE002'

const places = new RegExp(`\uE000${secret} ([^\uE001]*)\uE001`, 'gi')

/** What of a mail has places: its subject, its HTML and its plain text. */
interface Words {
  subject: string
  html: string
  text: string
}

/** How something of the brand is written in HTML, or in plain text. */
interface Writing {
  write(words: string): string
  name(words: string): string
  lineBreak: string
}

const inText: Writing = { write: String, name: isolated, lineBreak: '\n' }
const inHtml: Writing = {
  write: escapeHtml,
  name: (words) => `<span dir="auto">${escapeHtml(isolated(words))}</span>`,
  lineBreak: '<br />',
}

/** A mail with the brand in its places. `greeted` is the name of its recipient; `""` where it is not known for certain. */
export function inBrand<Mail extends Words>(mail: Mail, brand: MailBrand, greeted: string): Mail {
  const fill = (content: string, { write, name, lineBreak }: Writing) =>
    content.replace(places, (_, what: string) => {
      const [, key, written = ''] = /^(name|signature)=(.*)$/i.exec(what) ?? []
      const portal = brand.name ?? decodeURIComponent(written)
      // Headings are in capitals in plain text.
      if (key === 'NAME') return write(portal.toUpperCase())
      if (key === 'name') return write(portal)
      if (key) {
        const lines = brand.signer ? [brand.signer, brand.signsFor || portal] : [portal]
        return lines.map(name).join(lineBreak)
      }
      if (what === 'greeting') return greeted ? `Hello ${name(greeted)},` : 'Hello,'
      if (what === 'logo') return brand.logo && logoImage(write(brand.sponsor))
      if (what === 'organisation') return brand.organisation && write(` Sent by ${brand.organisation}`)
      if (what === 'answer-days' || what === 'booking-days') return write(brand[what])
      if (what === 'thanks') return brand.sponsor && write(` Free, thanks to ${brand.sponsor}.`)
      const [scheme, colour] = what.split('.')
      return brand[scheme === 'dark' ? 'dark' : 'light'][colour as Colour] ?? ''
    })
  return {
    ...mail,
    subject: fill(mail.subject, inText),
    html: fill(mail.html, inHtml),
    text: fill(mail.text, inText),
  }
}

/** Its width and height are known when it is attached. With pictures off, mail programs show the name. */
const logoImage = (alt: string) =>
  `<img src="cid:logo" alt="${alt}" style="display:block;border:0;outline:none;border-radius:6px" />`

export function escapeHtml(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
