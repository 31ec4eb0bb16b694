/**
 * Lighthouse's mobile profile on the pages of visitors: as it comes, and with the slow-down that its guide means.
 *
 * It multiplies all work by 4, "calibrated for a high-end desktop" with a benchmark index of 1500 to 2000
 * (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md). On a slower machine that is another phone:
 * the second figure is for 4 times this machine's own index through 1750.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { resolveBrowser } from '../e2e/browser.ts'
import { startPortal } from '../e2e/testing/portal.ts'
import { median } from './testing/measure.ts'

const rounds = 3
const paths = ['/login', '/register', '/about', '/contact', '/charts']
const meant = { slowdown: 4, index: 1750 }

interface Report {
  environment: { benchmarkIndex: number }
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number }>
  audits: Record<string, { numericValue: number }>
}

const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
const portal = await startPortal()
const { executablePath = '' } = await resolveBrowser()

/** On a busy machine it sometimes fails to record a page, and says to run it again. */
async function run(path: string, slowdown: number, tries = 3): Promise<Report> {
  const file = join(folder, 'report.json')
  const options = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--chrome-flags=--headless --no-sandbox',
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
  ]
  try {
    await promisify(execFile)('npx', ['--yes', 'lighthouse@13.5.0', `${portal.baseURL}${path}`, ...options], {
      env: { ...process.env, CHROME_PATH: executablePath },
    })
  } catch (error) {
    if (tries === 1) throw error
    return run(path, slowdown, tries - 1)
  }
  return JSON.parse(await readFile(file, 'utf8')) as Report
}

const performanceOf = (reports: Report[]) => median(reports.map(({ categories }) => categories.performance.score * 100))
const auditOf = (reports: Report[], name: string) =>
  median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN)).toFixed(0)

try {
  for (const path of paths) {
    const asItComes: Report[] = []
    const asMeant: Report[] = []
    for (let round = 0; round < rounds; round++) {
      const report = await run(path, meant.slowdown)
      asItComes.push(report)
      asMeant.push(await run(path, (meant.slowdown * report.environment.benchmarkIndex) / meant.index))
    }
    const others = ['accessibility', 'best-practices', 'seo'] as const
    const scores = others.map((name) => Math.min(...asItComes.map(({ categories }) => categories[name].score * 100)))
    const index = median(asItComes.map(({ environment }) => environment.benchmarkIndex)).toFixed(0)
    console.log(
      `${path}: performance ${performanceOf(asItComes)} (${performanceOf(asMeant)} for an index of ${index}), ${others.join(', ')} ${scores.join(', ')}; ` +
        `first paint ${auditOf(asItComes, 'first-contentful-paint')} ms, largest ${auditOf(asItComes, 'largest-contentful-paint')} ms, blocked ${auditOf(asItComes, 'total-blocking-time')} ms (${auditOf(asMeant, 'total-blocking-time')} ms)`,
    )
  }
} finally {
  await portal.stop()
  await rm(folder, { recursive: true, force: true })
}
