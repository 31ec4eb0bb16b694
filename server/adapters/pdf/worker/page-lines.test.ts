import { expect, test } from 'vitest'
import { joinBrokenWords } from './broken-words.ts'
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

test.each<[lines: string[], joined: string[]]>([
  [
    ['an enter\u00AD', 'prise now', 'soft\u00ADly'],
    ['an enterprise', 'now', 'softly'],
  ],
  [
    ['a great adven-', 'ture began'],
    ['a great adventure', 'began'],
  ],
  [
    ['the beauti\u2010', 'ful, kite'],
    ['the beautiful,', 'kite'],
  ],
  [['ADVEN-', 'TURE'], ['ADVENTURE']],
  [['caf\u00e9\u2019s gar-', 'den'], ['caf\u00e9\u2019s garden']],
  [
    ['her well-', 'known kite'],
    ['her well-known', 'kite'],
  ],
  [['a T-', 'shirt'], ['a T-shirt']],
  [
    ['with Anne-', 'Marie today'],
    ['with Anne-Marie', 'today'],
  ],
  [
    ['her mother-in-', 'law came'],
    ['her mother-in-law', 'came'],
  ],
  [
    ['pages 20-', '24 and'],
    ['pages 20-24', 'and'],
  ],
  [['an ice-cream van sold ice-', 'cream'], ['an ice-cream van sold ice-cream']],
  [['one in twenty-', 'five'], ['one in twenty-five']],
  [
    ['She said -', 'nothing'],
    ['She said -', 'nothing'],
  ],
  [
    ['wait\u2014', 'no'],
    ['wait\u2014', 'no'],
  ],
  [
    ['the end-', '“Stop!”'],
    ['the end-', '“Stop!”'],
  ],
])('a word divided at the end of a line is one word: %j', (lines, joined) => {
  const pieces = lines.map((text, at) => piece(text, 0, at * 12))
  expect(joinBrokenWords(pieces, lines.join('\n')).map(({ text }) => text)).toEqual(joined)
})

test('text printed twice to look bold is read once', () => {
  expect(joinLines([piece('bold', 0, 0), piece('bold', 0.3, 0)]).map(({ text }) => text)).toEqual(['bold'])
})
