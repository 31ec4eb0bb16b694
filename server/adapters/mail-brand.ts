import { randomUUID } from 'node:crypto'

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
  /** The key of the stored logo; `""` for none. The mail shows it as `cid:logo`. */
  logo: string
  website: string
  /** Who runs the portal, as a sentence; `""` while nobody has entered it. */
  organisation: string
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

const places = new RegExp(`\uE000${secret} ([^\uE001]*)\uE001`, 'gi')

/** What of a mail has places: its subject, its HTML and its plain text. */
interface Words {
  subject: string
  html: string
  text: string
}

/** A mail with the brand in its places. */
export function inBrand<Mail extends Words>(mail: Mail, brand: MailBrand): Mail {
  const fill = (content: string, write: (words: string) => string) =>
    content.replace(places, (_, what: string) => {
      const [, key, written = ''] = /^(name=)(.*)$/i.exec(what) ?? []
      if (key) {
        const name = brand.name ?? decodeURIComponent(written)
        // Headings are in capitals in plain text.
        return write(key === 'NAME=' ? name.toUpperCase() : name)
      }
      if (what === 'logo') return brand.logo && logoImage(write(brand.sponsor))
      if (what === 'organisation') return brand.organisation && write(` Sent by ${brand.organisation}`)
      if (what === 'answer-days' || what === 'booking-days') return write(brand[what])
      if (what === 'thanks') return brand.sponsor && write(`Free, thanks to ${brand.sponsor}.`)
      const [scheme, colour] = what.split('.')
      return brand[scheme === 'dark' ? 'dark' : 'light'][colour as Colour] ?? ''
    })
  return {
    ...mail,
    subject: fill(mail.subject, String),
    html: fill(mail.html, escapeHtml),
    text: fill(mail.text, String),
  }
}

/** Its width and height are known when it is attached. With pictures off, mail programs show the name. */
const logoImage = (alt: string) =>
  `<img src="cid:logo" alt="${alt}" style="display:block;border:0;outline:none;border-radius:6px" />`

export const escapeHtml = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
