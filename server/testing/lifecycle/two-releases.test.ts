import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDiskStore } from '../../adapters/files/disk-store.ts'
import { createS3Store } from '../../adapters/files/s3-store.ts'
import { type S3Server, startS3Server } from '../../adapters/testing/s3-server.ts'
import { keepAssets, removeOldAssets } from '../../http/assets/kept-assets.ts'
import { buildTestApp, type TestApp } from '../build-test-app.ts'

const day = 86_400_000

/** A build as Vite writes it: a page that names its files, each with a hash, two of them as in the other release. */
function buildOf(release: string): Record<string, string> {
  const own = Array.from({ length: 18 }, (_, index) => `assets/${release}${index}-Dx_Y7${release}.js`)
  const names = [...own, `assets/index-${release}k2Lm.css`, 'assets/font-B1cD2eF3.woff2', 'assets/icons-Aa1Bb2Cc.svg']
  const tags = names.map((name) => `<link href="/${name}" />`).join('')
  return {
    'index.html': `<!doctype html><title>${release}</title>${tags}<div id="root"></div>`,
    ...Object.fromEntries(names.map((name) => [name, `the content of ${name}`])),
  }
}

let folder: string
let service: S3Server
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-releases-'))
  service = await startS3Server()
})
afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true })
})

describe.each([
  ['a shared folder', () => createDiskStore(folder)],
  ['a bucket', () => createS3Store(service.bucket)],
])('two releases behind one address, with %s', (_name, openStore) => {
  let older: TestApp
  let newer: TestApp

  beforeEach(async () => {
    const files = openStore()
    await files.remove('assets')
    older = await buildTestApp({ web: buildOf('older'), deps: { files } })
    newer = await buildTestApp({ web: buildOf('newer'), deps: { files }, database: older.database })
  })
  afterEach(async () => {
    await newer.close()
    await older.close()
  })

  /** What an instance does when it starts. */
  const start = ({ deps }: TestApp, today?: Date) => keepAssets(deps.files, deps.config.webFolder, today)

  /** The files that are missing when a page of one instance gets everything else from the other. */
  async function loadAcross(from: TestApp, others: TestApp): Promise<string[]> {
    const page = await from.call('GET', '/about')
    const names = [...page.body.matchAll(/href="(\/assets\/[^"]+)"/g)].map(([, name = '']) => name)
    expect(names).toHaveLength(21)
    const answers = await Promise.all(names.map(async (name) => ({ name, answer: await others.call('GET', name) })))
    return answers
      .filter(({ name, answer }) => answer.statusCode !== 200 || answer.body !== `the content of ${name.slice(1)}`)
      .map(({ name, answer }) => `${answer.statusCode} ${name}`)
  }

  test('40 pages of each find all their files on the other', async () => {
    await Promise.all([start(older), start(newer)])
    const missing: string[] = []
    for (let load = 0; load < 40; load++) {
      missing.push(...(await loadAcross(older, newer)), ...(await loadAcross(newer, older)))
    }
    expect(missing).toEqual([])
  })

  test('an instance finds the files of a release that has come since it last looked', async () => {
    await start(older)
    expect((await older.call('GET', '/assets/never-Built123.js')).statusCode).toBe(404)
    await start(newer)
    expect(await loadAcross(newer, older)).toEqual([])
  })

  test('a release that has gone keeps its files for 90 days after it was last seen', async () => {
    const now = Date.now()
    await start(older, new Date(now - 90 * day))
    await start(newer)
    await removeOldAssets(newer.deps.files)
    expect(await loadAcross(older, newer)).toEqual([])
    await removeOldAssets(newer.deps.files, new Date(now + day))
    expect(await loadAcross(older, newer)).toHaveLength(19)
    expect(await newer.deps.files.list('assets')).toHaveLength(1)
    // Seen again, as after going back to it.
    await start(older)
    expect(await loadAcross(older, newer)).toEqual([])
  })
})

test('what a release has packed is sent packed, with the headers that its own instances send', async () => {
  const files = createDiskStore(join(folder, 'packed'))
  const name = 'assets/pdf.worker-Ab12Cd34.js'
  const script = 'export const page = 1\n'.repeat(200)
  const older = await buildTestApp({ web: { [name]: script }, deps: { files } })
  const newer = await buildTestApp({ deps: { files }, database: older.database })
  try {
    const ask = (app: TestApp) => app.call('GET', `/${name}`, { headers: { 'accept-encoding': 'gzip, br' } })
    const own = await ask(older)
    const { webFolder } = older.deps.config
    await writeFile(join(webFolder, `${name}.br`), brotliCompressSync(script))
    await keepAssets(files, webFolder)
    const kept = await ask(newer)
    expect([kept.statusCode, kept.headers['content-encoding']]).toEqual([200, 'br'])
    expect(String(brotliDecompressSync(kept.rawPayload))).toBe(script)
    expect((await newer.call('GET', `/${name}`)).body).toBe(script)
    const same = ['content-type', 'cache-control', 'content-security-policy', 'x-content-type-options'] as const
    for (const header of same) expect([header, kept.headers[header]]).toEqual([header, own.headers[header]])
  } finally {
    await newer.close()
    await older.close()
  }
})

test('a name that no build makes is refused without a look into the store', async () => {
  const portal = await buildTestApp()
  try {
    for (const name of ['a.js', '..%2f..%2fpackage.json', 'x'.repeat(190), 'index.json%00-Ab12Cd34.js'])
      expect([name, (await portal.call('GET', `/assets/${name}`)).statusCode]).toEqual([name, 404])
  } finally {
    await portal.close()
  }
})
