import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from './testing/test.ts'
import { logIn, openStorybook } from './testing/users.ts'

test('a book is saved as a booklet, also in easier words, in lines to colour in, and as text, and a plan as a Word file', async ({
  page,
  portal,
}) => {
  await logIn(page, portal)
  await openStorybook(page)
  await page.goto(`/resources/books/${page.url().split('/').at(-1)}`)
  const ways = page.getByRole('region', { name: 'More ways to read' })
  for (const [name, file, begins] of [
    ['Plain text', / .*\.txt$/, 'Temi and the Chip Thief\n\n\nCover'],
    ['Booklet', / – booklet\.pdf$/, '%PDF-1.7'],
    ['Booklet in easier words', / – booklet, Easier words\.pdf$/, '%PDF-1.7'],
    ['Colouring book', / – colouring book\.pdf$/, '%PDF-1.7'],
  ] as const) {
    const way = ways.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
    const downloading = page.waitForEvent('download')
    await way.getByRole('link', { name, exact: true }).focus()
    await page.keyboard.press('Enter')
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(file)
    expect((await readFile(await download.path(), 'latin1')).slice(0, begins.length)).toBe(begins)
    await expect(way.getByText(/ · \d/)).toBeVisible()
  }
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Word file to change of .*lesson plan/ }).click()
  expect((await downloading).suggestedFilename()).toMatch(/lesson plan\.docx$/)
})
