import { expect, test } from 'vitest'
import { asPlainText } from './csv.ts'

test.each([
  ...['=', '+', '-', '@', '＝', '＋', '－', '＠', ' =', '\u3000＝', '\t', '\r', '\n='].map((start) => `${start}cmd()`),
])('a spreadsheet computes nothing of %j', (value) => expect(asPlainText(value)).toBe(`'${value}`))

test.each(['Wren Lane', 'ada@example.org', '1-2', "'quoted", '', 'a=1'])('%j stays as it is', (value) =>
  expect(asPlainText(value)).toBe(value),
)
