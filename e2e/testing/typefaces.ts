import { expect, type Page } from '@playwright/test'

export const typefaces = { text: 'Atkinson Hyperlegible Next Variable', headings: 'Bricolage Grotesque Variable' }

/** Whether a page draws with its typefaces: text in them is not as wide as in the one that stands in for them. */
const hasTypefaces = (page: Page) =>
  page.evaluate((names) => {
    const canvas = document.createElement('canvas').getContext('2d')
    const widthIn = (font: string) => {
      if (canvas) canvas.font = `100px ${font}`
      return canvas?.measureText('Temi will win').width
    }
    return names.every((name) => widthIn(`"${name}", monospace`) !== widthIn('monospace'))
  }, Object.values(typefaces))

/**
 * Calls `open` until the page draws with its typefaces, before something is measured: `font-display: optional` leaves out those
 * that come late, as on a busy machine, and the next document finds them.
 */
export async function openInTypefaces(page: Page, open: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await open()
    expect(await hasTypefaces(page)).toBe(true)
  }).toPass()
}
