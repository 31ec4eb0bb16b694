import { expect, test } from 'vitest'
import { daysAgo } from './days-ago.ts'

test.each([
  ['2026-11-25T17:00:00Z', '2026-11-26T08:00:00Z', 'yesterday'],
  ['2026-11-26T00:05:00Z', '2026-11-26T23:55:00Z', 'today'],
  // Half past midnight in London, while it is still the day before in UTC.
  ['2026-06-30T22:30:00Z', '2026-06-30T23:30:00Z', 'yesterday'],
  ['2026-10-24T22:00:00Z', '2026-10-26T09:00:00Z', '2 days ago'],
  ['2026-11-27T00:10:00Z', '2026-11-26T23:59:00Z', 'today'],
])('%s, seen at %s, was %s', (time, now, words) => {
  expect(daysAgo(time, new Date(now))).toBe(words)
})
