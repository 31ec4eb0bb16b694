import { expect, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { textOfHtml } from '../../testing/html-text.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'
import { describeBackups, describeCounting, describeOldBackups, describeOtherCompanies } from './settings-in-words.ts'

const counting = { ANALYTICS_ID: 'G-SAMPLE' }
const shop = { PAYMENT_URL: 'https://pay.example/buy', PAYMENT_EMAIL: 'shop@example.org' }
const maps = { GEOCODER_URL: 'https://maps.example/find', GEOCODER_KEY: 'key' }

const portal = setUpPortal({ environment: { ...counting, ...maps, BACKUP_TO: 'elsewhere' } })

const textOf = async (page: string) => textOfHtml((await portal.call('GET', `/api/page/${page}`)).json().data.details)

test.each([
  ['encrypted', { BACKUP_TO: '/backups', BACKUP_KEY: 'k'.repeat(20) }, 'Backups are encrypted. Each is read again'],
  ['without a key', { BACKUP_TO: '/backups' }, 'Backups are not encrypted. Each is read again'],
  ['made elsewhere', { BACKUP_TO: 'elsewhere', BACKUP_KEY: 'k'.repeat(20) }, 'Backups are made by another service'],
  ['not made', { BACKUP_KEY: 'k'.repeat(20) }, 'The portal makes no backups by itself.'],
])('says of backups that are %s what is true', (_name, settings, sentence) => {
  expect(describeBackups(readConfig(settings))).toContain(sentence)
})

test('says how long backups are kept only of those that the portal makes', () => {
  expect(describeOldBackups(readConfig({ BACKUP_TO: '/backups' }))).toContain('up to twelve months')
  for (const settings of [{}, { BACKUP_TO: 'elsewhere' }])
    expect(describeOldBackups(readConfig(settings))).toContain('Ask us how long')
})

test('names another company only where the settings let it learn something', () => {
  const none = readConfig({})
  expect(describeCounting(none)).toBe('No other company counts visits here.')
  expect(describeOtherCompanies(none)).not.toMatch(/maps|visits|shop/)
  const all = readConfig({ ...counting, ...maps, ...shop })
  expect(describeCounting(all)).toContain(
    'Google records which pages you open, with cookies whose names begin with “_g”',
  )
  expect(describeOtherCompanies(all)).toContain('- If you agree that visits are counted, Google learns')
  expect(describeOtherCompanies(all)).toContain('- A maps service, maps.example, gets the postal addresses')
  expect(describeOtherCompanies(all)).toContain('- If you press “Buy now” in the shop, pay.example learns')
  const own = readConfig({ ...counting, ANALYTICS_URL: 'https://counter.example/count.js' })
  expect(describeCounting(own)).toContain('counter.example records which pages you open')
})

test('the pages about data say it, from the settings of this portal', async () => {
  const [trust, privacy, assessment] = [
    await textOf('trust'),
    await textOf('privacy'),
    await textOf('impact-assessment'),
  ]
  for (const text of [trust, assessment]) expect(text).toContain('Backups are made by another service')
  for (const text of [trust, privacy]) expect(text).toContain('A maps service, maps.example, gets')
  expect(privacy).toContain('If you agree to it, Google records')
  expect(`${trust}${privacy}${assessment}`).not.toContain('{{')
})
