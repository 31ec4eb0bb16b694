import { expect, it } from 'vitest'
import { place } from './kit/scene.ts'
import { openLibrary } from './library.ts'
import type { Storybook } from './storybook.ts'
import { describeViews } from './views.ts'

const [book] = (await openLibrary()) as [Storybook]

it('says on how many pages the words are at the top, in the middle, at the foot and nowhere, and how near people are', () => {
  const [page] = book.pages as [Storybook['pages'][0]]
  const words = (y: number) => ({ ...page, text: page.text && { ...page.text, x: 40, y, w: 300, h: 60 } })
  const face = { ...place([], { scale: 80 }), isFace: true }
  const pages = [words(40), words(340), words(600), { ...page, scene: [face], text: null }]
  const told = pages.map(({ text }) => ({ text: text ? ['A chip.'] : [], alt: 'A chip.' }))
  expect(describeViews([{ ...book, story: { ...book.story, pages: told }, pages }])).toEqual([
    'The words of 4 pages: at the top 25 %, in the middle 25 %, at the foot 25 %, none 25 %; left 75 %, centre 0 %, right 0 %.',
    expect.stringMatching(/^Seen from: close 25 %, /),
  ])
})
