import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

test('sentences end where they end, and not at who said them', () => {
  expect(sentencesOf('He swallowed it. He didn’t even chew.')).toEqual(['He swallowed it.', 'He didn’t even chew.'])
  expect(sentencesOf('“Stop!” he said. “Is that mine?” asked Temi.')).toEqual([
    '“Stop!” he said.',
    '“Is that mine?” asked Temi.',
  ])
  expect(sentencesOf('Mrs Kaur ran the shop')).toEqual(['Mrs Kaur ran the shop'])
  expect(sentencesOf('She opened her mouth, and…')).toEqual(['She opened her mouth, and…'])
  expect(sentencesOf('')).toEqual([])
})
