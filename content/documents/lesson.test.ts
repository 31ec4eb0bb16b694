import { expect, test } from 'vitest'
import { openLibrary } from '../library.ts'
import { lessonOf, listDocuments } from './build-documents.ts'
import { readLesson } from './lesson.ts'

test('every plan takes its hour, step by step, on pages that the story has', async () => {
  for (const { story } of await openLibrary()) {
    const plan = listDocuments().find(
      ({ category, belongsTo }) => category === 'lesson-plan' && belongsTo === story.slug,
    )
    const steps = (plan && lessonOf(plan)?.steps) ?? []
    expect([story.slug, steps.reduce((sum, { minutes }) => sum + minutes, 0)]).toEqual([story.slug, plan?.minutes])
    expect(steps.length).toBeGreaterThan(5)
    for (const { page } of steps) if (page !== null) expect(page).toBeLessThanOrEqual(story.pages.length)
    expect(steps.some(({ page }) => page !== null)).toBe(true)
  }
})

const plan = (body: string) => `---
title: A plan
heading: A plan
kind: PSHE lesson plan
category: lesson-plan
description: An hour.
free: no
ages: 6–9
minutes: 60
---
${body}`

test('reads the minutes, the page, what to say and ask, and what to listen for', () => {
  const text = `## The hour

:: 5 minutes | Page 8 again

Read **page 8** aloud.

- What moved her?

> **Listen for** *reasons*.

:: 1 minute | Put it by

1. Once
2. Twice

## Afterwards

Nothing of the lesson.
`
  expect(readLesson(plan(text), 'plan.txt')).toEqual({
    steps: [
      {
        ...{ minutes: 5, title: 'Page 8 again', page: 8 },
        parts: [
          { kind: 'say', lines: ['Read page 8 aloud.'] },
          { kind: 'ask', lines: ['What moved her?'] },
          { kind: 'listen', lines: ['reasons.'] },
        ],
      },
      { minutes: 1, title: 'Put it by', page: null, parts: [{ kind: 'steps', lines: ['Once', 'Twice'] }] },
    ],
  })
  expect(readLesson(plan('Words.\n'), 'plan.txt')).toBeNull()
  expect(() => readLesson(plan(':: 4 minutes | Nothing\n\n## Next\n'), 'plan.txt')).toThrow(/plan\.txt.*11/s)
})
