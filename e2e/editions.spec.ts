import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from './testing/test.ts'
import { logIn, skipTour } from './testing/users.ts'

test('a book is saved as a booklet and as text from its page', async ({ page, portal }) => {
  await skipTour(page)
  await logIn(page, portal)
  await page.goto('/resources/books/1')
  const ways = page.getByRole('region', { name: 'More ways to read' })
  for (const [name, file, begins] of [
    ['Plain text', / .*\.txt$/, 'Temi and the Chip Thief\n\n\nCover'],
    ['Booklet', / – booklet\.pdf$/, '%PDF-1.7'],
  ] as const) {
    const way = ways.getByRole('listitem').filter({ has: page.getByRole('link', { name }) })
    const downloading = page.waitForEvent('download')
    await way.getByRole('link', { name }).focus()
    await page.keyboard.press('Enter')
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(file)
    expect((await readFile(await download.path(), 'latin1')).slice(0, begins.length)).toBe(begins)
    await expect(way.getByText(/ · \d/)).toBeVisible()
  }
})
