import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { createClassCode } from '#contract/class-codes.ts'
import { deleteResource } from '#contract/library.ts'
import { call, keyOf } from './testing/api.ts'
import { publishOwnBook } from './testing/own-book.ts'
import { heard, scriptVoice } from './testing/scripted-voice.ts'
import { test } from './testing/test.ts'
import { logIn } from './testing/users.ts'

const title = 'Nia counts her plums'
const guide = `Page 1: A stall of her own
- Why does Nia put one plum out?
Word\tPage\tMeaning
stall\t1\ta table that somebody sells from

Minutes\tStep\tWhat to say\tWhat the class sees
5\tBegin\tShow page 1.\tDraw a plum.
10\tTalk\tAsk why she waits.\tTell your partner.`

const place = (page: Page) => page.getByRole('slider', { name: 'Page' })
const download = async (page: Page, press: () => Promise<void>) => {
  const downloading = page.waitForEvent('download')
  await press()
  return readFile(await (await downloading).path(), 'latin1')
}

/** What a book that ships gives those who open it, each from the book's own page. */
const journeys: Record<string, (page: Page, open: { id: number; other: Page; code: string }) => Promise<void>> = {
  'the search finds its words': async (page) => {
    await page.goto('/resources?q=plum+number+7')
    await expect(page.getByRole('link', { name: new RegExp(title) }).first()).toBeVisible()
  },
  'it opens as a book, explains a word, and is read aloud': async (page, { id }) => {
    await page.goto(`/resources/view/${id}?page=2`)
    await expect(place(page)).toHaveAttribute('aria-valuetext', /Page 1/)
    await page.getByRole('button', { name: 'stall', exact: true }).first().click()
    await expect(page.getByText('a table that somebody sells from').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Listen' }).click()
    await expect
      .poll(async () => (await heard(page)).utterances.map(({ text }) => text).join(' '))
      .toContain('Nia put plum number 1 on the stall.')
  },
  'its certificates are printed': async (page, { id }) => {
    await page.goto(`/resources/books/${id}`)
    await page.getByRole('link', { name: 'Certificates for the class' }).click()
    await page.getByRole('textbox', { name: 'Names' }).fill('Ada Birch')
    await expect(page.locator('.certificate-pages')).toContainText(title)
  },
  'its editions are saved': async (page, { id }) => {
    await page.goto(`/resources/books/${id}`)
    const ways = page.getByRole('region', { name: 'More ways to read' })
    const text = await download(page, () => ways.getByRole('link', { name: 'Plain text' }).click())
    expect(text).toContain('Nia put plum number 23 on the stall.')
    expect((await download(page, () => ways.getByRole('link', { name: 'Booklet' }).click())).slice(0, 5)).toBe('%PDF-')
  },
  'a phone leads the board, with its questions and its lesson': async (board, { id, other: phone }) => {
    await board.goto(`/resources/books/${id}/board`)
    await board.getByRole('button', { name: 'Lead from a phone' }).click()
    const digits = (await board.locator('.board-digits').textContent()) ?? ''
    await phone.goto(`/resources/books/${id}/teach`)
    await phone.getByRole('button', { name: 'Connect a board' }).click()
    await phone.getByLabel('Six digits').fill(digits)
    await phone.getByRole('button', { name: 'Connect', exact: true }).click()
    await expect(phone.getByText('The board follows you.')).toBeVisible()
    await phone.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(phone.getByRole('checkbox', { name: /Why does Nia put one plum out\?/ })).toBeVisible()
    await phone.getByRole('button', { name: 'Start the lesson' }).click()
    await expect(board.getByText('Draw a plum.')).toBeVisible()
  },
  'a class reads it with a code': async (_, { other: child, code }) => {
    await child.goto(`/read#${code}`)
    await expect(child.getByRole('heading', { level: 1 })).toHaveText(title)
    await child.getByRole('button', { name: 'Next page' }).click()
    await expect(place(child)).toHaveAttribute('aria-valuetext', /Page 1/)
  },
  'it is kept on the device': async (page, { id }) => {
    await page.goto(`/resources/books/${id}`)
    await page.getByRole('button', { name: 'Keep on this device' }).click()
    await page.getByRole('button', { name: /^Keep it/ }).click()
    await expect(page.getByText('Until you log out, you can open it without a connection')).toBeVisible()
  },
}

test.use({ serviceWorkers: 'allow' })

test('a book of one’s own with a pasted guide gets what a book that ships gets', async ({
  page,
  portal,
  openDevice,
}) => {
  const id = await publishOwnBook(portal, title, guide)
  const key = await keyOf(portal, 'senior')
  const { code } = await call(portal, createClassCode, { body: { resource_id: id } }, key)
  await scriptVoice(page, { voices: [{ name: 'Microsoft Hazel - English (Great Britain)' }], hasBoundaries: true })
  await page.addInitScript(() => localStorage.setItem('reader-text', 'shown'))
  await logIn(page, portal)
  for (const [name, journey] of Object.entries(journeys)) {
    const other = await openDevice()
    await logIn(other, portal)
    await test.step(name, () => journey(page, { id, other, code }))
    // A phone that leads speaks to its board every ten seconds, also when the next journey has left that.
    await other.close()
  }
  // The next journey in this portal reads all books of the shelf.
  await call(portal, deleteResource, { params: { id: String(id) } }, await keyOf(portal, 'admin'))
})
