import { onTestFinished } from 'vitest'
import type { SetUp, SetUpCode, SetUpStep } from '#contract/set-up.ts'
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts'
import { createActor } from '../../../testing/factories.ts'

type Options = NonNullable<Parameters<typeof buildTestApp>[0]>

/** A portal in service that somebody has just installed, and its first operator. */
export async function createNewPortal({ environment = {}, ...options }: Options = {}) {
  const portal = await buildTestApp({
    environment: { PUBLIC_URL: 'https://books.example.org', ...environment },
    asksForSecondStep: false,
    ...options,
  })
  onTestFinished(async () => {
    if (options.withJobs) await portal.deps.jobs.stop()
    await portal.close()
  })
  const operator = await createActor(portal.deps, { role: 'admin' })
  return { portal, operator, ...callsOf(portal, operator.key) }
}

/** What an operator does on the page. */
export function callsOf(portal: TestApp, key: string) {
  const data = (answer: Awaited<ReturnType<TestApp['call']>>): SetUp => answer.json().data
  const view = async () => data(await portal.call('GET', '/api/admin/set-up', { key }))
  const stepIn = ({ steps }: SetUp, code: SetUpCode) => steps.find((one) => one.code === code) as SetUpStep
  return {
    view,
    step: async (code: SetUpCode) => stepIn(await view(), code),
    tries: async (code: SetUpCode) =>
      stepIn(data(await portal.call('POST', '/api/admin/set-up/try', { key, body: { step: code } })), code),
    open: (unproven: SetUpCode[]) => portal.call('POST', '/api/admin/set-up/open', { key, body: { unproven } }),
  }
}
