/**
 * Every page of the page table for every kind of account, with the longest plausible names, at each width from 320 to
 * 1920 px in steps of 20: says where a page scrolls sideways, cuts text off, breaks a word or wraps the header, and ends
 * with 1 when any does. `WIDTHS=320,768` looks at these only.
 */

import { type Browser, chromium } from '@playwright/test'
import { operatorRights } from '#contract/access.ts'
import { resolveBrowser } from '../e2e/browser.ts'
import { enter } from '../e2e/testing/api.ts'
import keepFirstStart from '../e2e/testing/first-start.ts'
import { goTo } from '../e2e/testing/in-the-app.ts'
import { longNames, makeLongNamed, rename } from '../e2e/testing/long-names.ts'
import { findMisfits } from '../e2e/testing/misfits.ts'
import { type Portal, startPortal } from '../e2e/testing/portal.ts'
import { casesOf, nowhere, type Visit, visitsOf } from '../e2e/testing/visits.ts'

const steps = Array.from({ length: 81 }, (_, index) => 320 + index * 20)
const widths = process.env.WIDTHS?.split(',').map(Number) ?? steps

/** What was found, with the widths where it was. */
type Findings = Map<string, number[]>

async function measure(browser: Browser, portal: Portal, key: string, visits: Visit[]): Promise<Findings> {
  const findings: Findings = new Map()
  const context = await browser.newContext({
    baseURL: portal.baseURL,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  if (key) await enter(context, portal, key)
  // What tsx wraps functions in does not exist in the page.
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = await context.newPage()
  await page.goto(visits[0]?.[0] ?? '/')
  for (const [path, heading] of visits) {
    await page.setViewportSize({ width: 1280, height: 900 })
    await goTo(page, path, heading)
    await page.waitForLoadState('networkidle')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
      for (const misfit of await findMisfits(page)) {
        const what = `${path} ${misfit}`
        findings.set(what, [...(findings.get(what) ?? []), width])
      }
    }
  }
  await context.close()
  return findings
}

await keepFirstStart()
const portal = await startPortal()
const browser = await chromium.launch(await resolveBrowser())
try {
  const [shorter, longer] = longNames
  const operatorKey = await rename(portal, 'admin', longer)
  const parentKey = await rename(portal, 'parent', longer)
  const { readers, cases } = await casesOf(portal, operatorKey)
  const forUsers = visitsOf(['user', 'confirmed'], cases)
  const kinds: [kind: string, key: () => Promise<string>, visits: Visit[]][] = [
    ['visitor', async () => '', [...visitsOf(['visitor'], cases), nowhere]],
    ['staff, shorter name', () => rename(portal, 'senior', shorter), forUsers.slice(0, 1)],
    ['staff', () => rename(portal, 'senior', longer), [...forUsers, ...visitsOf(['visitor'], cases).filter(isForAll)]],
    ['parent', async () => parentKey, forUsers.filter(([path]) => isForParents(path))],
    ['new parent', () => makeLongNamed(portal, longer), [['/not-active', 'Pending approval']]],
    ['operator', async () => operatorKey, [...visitsOf(operatorRights, cases), ...readers]],
  ]
  for (const [kind, key, visits] of kinds) {
    const findings = await measure(browser, portal, await key(), visits)
    console.log(`${kind}: ${visits.length} pages at ${widths.length} widths, ${findings.size} findings`)
    for (const [what, at] of findings) console.log(`  ${what}, from ${at[0]} to ${at.at(-1)} px (${at.length} widths)`)
    if (findings.size > 0) process.exitCode = 1
  }
} finally {
  await browser.close()
  await portal.stop()
}

/** Visitors' pages that signed-in users have in their footer. */
function isForAll([path]: Visit): boolean {
  return ['/about', '/contact', '/charts', '/privacy'].includes(path)
}

function isForParents(path: string): boolean {
  return !['/book-session', '/add-users', '/school-pending'].includes(path) && !path.startsWith('/resources/manage')
}
