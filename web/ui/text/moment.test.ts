import { expect, onTestFinished, test, vi } from 'vitest'
import { longDay, moment, monthAndYear } from './moment.ts'

test('times are those of the United Kingdom, whatever the clock of the machine', () => {
  vi.stubEnv('TZ', 'Pacific/Auckland')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(moment('2026-07-01T22:30:00Z')).toBe('1 Jul 2026, 23:30')
  expect(moment('2026-12-01T22:30:00Z')).toBe('1 Dec 2026, 22:30')
  expect([longDay('2026-07-01'), longDay('2026-12-31'), monthAndYear('2026-09')]).toEqual([
    '1 July 2026',
    '31 December 2026',
    'September 2026',
  ])
})
