import { type BrowserContext, expect } from '@playwright/test'

/** Runs in the page. A report-only policy writes nothing to the console by itself. */
const reportViolations = `document.addEventListener('securitypolicyviolation', (event) => {
  console.error('Content Security Policy: ' + [event.effectiveDirective, event.blockedURI, event.sample].join(' '))
})`

/** Listens to the pages of a test. Errors in them fail it, unless the test named them beforehand. */
export type ConsoleWatch = {
  /** Listens to every page of a context, including those it opens later. */
  watch(context: BrowserContext): Promise<void>
  /**
   * Names an error that the test expects. It is matched against the text and the URL, and has to occur at least once.
   */
  expect(pattern: RegExp): void
  /** Names the browser's own line for a response that the test expects: 401, 404. */
  expectStatus(status: number): void
  /** Fails if something unexpected occurred, or something expected did not. */
  check(): void
}

export function watchConsole(): ConsoleWatch {
  const heard: string[] = []
  const expected: RegExp[] = []
  return {
    async watch(context) {
      context.on('weberror', (error) => {
        const { stack, name, message } = error.error()
        heard.push(`page error: ${stack || `${name}: ${message}`}\n  on ${error.page()?.url()}`)
      })
      context.on('console', (message) => {
        if (message.type() === 'error') heard.push(`console.error: ${message.text()} ${message.location().url}`)
      })
      await context.addInitScript({ content: reportViolations })
    },
    expect(pattern) {
      expected.push(pattern)
    },
    expectStatus(status) {
      expected.push(new RegExp(`responded with a status of ${status} `))
    },
    check() {
      const unexpected = heard.filter((line) => !expected.some((pattern) => pattern.test(line)))
      const missing = expected.filter((pattern) => !heard.some((line) => pattern.test(line))).map(String)
      expect(unexpected, 'no page error, console error or policy violation').toEqual([])
      expect(missing, 'every error that the test expects comes').toEqual([])
    },
  }
}
