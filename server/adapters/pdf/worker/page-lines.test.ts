import { expect, test } from 'vitest'
import { joinLines } from './page-lines.ts'
import type { Piece } from './page-pieces.ts'
import { plainText } from './plain-text.ts'

const piece = (text: string, left: number, top: number): Piece => ({
  text,
  left,
  top,
  right: left + text.length * 5,
  bottom: top + 10,
  isUpright: true,
})

test('splits ligatures and drops unreadable characters', () => {
  expect(plainText('a ﬁne\u00A0oﬃce\u0000\uD800\uE000\u200B, Zoe\u0308')).toBe('a fine office, Zoë')
})

test('joins the runs of a line, with a space where there is a gap', () => {
  const lines = joinLines([piece('one', 0, 0), piece('two', 20, 0), piece(' ', 35, 0), piece('three', 40, 0)])
  expect(lines.map(({ text }) => text)).toEqual(['one two three'])
  expect(lines[0]).toMatchObject({ left: 0, right: 65 })
})

test('a word broken by a soft hyphen is whole', () => {
  const lines = joinLines([piece('an enter\u00AD', 0, 0), piece('prise now', 0, 12), piece('soft\u00ADly', 0, 24)])
  expect(lines.map(({ text }) => text)).toEqual(['an enterprise', 'now', 'softly'])
})

test('text printed twice to look bold is read once', () => {
  expect(joinLines([piece('bold', 0, 0), piece('bold', 0.3, 0)]).map(({ text }) => text)).toEqual(['bold'])
})
