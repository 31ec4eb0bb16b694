import type { EmailSample } from '../../adapters/email.tsx'
import type { Config } from '../../config/config.ts'
import { newBookEmail } from './emails.tsx'

export function newsEmailSamples(config: Config): EmailSample[] {
  const sample = {
    title: 'The Lighthouse Keeper’s Honest Mistake',
    href: `${config.publicUrl}/resources/books/1`,
    cover: '',
  }
  const description =
    'The lamp is out, the fog is in, and somebody has to say so. About owning up, and asking for help.'
  return [
    {
      name: 'new-book',
      write: (book) => newBookEmail(config, { book: { ...(book ?? sample), description, ageFrom: 6, ageTo: 9 } }),
    },
  ]
}
