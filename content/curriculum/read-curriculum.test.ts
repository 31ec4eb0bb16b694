import { expect, test } from 'vitest'
import { curriculumOf } from '../documents/build-documents.ts'
import { openLibrary } from '../library.ts'
import { parseCurriculum } from './read-curriculum.ts'

const row = {
  document: 'pshe',
  area: 'Living in the wider world',
  statement: 'What money is',
  isQuoted: false,
  source: 'https://school.example/pshe',
  readOn: '2026-11-28',
  covers: 'Page 5.',
}
const read = (change: object) => () => parseCurriculum(JSON.stringify([row, { ...row, ...change }]), 'curriculum.json')

test('every book covers something of all four nations', async () => {
  for (const { story } of await openLibrary()) {
    const nations = new Set(curriculumOf(story.slug).map(({ nation }) => nation))
    expect([...nations].toSorted((a, b) => a.localeCompare(b))).toEqual([
      'england',
      'northern-ireland',
      'scotland',
      'wales',
    ])
  }
})

test.each([
  ['no source', { source: undefined }, 'row 2: it has no source.'],
  ['words that may not be quoted', { isQuoted: true }, 'row 2: the licence of this document lets nobody quote it.'],
  ['a document that is not listed', { document: 'ofsted' }, 'row 2: there is no document “ofsted”.'],
  ['a field too many', { year: 3 }, 'row 2: it has no field “year”.'],
  ['no real date', { readOn: 'today' }, 'row 2: “readOn” is missing or wrong.'],
])('a row with %s is refused by its number', (_, change, message) => {
  expect(read(change)).toThrow(message)
})
