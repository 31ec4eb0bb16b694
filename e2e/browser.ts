import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { unpackBundledBrowser } from './testing/bundled-browser.ts'

/** What Playwright's `launchOptions` need in order to start a browser. `env` is the whole environment, not a difference. */
export type Browser = { executablePath: string; args: string[]; env: Record<string, string> }

/** No graphics card in a test machine; QUIC would leave the loopback address. */
const args = ['--disable-gpu', '--disable-quic']

const systemBrowsers: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: ['/usr/bin/google-chrome', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/snap/bin/chromium'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`),
}

/** A file can be there and yet not run: a stub that asks for a snap, a download whose system libraries are missing. */
async function runs(executablePath: string): Promise<boolean> {
  if (!existsSync(executablePath)) return false
  if (process.platform === 'win32') return true
  return promisify(execFile)(executablePath, ['--version'], { timeout: 20_000 }).then(
    () => true,
    () => false,
  )
}

/**
 * Finds a Chromium for the browser tests, without asking anybody to install one. In this order: `CHROMIUM_PATH`,
 * Playwright's own download, Chrome or Chromium of the system, and the one that comes with the npm package
 * `@sparticuz/chromium` (Linux x64, unpacked on first use). `E2E_BROWSER=bundled` goes straight to the last.
 *
 * @throws a sentence saying what to do, when no browser is there
 */
export async function resolveBrowser(): Promise<Browser> {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!(await runs(named))) throw new Error(`CHROMIUM_PATH names ${named}, which does not run. Correct or unset it.`)
    return { executablePath: named, args, env: inherited }
  }
  if (process.env.E2E_BROWSER !== 'bundled') {
    for (const executablePath of [chromium.executablePath(), ...(systemBrowsers[process.platform] ?? [])]) {
      if (await runs(executablePath)) return { executablePath, args, env: inherited }
    }
  }
  if (process.platform === 'linux' && process.arch === 'x64') {
    const bundled = await unpackBundledBrowser(inherited)
    return { ...bundled, args }
  }
  throw new Error(
    'The browser tests found no Chrome or Chromium. Run "npx playwright install chromium", or set CHROMIUM_PATH.',
  )
}
