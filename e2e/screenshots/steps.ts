import { expect } from '@playwright/test'
import { type Script, scriptVoice } from '../testing/scripted-voice.ts'
import type { Step } from './scene.ts'

export const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).first().click()

export const fill =
  (label: string, text: string): Step =>
  (page) =>
    page.getByLabel(label, { exact: true }).fill(text)

/** Goes offline once the network is idle. */
export const goOffline: Step = async (page) => {
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
}

/** Turns one page of a storybook, and waits until it has been turned. */
export const turnPage: Step = async (page) => {
  const slider = page.getByRole('slider', { name: 'Page' })
  const before = await slider.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowRight')
  await expect(slider).not.toHaveAttribute('aria-valuetext', before ?? '')
}

/** Shows the words of a storybook beside its pictures, as phones do by themselves. */
export const showText: Step = async (page) => {
  const button = page.getByRole('button', { name: 'Show the text' })
  if ((await button.getAttribute('aria-pressed')) === 'false') await button.click()
}

/** From anywhere in a storybook to the page after the last. */
export const finishBook: Step = async (page) => {
  await page.getByRole('slider', { name: 'Page' }).press('End')
  for (const end = page.getByRole('heading', { name: 'You finished the book!' }); !(await end.isVisible()); ) {
    await turnPage(page)
  }
}

/** Waits until the bars of a reader have hidden themselves. */
export const barsGone: Step = async (page) => {
  await page.mouse.move(180, 400)
  await expect(page.locator('.reader[data-bars="hidden"]')).toBeVisible()
}

/** As on another device: the key is revoked, and this browser does not know. */
export const logOutElsewhere: Step = async (page) => {
  const key = (await page.context().cookies()).find(({ name }) => name === 'auth_key')?.value
  const address = new URL('/api/auth/logout-everywhere', page.url())
  await fetch(address, { method: 'POST', headers: { authorization: `Bearer ${key}` } })
}

export const openMenu: Step = (page) => page.getByRole('button', { name: /^(Menu|Welcome)/ }).click()

/** Goes to step `number` of the tour, which appears after two seconds. */
export const tourAt =
  (number: number): Step =>
  async (page) => {
    await page.getByRole('button', { name: /^Show me round/ }).focus()
    for (let step = 1; step < number; step++) {
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^(Next|Last)$/ })
        .click()
      await expect(page.getByRole('alertdialog')).toContainText(`${step + 1} of`)
    }
    await expect(page.getByRole('alertdialog')).toBeInViewport()
    await expect.poll(() => page.getByRole('alertdialog').evaluate(isOpaque)).toBe(true)
  }

function isOpaque(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (getComputedStyle(at).opacity !== '1') return false
  }
  return true
}

/** A device with these voices; the first keeps speaking. */
export const speaks =
  (voices: Script['voices']): Step =>
  (page) =>
    scriptVoice(page, { voices, isEndless: true, hasBoundaries: true })
