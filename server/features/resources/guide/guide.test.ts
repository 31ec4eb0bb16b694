import { readFile } from 'node:fs/promises'
import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx'
import { beforeAll, expect, test } from 'vitest'
import type { GuideReading } from '#contract/workshop.ts'
import { createActor, createBookWithPages } from '../../../testing/factories.ts'
import { form } from '../../../testing/form.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'

const portal = setUpPortal()
let key: string
let id: number
const words = ['', 'Temi saved one odd chip all week.', 'Finn hired out a brolly.', 'Up went the lot.']
beforeAll(async () => {
  key = (await createActor(portal.deps, { role: 'admin' })).key
  id = (await createBookWithPages(portal.deps, words.length)).id
  for (const [index, text] of words.entries())
    await portal.deps.db
      .updateTable('resourcePages')
      .set({ text: JSON.stringify([[{ text, x: 0.1, y: 0.1, width: 0.5, height: 0.04 }]]) })
      .where('resourceId', '=', id)
      .where('number', '=', index + 1)
      .execute()
})

const paste = async (text: string): Promise<GuideReading> => {
  const response = await portal.call('POST', `/api/admin/resources/${id}/workshop/guide`, {
    key,
    body: { pasted: text },
  })
  expect(response.statusCode).toBe(200)
  return response.json().data
}
const send = (guide: Buffer) =>
  portal.call('POST', `/api/admin/resources/${id}/workshop/guide/word`, { key, ...form('guide', guide) })

const pages = [
  {
    ...{ page: 1, title: 'The long crunchy one', listen_for: 'proof from the words.' },
    questions: [
      { text: 'Which chip is she keeping?', is_deep: false },
      { text: 'Is this one girl’s problem?', is_deep: true },
    ],
  },
  { page: 2, title: 'A brolly', questions: [{ text: 'What is hired out?', is_deep: false }], listen_for: '' },
]
const explained = [
  { word: 'odd', pages: [1], meaning: 'not matching', use_again: 'What is odd here?' },
  { word: 'brolly', pages: [2], meaning: 'an umbrella', use_again: '' },
]

test('a guide in the markup of the books that ship', async () => {
  const read = await paste(`---
title: A guide
---
Pages are counted from the first page.

| Word | Page | A meaning children can use | Use it again |
|----|--|----|----|
| odd | 1 | not matching | What is odd here? |
| brolly | 2 | an umbrella | |

:: Page 1 | The long crunchy one

- Which chip is she
  keeping?
- *Is this one girl’s problem?*

> **Listen for** proof from
> the words.

!! picture 2

:: Page 2 | A brolly

- What is hired out?
`)
  expect(read).toEqual({
    ...{ pages, words: explained, steps: [], is_of_other_book: false },
    unplaced: [{ at: 4, text: 'Pages are counted from the first page.', reason: 'no-page' }],
  })
})

test('a guide in plain lines, with columns from a spreadsheet', async () => {
  const read = await paste(`Page 1: The long crunchy one
• Which chip is she keeping?
*Is this one girl’s problem?*
Listen for proof from the words.
p. 2 – A brolly
What is hired out?

Word\tMeaning\tUse again
odd\tnot matching\tWhat is odd here?
brolly\tan umbrella\t`)
  expect(read).toMatchObject({ pages, words: explained, unplaced: [] })
})

test('a Word file with headings, lists, italics and a table', async () => {
  const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] })
  const row = (...texts: string[]) => new TableRow({ children: texts.map(cell) })
  const bullet = (text: string) => new Paragraph({ text, bullet: { level: 0 } })
  const document = new Document({
    sections: [
      {
        children: [
          new Paragraph({ text: 'Page 1: The long crunchy one', heading: HeadingLevel.HEADING_2 }),
          bullet('Which chip is she keeping?'),
          new Paragraph({
            children: [new TextRun({ text: 'Is this one girl’s problem?', italics: true })],
            bullet: { level: 0 },
          }),
          new Paragraph('Listen for proof from the words.'),
          new Paragraph({ text: 'Page 2: A brolly', heading: HeadingLevel.HEADING_2 }),
          bullet('What is hired out?'),
          new Table({
            rows: [
              row('Word', 'Page', 'Meaning', 'Use it again'),
              row('odd', '1', 'not matching', 'What is odd here?'),
              row('brolly', '2', 'an umbrella', ''),
            ],
          }),
          new Paragraph(''),
          new Table({
            rows: [
              row('Minutes', 'Step', 'What to say', 'What the class sees'),
              row('5', 'Begin', 'Hello.', 'A chip.'),
            ],
          }),
        ],
      },
    ],
  })
  const sent = await send(await Packer.toBuffer(document))
  expect(sent.statusCode).toBe(200)
  expect(sent.json().data).toMatchObject({ pages, words: explained, unplaced: [] })
  expect(sent.json().data.steps).toMatchObject([{ minutes: 5, title: 'Begin' }])
})

