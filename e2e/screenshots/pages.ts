import { expect } from '@playwright/test'
import type { Page } from '#contract/page.ts'
import { pages } from '#contract/pages.ts'
import type { Scene, Step } from './scene.ts'

const signedIn = {
  visitor: {},
  user: { as: 'senior' },
  confirmed: { as: 'senior' },
  support: { as: 'admin' },
  editor: { as: 'admin' },
  moderator: { as: 'admin' },
  owner: { as: 'admin' },
} as const

const loaded: Step = async (page) => {
  await page.locator('h1').first().waitFor()
  await expect(page.locator('.skeleton')).toHaveCount(0)
}

const sceneOf = ({ path, access }: Page): Scene => ({
  name: `${path.slice(1).replaceAll('/', '-') || 'home'}--plain`,
  path,
  ...signedIn[access],
  when: [loaded],
})

/** One scene for each page of the table that none of `scenes` opens. Pages with a parameter need one of their own. */
export function plainPages(scenes: Scene[]): Scene[] {
  const shown = new Set(scenes.map(({ path }) => path.split('?')[0]))
  return pages.filter(({ path }) => !path.includes(':') && !shown.has(path)).map(sceneOf)
}
