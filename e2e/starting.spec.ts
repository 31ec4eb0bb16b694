import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from '@playwright/test'
import { inheritedEnvironment } from './testing/portal-process.ts'
import { test } from './testing/test.ts'

const root = resolve(import.meta.dirname, '..')

/** Starts a portal that must not start up. Returns its output and exit code. */
async function start(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const env = { ...inheritedEnvironment(), ...settings }
  const child = spawn(process.execPath, ['build/server/main.js'], { cwd: root, env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  }
  const code = await new Promise<number | null>((ended) => child.once('exit', ended))
  return { code, said }
}

/** A sentence for a person, and a failure for a script. */
function expectRefusal({ code, said }: { code: number | null; said: string }, sentence: RegExp): void {
  expect(said).toMatch(sentence)
  expect(said).not.toMatch(/\n\s+at /)
  expect(code).toBeGreaterThan(0)
}

let folder = ''
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-start-'))
})
test.afterEach(() => rm(folder, { recursive: true, force: true }))

test('a database that does not answer is reported, without its password', async () => {
  const settings = { DATABASE_URL: 'postgres://portal:secret@127.0.0.1:9/portal', DATA_DIR: folder, PORT: '0' }
  const refused = await start(settings)
  expectRefusal(refused, /DATABASE_URL/)
  expect(refused.said).not.toContain('secret')
})

test('a taken port is reported, with what to do', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const address = server.address()
  const port = typeof address === 'object' ? `${address?.port}` : ''
  expectRefusal(await start({ PORT: port, DATA_DIR: folder }), /Port \d+ is taken\..*PORT=/)
  server.close()
})

test('a data folder that cannot be written is reported', async () => {
  await writeFile(join(folder, 'file'), '')
  expectRefusal(await start({ DATA_DIR: join(folder, 'file', 'data'), PORT: '0' }), /data folder cannot be written/)
  await mkdir(join(folder, 'closed'))
  await chmod(join(folder, 'closed'), 0o500)
  if (process.getuid?.() !== 0) {
    expectRefusal(await start({ DATA_DIR: join(folder, 'closed', 'data'), PORT: '0' }), /data folder cannot be written/)
  }
})

test('settings that cannot be used are listed', async () => {
  const refused = await start({ PORT: 'many', PUBLIC_URL: 'example.org', DATA_DIR: folder })
  expectRefusal(refused, /cannot start with these settings/)
  expect(refused.said).toContain('PORT')
  expect(refused.said).toContain('PUBLIC_URL')
})

test('a second portal on the same data folder is refused, and the first continues', async ({ portal, page }) => {
  expectRefusal(await start({ DATA_DIR: portal.dataDir, PORT: '0' }), /Another portal is already running/)
  await expect.poll(async () => (await page.request.get('/readyz')).status()).toBe(200)
})
