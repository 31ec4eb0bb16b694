import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkComments } from './comments.mjs'
import { checkFeatures } from './features.mjs'
import { fingerprint } from './inputs.mjs'
import { underLock } from './lock.mjs'
import { root } from './run.mjs'
import { readPlaywright, readVitest } from './test-outcome.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scripts-test-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(file, text) {
  mkdirSync(join(folder, file, '..'), { recursive: true })
  writeFileSync(join(folder, file), text)
}

describe('what makes a build stale', () => {
  const now = () => fingerprint(folder, ['server', 'package.json', 'absent'])
  beforeEach(() => {
    write('package.json', '{}')
    write('server/main.ts', 'a')
    write('server/http/serve.ts', 'b')
  })

  test('a changed, a new or a renamed file does', () => {
    const first = now()
    write('server/http/serve.ts', 'c')
    const second = now()
    write('server/http/errors.ts', 'c')
    const third = now()
    rmSync(join(folder, 'server/http/errors.ts'))
    write('server/http/failures.ts', 'c')
    expect(new Set([first, second, third, now()]).size).toBe(4)
  })

  test('a new date or a test does not', () => {
    const first = now()
    utimesSync(join(folder, 'server/main.ts'), 1, 1)
    write('server/main.test.ts', 'd')
    write('server/testing/world.ts', 'd')
    expect(now()).toBe(first)
  })
})

describe('two starts at the same time', () => {
  const lock = () => join(folder, 'build/lock')

  /** Another process that takes the lock for 300 ms, or holds it until it is killed. */
  function startOther(work) {
    const url = new URL('./lock.mjs', import.meta.url).href
    const source = `import { underLock } from ${JSON.stringify(url)}
      await underLock(${JSON.stringify(lock())}, async () => { console.log('in'); ${work}; console.log('out') })`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const isIn = new Promise((resolve) => child.stdout.once('data', resolve))
    const end = new Promise((resolve) => child.once('exit', resolve))
    return { child, isIn, end }
  }

  test('the second waits for the first, and says so once', async () => {
    const other = startOther('await new Promise((resolve) => setTimeout(resolve, 300))')
    let hasEnded = false
    const ended = other.end.then(() => {
      hasEnded = true
    })
    await other.isIn
    let waits = 0
    await underLock(
      lock(),
      async () => ended,
      () => waits++,
    )
    expect({ hasEnded, waits }).toEqual({ hasEnded: true, waits: 1 })
  })

  test('the lock of a killed start is taken over', async () => {
    const other = startOther('setInterval(() => {}, 1000); await new Promise(() => {})')
    await other.isIn
    other.child.kill('SIGKILL')
    await other.end
    expect(readFileSync(lock(), 'utf8')).toBe(String(other.child.pid))
    expect(await underLock(lock(), async () => 'built')).toBe('built')
  })

  test('work that fails releases the lock', async () => {
    await expect(underLock(lock(), () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await underLock(lock(), async () => 'built')).toBe('built')
  })
})

test('a file of a feature that does what another is for is named', () => {
  write('server/features/kites/feature.ts', 'export const kites = {}')
  write('server/features/kites/routes.ts', 'serve(app, fly, () => ({}))')
  write('server/features/kites/tails/fly-kite.ts', 'export const flyKite = () => true')
  expect(checkFeatures(folder)).toEqual({ code: 0, output: '' })
  write('server/features/kites/tails/fly-kite.ts', 'serve(app, fly, () => ({}))')
  write('server/features/kites/tail-jobs.ts', 'deps.jobs.every(24, "mend", mend)')
  write('server/features/strings/knots.ts', '')
  expect(checkFeatures(folder).output.split('\n')).toEqual([
    'server/features/kites/tail-jobs.ts defines jobs: that belongs in a jobs.ts.',
    'server/features/kites/tail-jobs.ts: make a part of it, a folder with a jobs.ts.',
    'server/features/kites/tails/fly-kite.ts mounts endpoints: that belongs in a routes.ts.',
    'server/features/strings has no feature.ts, which exports its routes and jobs.',
  ])
})

test('comments that avoid the name of a person or a thing are found, and the same words in code are not', () => {
  write('server/kites.ts', "export const said = 'whoever of which none of them'\n// The sender flies it.\n")
  write('server/kites.sql', "select 'of which' as kite -- the one that flies\n")
  expect(checkComments(folder)).toEqual({ code: 0, output: '' })
  const pronoun = ['who', 'ever'].join('')
  write(
    'server/kites.ts',
    `/**\n * A kite, of\n * which there are two.\n */\nexport const kite = 1 // ${pronoun} flies it.\n`,
  )
  write('server/kites.sql', 'select 1 -- none of them flies\n')
  write('web/kites.css', `/* for ${pronoun} flies */\n`)
  const at = (place, words) => `${place}: a comment says "${words}": name the person or thing.`
  expect(checkComments(folder).output.split('\n')).toEqual([
    at('server/kites.sql:1', 'none of them'),
    at('server/kites.ts:2', 'of which'),
    at('server/kites.ts:5', 'whoever'),
    at('web/kites.css:1', 'whoever'),
  ])
})

describe('the closing lines name', () => {
  const report = () => join(folder, 'report.json')

  test('what failed, and a test file that could not be loaded as one failure', () => {
    const testResults = [
      { name: join(root, 'web/broken.test.ts'), status: 'failed', assertionResults: [] },
      {
        name: join(root, 'server/kites.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'failed', fullName: 'kites fly' },
          { status: 'passed', fullName: 'kites land' },
        ],
      },
    ]
    write('report.json', JSON.stringify({ numPassedTests: 1, testResults }))
    expect(readVitest(report())).toEqual({
      passed: 1,
      failures: ['web/broken.test.ts', 'server/kites.test.ts: kites fly'],
    })
  })

  test('a flaky test and an error outside any test as failures', () => {
    const spec = (title, status) => ({ title, file: 'kites.spec.ts', line: 7, tests: [{ status }] })
    const suites = [
      {
        specs: [spec('flies', 'expected')],
        suites: [{ specs: [spec('lands', 'flaky'), spec('turns', 'unexpected')] }],
      },
    ]
    write('report.json', JSON.stringify({ stats: { expected: 5 }, suites, errors: [{ message: 'No port\nat …' }] }))
    expect(readPlaywright(report())).toEqual({
      passed: 5,
      failures: ['e2e/kites.spec.ts:7: lands', 'e2e/kites.spec.ts:7: turns', 'outside any test: No port'],
    })
  })

  test('nothing if a run ended before its report', () => {
    expect(readVitest(report())).toEqual({ passed: 0, failures: [] })
  })
})
