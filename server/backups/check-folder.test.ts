import { access } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkFolder } from './check-folder.ts'

test('a folder that does not answer is asked once, however often it is checked, and again when it has', async () => {
  let asked = 0
  let answer = () => {}
  const look = () => {
    asked += 1
    return new Promise<void>((resolve) => {
      answer = resolve
    })
  }
  const check = () => checkFolder('/mnt/away', { look, patience: 5 })
  await expect(check()).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  await expect(check()).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  expect(asked).toBe(1)
  answer()
  await expect.poll(() => checkFolder('/mnt/away', { look: () => access(tmpdir()) })).toBeUndefined()
})

test('a folder that is not there is no folder', async () => {
  const folder = join(tmpdir(), 'portal-nowhere')
  await expect(checkFolder(folder)).rejects.toMatchObject({ code: 'ENOENT' })
  await expect(checkFolder(folder)).rejects.toMatchObject({ code: 'ENOENT' })
  await expect(checkFolder(tmpdir())).resolves.toBeUndefined()
})
