import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createNewPortal } from './testing/new-portal.ts'

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-set-up-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('a backup is made now and restored as a test; two presses make one', async () => {
  const { portal, tries, step } = await createNewPortal({
    environment: { BACKUP_TO: await createFolder() },
    withJobs: true,
  })
  const made = async () =>
    (await portal.deps.pool.query("select 1 from pgboss.job where name = 'make-backup'")).rowCount ?? 0
  // That of the night, which a portal begins by itself.
  await expect.poll(async () => (await step('backup')).state).toBe('done')
  expect(await made()).toBe(1)
  const pressed = await Promise.all([tries('backup'), tries('backup')])
  expect(pressed.map(({ state }) => state)).toEqual(['waiting', 'waiting'])
  await expect.poll(async () => (await step('backup')).state).toBe('done')
  expect((await step('backup')).what).toMatch(/\.backup, .*, was made and restored: all [\d,]+ rows were there\./)
  expect(await made()).toBe(2)

  await portal.deps.db.updateTable('backups').set({ problem: 'The backup of tonight could not be made.' }).execute()
  expect(await step('backup')).toMatchObject({ state: 'open', what: 'The backup of tonight could not be made.' })
  await portal.deps.db.updateTable('backups').set({ problem: '', folder: '/another/disk' }).execute()
  expect((await step('backup')).what).toMatch(/^No backup has been made in /)
})

test('a folder that is not there is said, and a press proves nothing', async () => {
  const { tries, step } = await createNewPortal({ environment: { BACKUP_TO: '/no/such/disk' }, withJobs: true })
  const isSaid = () =>
    expect.poll(async () => (await step('backup')).what).toContain('the folder /no/such/disk is not there.')
  await isSaid()
  await tries('backup')
  await isSaid()
  expect((await step('backup')).state).toBe('open')
})
