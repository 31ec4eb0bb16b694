import { expect, test } from 'vitest'
import { pictureInWords, piecesOf, sentencesOf, wordAt } from './sentences.ts'

const page = (...paragraphs: string[][]) => ({
  number: 3,
  text: paragraphs.map((lines) => lines.map((text) => ({ text, x: 0, y: 0, width: 1, height: 0.1 }))),
})
const textsOf = (...paragraphs: string[][]) => sentencesOf([page(...paragraphs)]).map(({ text }) => text)

test('sentences cross lines, and end with their paragraph', () => {
  expect(textsOf(['He robbed Finn. He', 'robbed the postman.'], ['The end'])).toEqual([
    'He robbed Finn.',
    'He robbed the postman.',
    'The end',
  ])
})

test('a sentence does not end after what is said in it, nor after Mr. or St.', () => {
  expect(textsOf(['“Is it open?” said Kai. “Half open!” It was.'])).toEqual([
    '“Is it open?” said Kai.',
    '“Half open!”',
    'It was.',
  ])
  expect(textsOf(['Mr. Gill of St. Ives slept… Then he woke.'])).toEqual([
    'Mr. Gill of St. Ives slept…',
    'Then he woke.',
  ])
})

test('each word knows where it is printed', () => {
  const [sentence] = sentencesOf([page(['Up went', 'the band.'])])
  expect(sentence?.words.map(({ line, from, to, start }) => [line, from, to, start])).toEqual([
    [0, 0, 2, 0],
    [0, 3, 7, 3],
    [1, 0, 3, 8],
    [1, 4, 9, 12],
  ])
  if (!sentence) return
  expect([0, 1, 2, 3, 8, 14, 99].map((character) => wordAt(sentence, character))).toEqual([0, 0, 1, 1, 2, 3, 3])
})

test('a long sentence is given to the voice in pieces, after commas where there are any', () => {
  const [sentence] = sentencesOf([page(['When the bus came, late as ever, nobody was at the stop any more'])])
  const pieces = sentence ? piecesOf(sentence, 35) : []
  expect(pieces.map(({ text }) => text)).toEqual([
    'When the bus came, late as ever,',
    'nobody was at the stop any more',
  ])
  expect(pieces.map(({ start }) => sentence?.text.slice(start, start + 4))).toEqual(['When', 'nobo'])
  const [loud] = sentencesOf([page([`${'Wheee'.repeat(20)} said Kai`])])
  expect((loud ? piecesOf(loud, 30) : []).map(({ text }) => text)).toEqual(['Wheee'.repeat(20), 'said Kai'])
})

test('a page without words is heard as what its picture shows', () => {
  expect(sentencesOf([page()])).toEqual([])
  expect(pictureInWords({ number: 1, alt: 'A gull.' }).text).toBe('A picture without words. A gull.')
})

test('lines of verse end within their sentence too', () => {
  const lines = ['All: Filling the bath', 'and the bucket and boot.', 'One: Stop.']
  const text = [lines.map((each) => ({ text: each, x: 0, y: 0, width: 1, height: 0.1, is_verse: true as const }))]
  const sentences = sentencesOf([{ number: 3, text }])
  expect(sentences.map((sentence) => sentence.text)).toEqual([
    'All: Filling the bath\nand the bucket and boot.',
    'One: Stop.',
  ])
  const [sentence] = sentences
  expect(sentence?.words.map(({ start, from, to }) => sentence.text.slice(start, start + to - from))).toEqual(
    'All: Filling the bath and the bucket and boot.'.split(' '),
  )
})
