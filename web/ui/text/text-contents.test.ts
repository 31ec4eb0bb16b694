import { expect, test } from 'vitest'
import { partsOf, withContents } from './text-contents.ts'

const html = '<p>Lead.</p><h2>Who runs it</h2><p>We do.</p><h2>Terms &amp; <em>more</em></h2><p>Here.</p>'

test('each heading gets an id of its own, and its words without marks', () => {
  const { html: marked, headings } = withContents(`${html}<h2>Who runs it</h2>`)
  expect(headings.map(({ title }) => title)).toEqual(['Who runs it', 'Terms & more', 'Who runs it'])
  expect(new Set(headings.map(({ id }) => id)).size).toBe(3)
  for (const { id } of headings) expect(marked).toContain(`<h2 id="${id}"`)
})

test('a text is cut at its headings', () => {
  expect(partsOf(html).map(({ heading, html }) => [heading?.title, html])).toEqual([
    [undefined, '<p>Lead.</p>'],
    ['Who runs it', '<p>We do.</p>'],
    ['Terms & more', '<p>Here.</p>'],
  ])
})
