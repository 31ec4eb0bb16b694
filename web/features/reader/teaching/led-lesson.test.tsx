import { fireEvent, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { addOutcome, endLesson, skipOutcome, startLesson } from '#contract/evidence.ts'
import { viewBook } from '#contract/resources.ts'
import { viewLesson, viewPrompts } from '#contract/teaching.ts'
import { answer, failure, type Received } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { sampleStaff, sampleUser } from '../../../testing/samples.ts'
import { sampleBook } from '../testing/sample-book.ts'

const say = [{ kind: 'say' as const, lines: ['Draw on your own.'] }]
const steps = ['Where are we now?', 'Two piles', 'It came home'].map((title) => ({
  ...{ minutes: 5, title, page: null, parts: say },
}))
const asking = { lesson: 'lesson-1', nation: 'scotland' as const, children: 28 }

beforeEach(() => {
  window.history.replaceState(null, '')
  answer(viewBook, sampleBook())
  answer(viewPrompts, { pages: [], words: [] })
  answer(viewLesson, { steps })
})
const open = (user = sampleStaff('approved')) => renderPage('/resources/books/7/teach', { user })
const bodies = (calls: Received[]) => calls.map(({ body }) => body)

/** Presses a button, and counts it. */
function counting({ screen, person }: ReturnType<typeof open>) {
  let presses = 0
  return {
    press: async (name: string | RegExp) => {
      presses++
      await person.click(await screen.findByRole('button', { name }))
    },
    presses: () => presses,
  }
}

async function teach(page: ReturnType<typeof open>) {
  const { press } = counting(page)
  await press('Start the lesson')
  await press('Next step: Two piles')
  await press('Next step: It came home')
  await press('End the lesson')
  return within(await page.screen.findByRole('dialog', { name: 'How did it go?' }))
}

test('a lesson is one call when it starts and one when it ends; six presses keep the numbers of the class', async () => {
  const [started, ended] = [answer(startLesson, asking), answer(endLesson, {})]
  const saved = answer(addOutcome, { id: 'f7c3bc1d-808e-4732-adf6-7965ccc34ca7' })
  const page = open()
  const dialog = await teach(page)
  expect(bodies(started)).toEqual([{ resource_id: 7, steps: 3, reached: 1 }])
  await expect.poll(() => bodies(ended)).toEqual([{ lesson: 'lesson-1', steps: 3, reached: 3 }])
  expect(dialog.getByText('28 children')).toBeVisible()
  expect(dialog.getByRole('heading', { name: 'Which year was it?' })).toHaveFocus()
  const { press, presses } = counting(page)
  await press('P4')
  expect(dialog.getByRole('heading', { name: 'First colour: how many working towards?' })).toHaveFocus()
  await press('14')
  expect(dialog.getByRole('heading', { name: 'First colour: how many beyond?' })).toHaveFocus()
  expect(dialog.queryByRole('button', { name: '15' })).toBeNull()
  await press('4')
  await press('5')
  await press('9')
  await press('Save')
  expect(presses()).toBe(6)
  await expect
    .poll(() => bodies(saved))
    .toEqual([
      {
        ...{ year: 3, children: 28, statements: [], lesson: 'lesson-1' },
        first: { towards: 14, expected: 10, beyond: 4 },
        second: { towards: 5, expected: 14, beyond: 9 },
      },
    ])
  await expect.poll(() => page.screen.queryByRole('dialog')).toBeNull()
})

test('the numbers can be changed before they are saved, and no text can be written', async () => {
  answer(startLesson, asking)
  answer(endLesson, {})
  const saved = answer(addOutcome, () => failure('outcome/twice'))
  const skipped = answer(skipOutcome, {})
  const page = open()
  const dialog = await teach(page)
  const { press } = counting(page)
  await press('One child more')
  for (const name of ['Mixed years', '29', '0', '29']) await press(name)
  // All are working towards in the first colour: nobody is left to be asked about.
  await press('Save')
  await expect.poll(() => saved.length).toBe(1)
  expect(saved[0]?.body).toMatchObject({ year: 0, children: 29, first: { towards: 29, expected: 0, beyond: 0 } })
  expect(await dialog.findByText(/Is yours another class\?/)).toBeVisible()
  await press('No, it is the same class')
  await expect.poll(() => bodies(skipped)).toEqual([{ lesson: 'lesson-1' }])
})

test('more children than took part are refused in place', async () => {
  answer(startLesson, { ...asking, children: null })
  answer(endLesson, {})
  const saved = answer(addOutcome, { id: 'f7c3bc1d-808e-4732-adf6-7965ccc34ca7' })
  const page = open()
  const dialog = await teach(page)
  const { press } = counting(page)
  for (const name of ['P3', 'Not in two colours']) await press(name)
  await page.person.click(dialog.getByRole('button', { name: 'Back' }))
  for (const name of ['10', '10', '5', '5']) await press(name)
  const box = (name: string) => dialog.getByRole('textbox', { name })
  expect(dialog.getAllByRole('textbox')).toHaveLength(7)
  for (const [name, typed, sentence] of [
    ['Expected, in the second colour', '21', 'These are more children than took part. Change a number.'],
    ['Expected, in the second colour', 'Ada', 'Enter a number of children from 0 to 60.'],
    ['Children', '300', /^Enter how many children took part, from 1 to 60/],
    ['Children', '4', /^With fewer than five children/],
    ['Children', '0', /^Enter how many children took part, from 1 to 60/],
  ] as const) {
    const before = (box(name) as HTMLInputElement).value
    fireEvent.change(box(name), { target: { value: typed } })
    await press('Save')
    expect(dialog.getByRole('alert')).toHaveTextContent(sentence)
    expect(box(name)).toHaveAttribute('aria-invalid', 'true')
    fireEvent.change(box(name), { target: { value: before } })
  }
  expect(saved).toEqual([])
  await page.person.click(dialog.getByRole('checkbox', { name: 'Some children changed their mind.' }))
  await press('Save')
  await expect.poll(() => saved[0]?.body).toMatchObject({ children: 30, statements: ['changed-minds'] })
})

test('skipping is one press and is remembered; a plan that is closed on the way is the same lesson', async () => {
  const [started, ended, skipped] = [answer(startLesson, asking), answer(endLesson, {}), answer(skipOutcome, {})]
  const page = open()
  const { press } = counting(page)
  await press('Start the lesson')
  await press('Close the plan')
  await teach(page)
  await press('Not this time')
  await expect.poll(() => bodies(skipped)).toEqual([{ lesson: 'lesson-1' }])
  expect([started.length, ended.length]).toEqual([1, 1])
})

test('a window that is left says how far the lesson came', async () => {
  const [started, ended] = [answer(startLesson, asking), answer(endLesson, {})]
  const { press } = counting(open())
  await press('Start the lesson')
  await press('Next step: Two piles')
  await expect.poll(() => started.length).toBe(1)
  // The answer has to have come.
  await new Promise((resolve) => setTimeout(resolve, 50))
  window.dispatchEvent(new Event('pagehide'))
  await expect.poll(() => bodies(ended)).toEqual([{ lesson: 'lesson-1', steps: 3, reached: 2 }])
})

test('nobody is asked or counted who is not staff, and a lesson goes on without the portal', async () => {
  const parent = sampleUser()
  const started = answer(startLesson, asking)
  const page = open(parent)
  const { press } = counting(page)
  for (const name of ['Start the lesson', 'Next step: Two piles', 'Next step: It came home', 'End the lesson'])
    await press(name)
  expect(page.screen.getByRole('button', { name: 'Start the lesson' })).toHaveFocus()
  expect([started, page.screen.queryByRole('dialog')]).toEqual([[], null])
})

test('a window that is reloaded in the middle goes on with its lesson, until that is hours old', async () => {
  const [started, ended] = [answer(startLesson, asking), answer(endLesson, {})]
  const before = open()
  await counting(before).press('Start the lesson')
  await expect.poll(() => window.history.state?.lesson?.begun).toEqual(asking)
  before.unmount()
  await teach(open())
  expect(started).toHaveLength(1)
  await expect.poll(() => bodies(ended).at(-1)).toEqual({ lesson: 'lesson-1', steps: 3, reached: 3 })
  expect(window.history.state.lesson).toBeNull()

  window.history.replaceState({ lesson: { begun: asking, at: Date.now() - 4 * 3_600_000 } }, '')
  await counting(open()).press('Start the lesson')
  await expect.poll(() => started.length).toBe(2)
})
