import { expect, test } from 'vitest'
import { questionOf } from './question-of.ts'

const question = (text: string, is_deep = false) => ({ text, is_deep })
const page = (number: number, ...questions: ReturnType<typeof question>[]) => ({
  ...{ page: number, title: '', listen_for: '' },
  questions,
})
const days = [1, 2, 3].map((day) => new Date(2026, 10, day, 23, 30))

test('each day asks another of the questions that go deeper, and begins again after the last', () => {
  const pages = [
    page(1, question('Who?')),
    page(4, question('Why?', true), question('When?')),
    page(9, question('And then?', true)),
  ]
  const asked = days.map((day) => questionOf(day, pages))
  expect(asked[0]).toEqual(asked[2])
  expect(new Set(asked.map((one) => `${one?.page} ${one?.question}`))).toEqual(new Set(['4 Why?', '9 And then?']))
})

test('a guide without deep questions asks any, and one without questions none', () => {
  expect(questionOf(new Date(2026, 10, 1), [page(2, question('Who?'))])).toEqual({ question: 'Who?', page: 2 })
  expect(questionOf(new Date(2026, 10, 1), [page(2)])).toBeNull()
})
