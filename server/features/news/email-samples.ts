import type { EmailSample } from '../../adapters/email.tsx'
import type { Config } from '../../config/config.ts'
import { newBookEmail } from './emails.tsx'

export function newsEmailSamples({ appName, publicUrl }: Config): EmailSample[] {
  const sample = { title: 'The Lighthouse Keeper’s Honest Mistake', href: `${publicUrl}/resources/books/1`, cover: '' }
  const description =
    'The lamp is out, the fog is in, and somebody has to say so. About owning up, and asking for help.'
  return [
    {
      name: 'new-book',
      write: (book) => newBookEmail({ appName, book: { ...(book ?? sample), description, ageFrom: 6, ageTo: 9 } }),
    },
  ]
}
