import type { Config } from '../../config/config.ts'

/** The settings that decide what the texts about data can promise. */
export type Settings = Pick<Config, 'analytics' | 'geocoder' | 'backupTo' | 'backupKey' | 'isBackedUpElsewhere'>

/** How the backups are protected, as far as the portal makes them. */
export function describeBackups({ backupTo, backupKey, isBackedUpElsewhere }: Settings): string {
  if (isBackedUpElsewhere)
    return 'Backups are made by another service and not by the portal. Ask us how they are protected.'
  if (!backupTo) return 'The portal makes no backups by itself. Ask us how the data is protected from loss.'
  const encrypted = backupKey ? 'Backups are encrypted.' : 'Backups are not encrypted.'
  return `${encrypted} Each is read again from beginning to end before it counts as complete, and restored as a test where the database allows it.`
}

/** Who counts visits, and what that leaves in the browser. */
export function describeCounting({ analytics }: Settings): string {
  if (!analytics) return 'No other company counts visits here.'
  const counter = counterOf(analytics)
  const cookies = counter === 'Google' ? 'cookies whose names begin with “_g”' : 'cookies of its own'
  return `If you agree to it, ${counter} counts which pages you open, with ${cookies}, until you say no at the bottom of a page. It does not count while a book is read, or on the pages for children.`
}

/** Companies that do not work for the organisation and yet learn something, as a list. */
export function describeOtherCompanies({ analytics, geocoder }: Settings): string {
  const cases = [
    'If you log in with Google, Microsoft or another service, it learns when you log in here.',
    'If you allow notifications, they reach you through the company that made your browser, which cannot read them.',
    analytics && `If you agree that visits are counted, ${counterOf(analytics)} learns which pages you open.`,
    geocoder && `A maps service, ${hostOf(geocoder.url)}, gets the postal addresses of approved schools to place them.`,
  ]
  const list = cases.filter((one) => typeof one === 'string').map((one) => `- ${one}`)
  return ['No other company gets any data, except in these cases:', list.join('\n')].join('\n\n')
}

const hostOf = (url: string) => new URL(url).hostname

function counterOf({ script }: NonNullable<Settings['analytics']>): string {
  const host = hostOf(script)
  return host === 'www.googletagmanager.com' ? 'Google' : host
}
