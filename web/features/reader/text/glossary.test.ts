import { expect, test } from 'vitest'
import { divide } from './glossary.ts'

const explain = (text: string, ...words: string[]) =>
  divide(
    text,
    words.map((word) => ({ word, meaning: '', pages: [] })),
  ).map(({ text, word }) => (word ? `[${text}]` : text))

test('words are found in capitals, in the plural, and with a word in between; not within others', () => {
  expect(explain('Twelve Chip Brollies, a brolly.', 'brolly')).toEqual(['Twelve Chip ', '[Brollies]', ', a brolly.'])
  expect(explain('“Forty-three robberies,” said Finn.', 'robbery').join('')).toBe(
    '“Forty-three [robberies],” said Finn.',
  )
  expect(explain('She put some by for thread.', 'put by').join('')).toBe('She [put some by] for thread.')
  expect(explain('Nobody plodded on.', 'odd')).toEqual(['Nobody plodded on.'])
  expect(explain('Odd planks', 'planks', 'odd')).toEqual(['[Odd]', ' ', '[planks]'])
  expect(explain('What (now)? A heap.', '(now)?').join('')).toBe('What [(now)?] A heap.')
})
