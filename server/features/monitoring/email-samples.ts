import type { EmailSample } from '../../adapters/email.tsx'
import type { Config } from '../../config/config.ts'
import { allChecks } from './all-checks.ts'
import { digestEmail, troubleEmail, troubleOverEmail } from './emails.tsx'

export function monitoringEmailSamples(config: Config): EmailSample[] {
  const disk = allChecks.find(({ name }) => name === 'disk')
  const { title, remedy } = disk ?? { title: '', remedy: '' }
  const was = 'The disk is 95 % full: 5.0 GB of 100.0 GB are free.'
  const what = 'The disk is 71 % full: 29.0 GB of 100.0 GB are free.'
  const quiet = { ended: [], ongoing: [], open: ['The portal makes no backups by itself.'] }
  return [
    { name: 'trouble', write: () => troubleEmail(config, { title, what: was, remedy }) },
    { name: 'trouble-over', write: () => troubleOverEmail(config, { title, was, what, lasted: '3 hours' }) },
    { name: 'digest-quiet', write: () => digestEmail(config, quiet) },
    {
      name: 'digest',
      write: () =>
        digestEmail(config, {
          ...quiet,
          ended: [`${title}. It was: ${was}`],
          ongoing: ['Certificate. It ends in 12 days.'],
        }),
    },
  ]
}
