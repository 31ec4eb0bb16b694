import { expect, type Page } from '@playwright/test'
import { bookSession } from '#contract/bookings.ts'
import { listCases } from '#contract/cases.ts'
import { call, enter, keyOf } from './testing/api.ts'
import { longNames, rename } from './testing/long-names.ts'
import { findMisfits } from './testing/misfits.ts'
import { test } from './testing/test.ts'
import { openInTypefaces } from './testing/typefaces.ts'

/** Phones, tablets, school laptops, and where the header has least room. */
const widths = [320, 360, 560, 580, 768, 820, 1024, 1060, 1100, 1280, 1366, 1920]

const kinds = [
  ['visitor', '/login', null],
  ['visitor', '/charts', null],
  ['staff', '/profile/settings', 'senior'],
  ['parent', '/invite', 'parent'],
  ['operator', '/admin', 'admin'],
] as const

/** With a sponsor's quote of 120 characters, and the line of a charity. */
const heightOfFullFooter = (page: Page) =>
  page.evaluate(() => {
    const quote = document.querySelector('.footer-quote blockquote')
    if (quote) quote.textContent = `“${'Begin small. '.repeat(10).slice(0, 118)}”`
    const charity = document.querySelector('.footer-organisation') ?? document.createElement('p')
    charity.className = 'footer-organisation'
    charity.textContent =
      'The Hazelworth and District Trust for Enterprising Children, registered in England and Wales as charity 0000000 and company 00000000. 1 Mill Lane, Hazelworth, TW1 1AA.'
    document.querySelector('.footer-parts')?.append(charity)
    return document.querySelector('footer')?.getBoundingClientRect().height
  })

for (const name of longNames) {
  test(`nothing is cut off or scrolls sideways at any width, for ${name}`, async ({ portal, openDevice }) => {
    for (const [kind, path, role] of kinds) {
      const page = await openDevice()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      if (role) await enter(page.context(), portal, await rename(portal, role, name))
      await openInTypefaces(page, () => page.goto(path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('#dehydrated-state, [aria-busy="true"]')).toHaveCount(0)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        // The header measures itself once the new width is laid out, which a busy machine does some frames later.
        await expect.poll(() => findMisfits(page), `${kind} at ${width} px`).toEqual([])
        // The console has no footer.
        if (width === 360 && kind !== 'operator') expect(await heightOfFullFooter(page), kind).toBeLessThanOrEqual(420)
      }
      await page.close()
    }
  })
}

test('the longest word in the name of a school is broken rather than cut off', async ({ portal, page }) => {
  const village = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'
  const school = `Ysgol Gynradd Gymraeg ${village}`
  const ask = {
    name: 'Nia Parri',
    email: 'nia.parri@ysgol.example',
    message: 'Thirty children, in Welsh if you can.',
    school,
  }
  await call(portal, bookSession, { body: ask }, await keyOf(portal, 'senior'))
  const key = await keyOf(portal, 'admin')
  const { cases } = await call(portal, listCases, { query: { kind: 'bookings' } }, key)
  await enter(page.context(), portal, key)
  const misfits = async () => (await findMisfits(page)).filter((misfit) => misfit !== `breaks "${village}"`)
  for (const path of ['/admin/inbox', `/admin/bookings/${cases.find(({ title }) => title === school)?.id}`]) {
    await page.goto(path)
    await expect(page.getByText(school).first()).toBeVisible()
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(misfits, `${path} at ${width} px`).toEqual([])
    }
  }
})

test('the account’s menu is in the header where it fits, and otherwise behind “Menu”', async ({ portal, page }) => {
  const [, longer] = longNames
  await enter(page.context(), portal, await rename(portal, 'senior', longer))
  await page.goto('/profile/settings')
  const welcome = page.getByRole('button', { name: 'Welcome, Wilhelmina' })
  await expect(welcome).toBeVisible()
  await welcome.click()
  await expect(page.getByRole('banner').getByText(longer)).toBeVisible()
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(welcome).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('banner').getByText(`Welcome, ${longer}`)).toBeVisible()
  const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(entries).toHaveText(['Resources', 'Shop', 'Contact', 'Book Enterprise Session'])
})

test('on a low laptop the log-in form, pictures of the portal and the first books are in sight', async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 600 })
  await page.goto('/login')
  await expect(page.locator('main').getByRole('button', { name: 'Log in' })).toBeInViewport({ ratio: 1 })
  await page.goto('/about')
  await page.evaluate(() => document.fonts.ready)
  const pages = page.getByRole('region', { name: /Look inside/ })
  expect((await pages.boundingBox())?.width).toBeGreaterThanOrEqual(280)
  await enter(page.context(), portal, await keyOf(portal, 'senior'))
  await page.goto('/resources')
  const title = page.locator('main').getByRole('heading', { level: 2 }).first()
  await expect(title).toBeVisible()
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect(title).toBeInViewport({ ratio: 1 })
})
