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
import { outcomeOfVitest, readPlaywright, readVitest, slowestFiles } from './test-outcome.mjs'

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

  /** Another process that takes the lock for its work, or holds it until it is killed. */
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
    const other = startOther(
      `const held = setInterval(() => {}, 1000); await new Promise((go) => process.once('SIGUSR2', go)); clearInterval(held)`,
    )
    let hasEnded = false
    const ended = other.end.then(() => {
      hasEnded = true
    })
    await other.isIn
    let waits = 0
    await underLock(
      lock(),
      async () => ended,
      () => {
        waits += 1
        other.child.kill('SIGUSR2')
      },
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

  /** What Vitest tells its reporters of a file. */
  const testModule = (path, state, tests, took = 0) => ({
    moduleId: join(root, path),
    state: () => state,
    diagnostic: () => ({ setupDuration: took, collectDuration: took, duration: took }),
    children: { allTests: (wanted) => tests.filter((test) => test.state === wanted) },
  })

  test('what failed, and a test file that could not be loaded as one failure', () => {
    const kites = [
      { state: 'failed', fullName: 'kites > fly' },
      { state: 'passed', fullName: 'kites > land' },
    ]
    const modules = [
      testModule('web/broken.test.ts', 'failed', []),
      testModule('server/kites.test.ts', 'failed', kites, 5),
    ]
    expect(outcomeOfVitest(modules, [{ message: 'No port\nat …' }])).toEqual({
      passed: 1,
      failures: ['web/broken.test.ts', 'server/kites.test.ts: kites > fly', 'outside any test: No port'],
      files: [
        { name: 'web/broken.test.ts', took: 0 },
        { name: 'server/kites.test.ts', took: 15 },
      ],
    })
  })

  test('a flaky test and an error outside any test as failures', () => {
    const results = [{ duration: 20 }]
    const spec = (title, status) => ({ title, file: 'kites.spec.ts', line: 7, tests: [{ status, results }] })
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
      files: [{ name: 'e2e/kites.spec.ts', took: 60 }],
    })
  })

  test('the ten files that took longest', () => {
    const files = Array.from({ length: 11 }, (_, number) => ({ name: `${number}.test.ts`, took: 1000 * number }))
    const lines = slowestFiles([{ files: files.slice(6) }, { files: files.slice(0, 6) }])
    expect(lines.map((line) => line.trim()).slice(0, 2)).toEqual(['10.0 s  10.test.ts', '9.0 s  9.test.ts'])
    expect(lines).toHaveLength(10)
  })

  test('nothing if a run ended before its report', () => {
    expect(readVitest(report())).toEqual({ passed: 0, failures: [], files: [] })
  })
})
