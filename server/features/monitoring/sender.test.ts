import { expect, test } from 'vitest'
import { allChecks } from './all-checks.ts'
import { createWatchedPortal } from './testing/watched-portal.ts'

const good = {
  'books.school.example': ['unrelated', 'v=spf1 include:_spf.relay.example -all'],
  'relay1._domainkey.books.school.example': ['v=DKIM1; k=rsa; p=MIGfMA0GCSq'],
  '_dmarc.books.school.example': ['v=DMARC1; p=quarantine'],
}

test('the records of the sending domain are looked at, and what is wrong is named', async () => {
  const settings = { SMTP_URL: 'smtp://127.0.0.1:9?dkimSelector=relay1', MAIL_FROM: 'noreply@books.school.example' }
  const { deps } = await createWatchedPortal(settings)
  const check = allChecks.find(({ name }) => name === 'sender')
  const look = async (records: Record<string, string[]>, config = deps.config) =>
    check?.look({ ...deps, config, findTextRecords: async (name) => records[name] ?? [] }, false)
  const { 'books.school.example': spf, '_dmarc.books.school.example': dmarc, ...dkim } = good
  const here = { 'books.school.example': spf }
  const there = { '_dmarc.books.school.example': dmarc }
  expect(await look(good)).toEqual({
    state: 'well',
    what: 'books.school.example has SPF, DKIM and DMARC.',
    about: 'books.school.example',
  })
  // A domain above it answers for those below.
  const above = { '_dmarc.school.example': dmarc }
  expect(await look({ ...here, ...dkim, ...above })).toMatchObject({ state: 'well' })
  for (const [records, problem] of [
    [{ ...dkim, ...there }, 'books.school.example has no SPF record.'],
    [{ ...good, 'books.school.example': [...spf, 'v=spf1 -all'] }, 'books.school.example has 2 SPF records'],
    [{ ...good, 'books.school.example': ['v=spf1 +all'] }, 'lets everybody send'],
    [{ ...here, ...there }, 'There is no DKIM key at relay1._domainkey.books.school.example.'],
    [{ ...good, 'relay1._domainkey.books.school.example': ['v=DKIM1; p='] }, 'has been revoked'],
    [{ ...here, ...dkim }, 'books.school.example has no DMARC record.'],
    [{ ...here, ...dkim, '_dmarc.example': ['v=DMARC1'], '_dmarc.other.example': dmarc }, 'has no DMARC record'],
    [{}, 'books.school.example has no SPF record. There is no DKIM key'],
  ] as const) {
    expect(await look({ ...(records as Record<string, string[]>) })).toMatchObject({
      state: 'trouble',
      what: expect.stringContaining(problem),
    })
  }
  const unnamed = await look({ ...here, ...there }, { ...deps.config, dkimSelector: undefined })
  expect(unnamed).toMatchObject({ state: 'well', what: expect.stringContaining('names no dkimSelector') })
  const away = { ...deps, findTextRecords: () => Promise.reject(new Error('ETIMEOUT')) }
  expect(await check?.look(away, false)).toMatchObject({ state: 'unknown' })
})
