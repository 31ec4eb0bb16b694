import { expect, test } from 'vitest'
import { type Marked, markings } from './marking.ts'

/** `[` and `]` mark the start and end of the selection. */
function marked(text: string): Marked {
  const start = text.indexOf('[')
  const end = text.indexOf(']') - 1
  return { text: text.replace('[', '').replace(']', ''), start, end }
}

test.each([
  ['bold', 'one [two] three', 'one **two** three', 'two'],
  ['bold', 'one **[two]** three', 'one two three', 'two'],
  ['bold', 'one []', 'one **bold text**', 'bold text'],
  ['italic', '[one]', '*one*', 'one'],
  ['heading', 'one\nt[w]o\nthree', 'one\n## two\nthree', '## two'],
  ['heading', '[## two]', 'two', 'two'],
  ['subheading', '[## two]', '### two', '### two'],
  ['list', '[one\ntwo]', '- one\n- two', '- one\n- two'],
  ['list', '[- one\n- two]', 'one\ntwo', 'one\ntwo'],
  ['numbers', '[- one\n- two]', '1. one\n2. two', '1. one\n2. two'],
  ['quotation', '[]', '> ', '> '],
  ['link', 'see [us] now', 'see [us](https://) now', 'https://'],
  ['link', '[]', '[link text](https://)', 'https://'],
] as const)('%s: %j', (name, before, after, selected) => {
  const { text, start, end } = markings[name](marked(before))
  expect([text, text.slice(start, end)]).toEqual([after, selected])
})
