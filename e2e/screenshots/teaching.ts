import { leadBoard } from '#contract/boards.ts'
import { answers, fails, hangs } from './answers.ts'
import { failedToLoad, type Scene, type Step } from './scene.ts'
import { press } from './steps.ts'

const teach = { path: '/resources/books/:storybook/teach', as: 'senior', isWindow: true } satisfies Partial<Scene>
const book = { path: '/resources/books/:storybook', as: 'senior' } satisfies Partial<Scene>
/** The teacher’s phone has scanned the square on the board. */
const onThePhone = { ...teach, path: '/resources/books/:storybook/teach#123456' } as const
const boardAnswers = answers(leadBoard, {})
const following: Step = (page) => page.getByText('The board follows you.').waitFor()
const moreWays: Step = (page) => page.getByRole('heading', { name: 'More ways to read' }).scrollIntoViewIfNeeded()

/** A book’s own page, and how a teacher shows it to a class. */
export const teaching: Scene[] = [
  { ...book, name: 'about-book--staff', shows: 'More ways to read', isDark: true },
  { ...book, name: 'about-book--parent', as: 'parent', shows: 'Read it together' },
  { ...book, name: 'about-book--draft', as: 'admin', shows: 'More ways to read' },
  { ...book, name: 'about-book--loading', given: [hangs('resources/\\d+/details')] },
  {
    ...book,
    name: 'about-book--failed',
    given: [fails('resources/\\d+/details')],
    shows: 'Try again',
    says: failedToLoad,
  },
  {
    ...book,
    name: 'about-book--getting-ready',
    given: [hangs('resources/\\d+/handout')],
    when: [press('Get it ready for Monday')],
    isWindow: true,
  },
  {
    ...{ ...book, name: 'about-book--keeping', when: [press('Keep on this device')], isWindow: true, isDark: true },
    shows: 'Keep this book on this device',
  },
  { ...book, name: 'about-book--more-ways', when: [moreWays], shows: 'Booklet', isWindow: true },
  { ...teach, name: 'teach--page', when: [press('Next')], shows: 'Open the board', isDark: true },
  { ...teach, name: 'teach--digits', when: [press('Connect a board')], shows: 'Six digits' },
  { ...onThePhone, name: 'teach--phone', given: [boardAnswers], when: [following, press('Next')] },
  {
    ...{ ...onThePhone, name: 'teach--phone-spotlight', given: [boardAnswers] },
    when: [following, press('Next'), press('Spotlight')],
    shows: 'Spotlight off',
  },
  {
    ...{ ...onThePhone, name: 'teach--phone-lesson', given: [boardAnswers], isDark: true },
    when: [following, press('Start the lesson')],
    shows: /^Step 1 of 8/,
  },
  {
    ...{ ...teach, name: 'teach--lesson-running', when: [press('Start the lesson'), press('Start the clock')] },
    shows: /^Step 1 of 8/,
  },
  { ...teach, name: 'board--page', path: '/resources/books/:storybook/board' },
  {
    ...{ ...teach, name: 'board--digits', path: '/resources/books/:storybook/board' },
    when: [press('Lead from a phone')],
    shows: 'Lead from your phone',
  },
]
