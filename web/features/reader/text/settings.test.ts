import { expect, test } from 'vitest'
import { understand, usualSettings } from './settings.ts'

test('what was kept is read again', () => {
  const chosen = { ...usualSettings, size: 175, lines: 'wider', tint: 'dark', hasRuler: true } as const
  expect(understand(JSON.stringify(chosen))).toEqual(chosen)
})

test.each([null, '', 'no JSON', 'null', '7', '[]', '{"size":"large","tint":"plaid","letters":3,"hasRuler":"yes"}'])(
  'what makes no sense is as usual: %s',
  (kept) => {
    expect(understand(kept)).toEqual(usualSettings)
  },
)

test.each([99, 110, 325, Number.NaN])('there is no size %d', (size) => {
  expect(understand(JSON.stringify({ size, isBySentence: true }))).toEqual({ ...usualSettings, isBySentence: true })
})
