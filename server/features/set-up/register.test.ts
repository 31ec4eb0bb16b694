import { expect, test } from 'vitest'
import { form } from '../../testing/form.ts'
import { ownRegister, toRegisterFile } from '../register/testing/register-file.ts'
import { createNewPortal } from './testing/new-portal.ts'

test('only schools that could be read count as imported', async () => {
  const { portal, operator, step } = await createNewPortal({ withJobs: true })
  const give = async (rows: string[]) => {
    const sent = form('file', toRegisterFile(rows))
    const answer = await portal.call('POST', '/api/admin/register/imports', { key: operator.key, ...sent })
    expect(answer.statusCode).toBe(200)
  }
  const [first = '', second = ''] = ownRegister.rows
  await give(['only,three,columns', first.replace(',Open,', ',Ajar,')])
  await expect.poll(async () => (await step('register')).what).toMatch(/^The file .* has no school that can be read\.$/)
  expect((await step('register')).state).toBe('open')
  await give([first, second, 'only,three,columns'])
  await expect.poll(async () => (await step('register')).what).toMatch(/^2 schools were imported\./)
  expect((await step('register')).state).toBe('done')
})
