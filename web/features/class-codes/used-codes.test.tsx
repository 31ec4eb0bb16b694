import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listClassCodes } from '#contract/class-codes.ts'
import { addOutcome, listOutcomeQuestions, type OutcomeQuestions, skipOutcome } from '#contract/evidence.ts'
import { answer } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleStaff, sampleUser } from '../../testing/samples.ts'

const id = 'a3f1c1de-7a52-4e6b-9a52-1d2f6f0e8a11'
const questions: OutcomeQuestions = {
  nation: 'england',
  children: 24,
  codes: [{ id, resource_id: 7, title: 'Temi', day: '2026-11-27', opens: 27 }],
}

test('a code that was used is asked about, and how many opened it is the suggested size', async () => {
  answer(listClassCodes, [])
  let open = questions
  answer(listOutcomeQuestions, () => Response.json({ data: open }))
  const saved = answer(addOutcome, () => {
    open = { ...questions, codes: [] }
    return Response.json({ data: { id } })
  })
  const { screen, person } = renderPage('/class-codes', { user: sampleStaff('approved') })
  const asked = within(await screen.findByRole('region', { name: 'How did it go?' }))
  expect(asked.getByText('Friday 27 November · opened 27 times')).toBeVisible()
  await person.click(asked.getByRole('button', { name: 'Enter three numbers for “Temi”' }))
  expect(await screen.findByText('27 children')).toBeVisible()
  for (const name of ['Year 3', 'Not in two colours', 'Save']) await person.click(screen.getByRole('button', { name }))
  await expect
    .poll(() => saved.map(({ body }) => body))
    .toEqual([{ code_id: id, year: 3, children: 27, first: null, second: null, statements: [] }])
  await expect.poll(() => screen.queryByText('How did it go?')).toBeNull()
})

test('one press skips it', async () => {
  answer(listClassCodes, [])
  answer(listOutcomeQuestions, questions)
  const skipped = answer(skipOutcome, {})
  const { screen, person } = renderPage('/class-codes', { user: sampleStaff('approved') })
  await person.click(await screen.findByRole('button', { name: 'Not this time for “Temi”' }))
  await expect.poll(() => skipped.map(({ body }) => body)).toEqual([{ code_id: id }])
})

test('operators, who have no school, are not asked', async () => {
  answer(listClassCodes, [])
  const asked = answer(listOutcomeQuestions, questions)
  const { screen } = renderPage('/class-codes', { user: sampleUser({ role: 'admin', rights: 'owner' }) })
  expect(await screen.findByRole('heading', { name: 'No code works at the moment' })).toBeVisible()
  expect(asked).toEqual([])
})