test('the steps of a lesson from headings and from a table', async () => {
  const step = {
    ...{ minutes: 5, title: 'Begin', page: 1 },
    parts: [
      { kind: 'say', lines: ['Show page 1.'] },
      { kind: 'ask', lines: ['Why does she wait?', 'Would you?'] },
    ],
  }
  const headed = await paste('5 minutes | Begin\n\nShow page 1.\n\n- Why does she wait?\n- Would you?')
  expect(headed.steps).toEqual([step])
  const tabled = await paste(
    'Minutes\tStep\tWhat to say\tWhat the class sees\n5\tBegin\tShow page 1.\tDraw a chip.\n10 min\tTalk\tAsk them.\t',
  )
  expect(tabled.steps).toEqual([
    {
      ...step,
      parts: [
        { kind: 'say', lines: ['Show page 1.'] },
        { kind: 'steps', lines: ['Draw a chip.'] },
      ],
    },
    { minutes: 10, title: 'Talk', page: null, parts: [{ kind: 'say', lines: ['Ask them.'] }] },
  ])
})

test('tables with an empty line between them are two', async () => {
  const words = ['Word\tPage\tMeaning', 'odd\t1\tnot matching', 'time\t2\twhen it is']
  const lesson = ['Minutes\tWhat to say\tWhat the class sees', '5\tShow page 1.\tDraw a chip.']
  const read = await paste([...words, '', ...lesson].join('\n'))
  expect(read.words.map(({ word }) => word)).toEqual(['odd', 'time'])
  expect(read.steps).toMatchObject([{ minutes: 5 }])
  expect(read.unplaced).toEqual([])
})

test('what finds no place is listed with its line and its reason', async () => {
  const { unplaced, is_of_other_book } = await paste(
    'Welcome.\nPage 99: Far away\n- Who is there?\nPage 1: Here\nThis is a fine page.\nFruit\tPrice\nPear\t2',
  )
  expect(unplaced.map(({ at, reason }) => [at, reason])).toEqual([
    [6, 'no-table'],
    [7, 'no-table'],
    [1, 'no-page'],
    [2, 'no-such-page'],
    [3, 'no-page'],
    [5, 'no-question'],
  ])
  expect(is_of_other_book).toBe(false)
})

test('the guide of another book is known by its words', async () => {
  const rows = ['barrow', 'lantern', 'oven', 'cellar', 'ferry'].map((word) => `${word}\t1\ta thing`)
  expect((await paste(['Word\tPage\tMeaning', ...rows].join('\n'))).is_of_other_book).toBe(true)
})

test('the guide of another book is known by the people in it, where it explains no words', async () => {
  const asked = (name: string) => Array.from({ length: 4 }, (_, at) => `- Why does ${name} wait, and what for (${at})?`)
  expect((await paste(['Page 1: Waiting', ...asked('Ferdinand')].join('\n'))).is_of_other_book).toBe(true)
  expect((await paste(['Page 1: Waiting', ...asked('Temi')].join('\n'))).is_of_other_book).toBe(false)
})

test('of 400 questions about a page, those that fit are laid out, and the others are listed', async () => {
  const questions = Array.from({ length: 400 }, (_, at) => `- What is number ${at}?`)
  const long = `- ${'Why '.repeat(200)}?`
  const read = await paste(['Page 1: Numbers', ...questions, long, 'Page 2', long].join('\n'))
  expect(read.pages.map(({ page, questions }) => [page, questions.length])).toEqual([[1, 30]])
  expect(read.unplaced).toHaveLength(372)
  expect(new Set(read.unplaced.map(({ reason }) => reason))).toEqual(new Set(['too-much']))
})

test('questions in Arabic and Urdu are questions', async () => {
  const { pages } = await paste('Page 1: انتظار\nلماذا تنتظر؟\nوہ کیوں انتظار کرتی ہے؟')
  expect(pages[0]?.questions.map(({ text }) => text)).toEqual(['لماذا تنتظر؟', 'وہ کیوں انتظار کرتی ہے؟'])
})

test('what is no Word file is refused in words', async () => {
  const sent = await send(Buffer.from('%PDF-1.7'))
  expect([sent.statusCode, sent.json().code]).toEqual([422, 'resource/unreadable-guide'])
})

test('a guide that ships is read as the build of the books reads it: every page and question', async () => {
  const { id: shipped } = await createBookWithPages(portal.deps, 13)
  const text = await readFile('content/books/what-is-left/teachers-guide.txt', 'utf8')
  const [, byPage = ''] = text.split('## Page by page')
  const headings = byPage.match(/^:: Page \d+ \| .+$/gm) ?? []
  const questions = byPage.split(/^## /m)[0]?.match(/^- .+$/gm) ?? []
  const at = `/api/admin/resources/${shipped}/workshop/guide`
  const { pages } = (await portal.call('POST', at, { key, body: { pasted: text } })).json().data as GuideReading
  expect(pages.map(({ page, title }) => `:: Page ${page} | ${title}`)).toEqual(headings)
  expect(pages.flatMap((page) => page.questions)).toHaveLength(questions.length)
})
