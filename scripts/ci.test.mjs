import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from './run.mjs'

/** Replaces npm: prints how it was called. */
const npm = `#!/bin/sh
printf '%s|' "$@" "$E2E_BROWSER" "$CHROMIUM_PATH" "$TEST_DATABASE_URL"
`

test.skipIf(process.platform === 'win32')('CI runs npm test with the browser that npm brings', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ci-test-'))
  await writeFile(join(folder, 'npm'), npm, { mode: 0o755 })
  const machine = {
    CHROMIUM_PATH: '/usr/bin/chromium',
    TEST_DATABASE_URL: 'postgres://machine/test',
    E2E_BROWSER: 'any',
  }
  const env = { ...process.env, ...machine, PATH: `${folder}${delimiter}${process.env.PATH}` }
  const { stdout } = await promisify(execFile)(join(root, '.ci/run'), { env })
  await rm(folder, { recursive: true })
  expect(stdout).toBe('test|bundled|||')
})
