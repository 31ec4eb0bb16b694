import { expect, test } from 'vitest'
import { openDocument } from './document.ts'
import { missingGlyphs } from './fonts.ts'
import { breakLines } from './lines.ts'
import { directionOfText } from './scripts.ts'

const { doc } = openDocument({ size: [400, 300], info: { Title: 'A test', CreationDate: new Date(0) } })

/** The runs of a line as they stand on paper, from left to right. What goes from right to left is turned round when it is drawn. */
const shown = (text: string, direction?: 'ltr' | 'rtl') =>
  breakLines(doc, [{ text, face: 'body', direction }], 12, 400).map(({ runs }) => runs.map((run) => run.text))

test('a line from right to left begins on the right, and what is in English in it goes from left to right', () => {
  expect(shown('ילד The Bus 42 בא', 'rtl')).toEqual([['בא', ' ', 'The Bus 42', 'ילד ']])
  // A line that begins in English goes as its paragraph does, full stop and brackets too.
  expect(shown('Finn (בא).', 'rtl')).toEqual([['.(', 'בא', ')', ' ', 'Finn']])
  expect(shown('Finn (בא).')).toEqual([['Finn ', '(', 'בא', ').']])
  expect(shown('Finn.', 'rtl')).toEqual([['.', 'Finn']])
  expect(shown('Finn ate.')).toEqual([['Finn ate.']])
  // Digits of Persian stand in the order of ours, although their letters do not: the second run is turned round as it is drawn.
  expect(shown('آن ۱۲', 'rtl')).toEqual([['۲۱', 'آن ']])
  expect([directionOfText('“ילד” Finn'), directionOfText('1 Finn ילד'), directionOfText('…')]).toEqual([
    'rtl',
    'ltr',
    'ltr',
  ])
})

test('a line ends without its space, and can be read whole', () => {
  const [line] = breakLines(doc, [{ text: 'ילד בא ', face: 'body' }], 12, 400)
  expect([line?.actual, line?.runs.map(({ text }) => text)]).toEqual(['ילד בא ', ['בא', 'ילד ']])
  expect(line?.width).toBeCloseTo(line?.runs.reduce((sum, { width }) => sum + width, 0) ?? 0)
  expect(breakLines(doc, [{ text: 'कुल', face: 'body' }], 12, 400)[0]?.actual).toBe('कुल')
  expect(breakLines(doc, [{ text: 'Finn', face: 'body' }], 12, 400)[0]).not.toHaveProperty('actual')
})

const languages = ['ar', 'bn', 'ckb', 'el', 'fa', 'gu', 'he', 'hi', 'ml', 'pa', 'ps', 'ta', 'ti', 'ur']
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const countries = letters.flatMap((one) => letters.map((other) => one + other))

test.each(languages)('there are the letters of the language “%s” and their joins', (language) => {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  const words = countries.map((code) => names.of(code) ?? '').join(' ')
  expect(missingGlyphs(words, 'heading')).toEqual([])
  const spans = (['body', 'heading'] as const).map((face) => ({ text: words, face }))
  expect(breakLines(doc, spans, 12, 400).length).toBeGreaterThan(40)
})
