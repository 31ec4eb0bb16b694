import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from './log.ts'

function logIn(bytes: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-log-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const path = (number?: number) => join(dataDir, number === undefined ? 'portal.log' : `portal.log.${number}`)
  const open = (options = {}) =>
    createLog({ logLevel: 'info', logToConsole: false, dataDir }, { bytes, milliseconds: 5, ...options })
  return { path, open }
}

test('a large log is rotated while it is written to, the last three are kept, and no line is lost', async () => {
  const { path, open } = logIn(500)
  const log = open()
  for (let round = 1; round <= 6; round++) {
    const before = existsSync(path(1)) ? readFileSync(path(1), 'utf8') : ''
    log.info({ round, text: 'x'.repeat(600) }, 'a line')
    log.flush()
    await expect.poll(() => (existsSync(path(1)) ? readFileSync(path(1), 'utf8') : '')).not.toBe(before)
  }
  const rounds = [3, 2, 1].map((number) => JSON.parse(readFileSync(path(number), 'utf8')).round)
  expect(rounds).toEqual([4, 5, 6])
  expect(existsSync(path(4))).toBe(false)
  log.info('the next')
  log.flush()
  await expect.poll(() => readFileSync(path(), 'utf8')).toContain('the next')
})

test('a log is rotated under load as soon as it is large, not when its size is next looked at', async () => {
  const { path, open } = logIn(20_000)
  const log = open({ milliseconds: 3_600_000 })
  for (let line = 0; line < 150; line++) {
    log.info({ line, text: 'x'.repeat(600) }, 'a line')
    await sleep(1)
  }
  const sizes = [undefined, 1, 2, 3].map((number) => statSync(path(number), { throwIfNoEntry: false })?.size ?? 0)
  expect(Math.max(...sizes)).toBeLessThan(40_000)
  expect(sizes[3]).toBeGreaterThan(0)
})

test('a log that is large at the start is rotated then; a small one is appended to', async () => {
  const { path, open } = logIn(500)
  writeFileSync(path(), 'x'.repeat(600))
  open()
  expect(readFileSync(path(1), 'utf8')).toHaveLength(600)
})

test('a log that cannot be opened loses lines, not the portal', async () => {
  const { path, open } = logIn(1_000_000)
  mkdirSync(path())
  const log = open({ flushEvery: 5 })
  const errors: unknown[] = []
  const note = (error: unknown) => void errors.push(error)
  process.on('uncaughtException', note)
  onTestFinished(() => void process.off('uncaughtException', note))
  for (let line = 0; line < 20; line++) {
    log.info({ line, text: 'x'.repeat(600) }, 'perhaps lost')
    await sleep(5)
  }
  expect(errors).toEqual([])
})

test('an e-mail address in an error is not logged, wherever the error has it', async () => {
  const { path, open } = logIn(1_000_000)
  const log = open()
  const refused = Object.assign(
    new Error('550 5.1.1 <zoë.o’neill+x@x.example>: no such user', { cause: new Error('a@b.c') }),
    {
      responseCode: 550,
      rejected: ['person@x.example'],
      rejectedErrors: [{ recipient: 'person@x.example' }],
    },
  )
  log.warn({ err: refused }, 'job failed')
  log.flush()
  await expect.poll(() => readFileSync(path(), 'utf8')).toContain('job failed')
  const line = readFileSync(path(), 'utf8')
  expect(line).not.toMatch(/x\.example|a@b\.c/)
  expect(JSON.parse(line).err).toMatchObject({
    message: expect.stringContaining('550 5.1.1 <[e-mail address]>: no such user'),
    responseCode: 550,
    stack: expect.stringContaining('log.test.ts'),
  })
})
