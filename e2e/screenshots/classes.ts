import { type ClassCode, type ClassCodeSheet, listClassCodes, viewClassCode } from '#contract/class-codes.ts'
import { answers, breaks, fails, hangs, refuses } from './answers.ts'
import { failedToLoad, type Scene, type Step } from './scene.ts'
import { fill, press } from './steps.ts'

const id = 'a3f1c1de-7a52-4e6b-9a52-1d2f6f0e8a11'
const code = (changes: Partial<ClassCode> = {}): ClassCode => ({
  ...{ id, code: 'GULL-LAMP-7342', title: 'Temi and the Chip Thief', resource_id: 1, sheets: 1, opens_today: 28 },
  ...{ url: 'https://books.example/read#GULL-LAMP-7342', image: '/api/resources/1/cover/480' },
  ...{ is_for_families: false, is_closed: false, is_of_former_school: false },
  ...{ create_time: '2027-03-01T09:00:00.000Z', until_time: '2027-03-05T16:00:00.000Z' },
  ...changes,
})
const codesAre = (...data: ClassCode[]): Step => answers(listClassCodes, data)
const longest = code({ code: 'CABBAGE-LANTERN-0042', title: 'The Extraordinarily Long Afternoon of Miss Featherstone' })
// A frame with three corners is enough of a square to look at.
const sheet: ClassCodeSheet = {
  ...longest,
  questions_in: [],
  qr: { size: 29, path: 'M0 0h7v7h-7zM22 0h7v7h-7zM0 22h7v7h-7zM9 9h14v12h-14z' },
}
const board: Step = answers(viewClassCode, sheet)

const typed = [fill('First word', 'gull'), fill('Second word', 'lamp'), fill('Number', '7342'), press('Open the book')]
const read = { path: '/read', when: typed } as const
const list = { path: '/class-codes', as: 'senior' } as const
const gone = 'This code has ended. Ask your teacher for a new one.'

/** The page on which a class opens its book, and the teacher's side of it. */
export const classes: Scene[] = [
  { name: 'read--empty', path: '/read', isDark: true },
  {
    ...read,
    name: 'read--no-word',
    when: [fill('First word', 'gul'), press('Open the book')],
    shows: /is not a code word/,
  },
  { ...read, name: 'read--wrong', shows: 'We cannot find that code. Check the board.', says: failedToLoad },
  { ...read, name: 'read--opening', given: [hangs('class/open')], shows: 'Opening your book' },
  {
    ...{ ...read, name: 'read--ended', given: [refuses('class/open', 410, 'class/ended', gone)], shows: gone },
    ...{ says: failedToLoad, isDark: true },
  },
  { ...read, name: 'read--no-connection', given: [breaks('class/open')], shows: /Check the Wi-Fi/, says: failedToLoad },
  { ...list, name: 'class-codes--empty', given: [codesAre()], shows: 'No code works at the moment' },
  {
    ...{ ...list, name: 'class-codes--many', shows: /opened 28 times/, isDark: true },
    given: [codesAre(code(), longest, code({ opens_today: 0, is_closed: true }))],
  },
  {
    ...{ ...list, name: 'class-codes--failed', given: [fails('class-codes')], says: failedToLoad },
    shows: 'We could not load your codes',
  },
  {
    ...list,
    name: 'class-board--longest',
    path: `/class-codes/${id}`,
    given: [board],
    shows: /This code works until/,
    isWindow: true,
  },
  {
    ...{ ...list, name: 'class-sheet--longest', path: `/class-codes/${id}/sheet`, given: [board] },
    ...{ shows: /Print the sheet/, isDark: true },
  },
  { ...list, name: 'class-board--gone', path: `/class-codes/${id}`, shows: /has ended/, says: failedToLoad },
  {
    ...{ ...list, name: 'teach--lesson', path: '/resources/books/:storybook/teach', when: [press('Start the lesson')] },
    ...{ shows: /^Step 1 of 8/, isDark: true },
  },
  {
    ...list,
    name: 'about-book--class',
    path: '/resources/books/:storybook',
    when: [press('Read with your class')],
    isWindow: true,
  },
]
