import { expect, test } from 'vitest'
import { openLibrary } from '../library.ts'
import { listDocuments, promptsOf } from './build-documents.ts'
import { readPrompts } from './prompts.ts'

const frontMatter = `---
title: A guide
heading: A guide
kind: Teacher’s guide
category: teachers-guide
description: Questions.
free: no
ages: 6–9
minutes: 60
---
`

test('every page of every book has questions and something to listen for, and every word is on a page', async () => {
  for (const { story } of await openLibrary()) {
    const guide = listDocuments().find(
      ({ category, belongsTo }) => category === 'teachers-guide' && belongsTo === story.slug,
    )
    const prompts = guide && promptsOf(guide)
    const numbers = story.pages.map((_, index) => index + 1)
    expect(prompts?.pages.map(({ page }) => page)).toEqual(numbers)
    for (const { questions, listenFor } of prompts?.pages ?? []) {
      expect(questions.length).toBeGreaterThanOrEqual(2)
      expect(listenFor).not.toBe('')
    }
    expect(prompts?.words.length).toBeGreaterThan(5)
    for (const { pages } of prompts?.words ?? []) for (const page of pages) expect(numbers).toContain(page)
  }
})

test('reads pages, ranges of pages, deep questions and words', () => {
  const prompts = readPrompts(
    `${frontMatter}| Word | Page | A meaning | Use it again |
|--|--|--|--|
| odd | 1, 3 | not matching | Where? |

:: Pages 2–3 | Two

- Who?
- *Why does it matter?*

> **Listen for** the *reason*.

## After

- No question.
`,
    'guide.txt',
  )
  const two = {
    title: 'Two',
    questions: [
      { text: 'Who?', isDeep: false },
      { text: 'Why does it matter?', isDeep: true },
    ],
    listenFor: 'the reason.',
  }
  expect(prompts).toEqual({
    pages: [
      { page: 2, ...two },
      { page: 3, ...two },
    ],
    words: [{ word: 'odd', pages: [1, 3], meaning: 'not matching', useAgain: 'Where?' }],
  })
})

test('a page without a question stops the build, with file and line', () => {
  expect(() => readPrompts(`${frontMatter}:: Page 4 | Nothing\n\nWords.\n`, 'guide.txt')).toThrow(/guide\.txt.*11/s)
})
