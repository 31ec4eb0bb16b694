import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type PortalProcess, spawnPortalProcess, startPortalProcess } from '../portal-process.ts'

const patience = { timeout: 120_000 }

test('one portal at a time uses a data folder, even after PostgreSQL was killed, until that portal has ended', {
  timeout: 300_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-attack-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  const stopLater = (portal: PortalProcess) => {
    onTestFinished(() => portal.stop())
    return portal
  }
  const first = stopLater(await startPortalProcess({ isTryIt: true, dataDir }))
  const readPid = async () =>
    Number((await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0])
  const killed = await readPid()
  process.kill(killed, 'SIGKILL')
  await expect.poll(readPid, patience).not.toBe(killed)
  const isReady = (portal: PortalProcess) =>
    expect.poll(async () => (await portal.call('GET', '/readyz')).status, patience).toBe(200)
  await isReady(first)

  const second = stopLater(await spawnPortalProcess({ isTryIt: true, dataDir }))
  expect(await second.ended).toMatchObject({ code: 1 })
  expect(second.output()).toContain('Another portal is already running on the data folder')
  await isReady(first)

  await first.kill('SIGKILL')
  const third = stopLater(await startPortalProcess({ isTryIt: true, dataDir }))
  await isReady(third)
})
