import type { Config } from '../../config/config.ts'

/** The settings that decide what the texts about data can promise. */
export type Settings = Pick<
  Config,
  'analytics' | 'geocoder' | 'payment' | 'backupTo' | 'backupKey' | 'isBackedUpElsewhere'
>

/** How the backups are protected, as far as the portal makes them. */
export function describeBackups({ backupTo, backupKey, isBackedUpElsewhere }: Settings): string {
  if (isBackedUpElsewhere)
    return 'Backups are made by another service and not by the portal. Ask us how they are protected.'
  if (!backupTo) return 'The portal makes no backups by itself. Ask us how the data is protected from loss.'
  const encrypted = backupKey ? 'Backups are encrypted.' : 'Backups are not encrypted.'
  return `${encrypted} Each is read again from beginning to end before it counts as complete, and restored as a test where the database allows it.`
}

/** How long deleted data may live on in backups. */
export const describeOldBackups = ({ backupTo }: Settings): string =>
  backupTo
    ? 'Backups are kept for up to twelve months, so one may still contain data that has been deleted since it was made. If we restore one, we delete those accounts again, with the help of a note that contains the day and a number that identifies nobody.'
    : 'A backup may contain data that has been deleted since it was made. Ask us how long backups are kept.'

/** Who counts visits, and what that leaves in the browser. */
export function describeCounting({ analytics }: Settings): string {
  if (!analytics) return 'No other company counts visits here.'
  return `If you agree to it, ${counterOf(analytics)} records which pages you open, with cookies whose names begin with “_g”, until you say no at the bottom of a page. Nothing is recorded while a book is read, or on the pages for children.`
}

/** Companies that do not work for the organisation and yet learn something, as a list. */
export function describeOtherCompanies({ analytics, geocoder, payment }: Settings): string {
  const cases = [
    'If you log in with Google, Microsoft or another service, it learns when you log in here.',
    'If you allow notifications, they reach you through the company that made your browser, which cannot read them.',
    analytics && `If you agree that visits are counted, ${counterOf(analytics)} learns which pages you open.`,
    geocoder &&
      `A maps service, ${hostOf(geocoder.url)}, gets the postal addresses of approved schools, so that the map can show them.`,
    payment &&
      `If you press “Buy now” in the shop, ${hostOf(payment.url)} learns what you are buying, and takes the payment.`,
  ]
  const list = cases.filter((one) => typeof one === 'string').map((one) => `- ${one}`)
  return ['No other company gets any data, except in these cases:', list.join('\n')].join('\n\n')
}

const hostOf = (url: string) => new URL(url).hostname

function counterOf({ script }: NonNullable<Settings['analytics']>): string {
  const host = hostOf(script)
  return host === 'www.googletagmanager.com' ? 'Google' : host
}
