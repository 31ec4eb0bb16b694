import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { confirmEmail } from '#contract/membership.ts'
import { answer } from '../testing/fake-api.ts'
import { renderPage } from '../testing/render-page.tsx'
import { sampleUser } from '../testing/samples.ts'

const user = sampleUser({ status: 'not-active', emailVerified: false, isVerified: false })

afterEach(() => window.history.replaceState(null, '', '/'))

test('the token is removed from the URL at once, and a reload still finds it', async () => {
  window.history.replaceState({ idx: 0 }, '', '/confirm-email?token=a-token&from=mail')
  renderPage('/confirm-email?token=a-token&from=mail', { user })
  await expect.poll(() => window.location.search).toBe('?from=mail')
  cleanup()
  const { screen, person } = renderPage('/confirm-email?from=mail', { user })
  const received = answer(confirmEmail, { auth_key: 'sample-key', user: sampleUser() })
  await person.click(await screen.findByRole('button', { name: /Confirm/ }))
  expect(received.map(({ body }) => body)).toEqual([{ token: 'a-token' }])
})

test('another page of the tab has no token', async () => {
  window.history.replaceState({ idx: 0 }, '', '/confirm-email')
  const { screen } = renderPage('/confirm-email')
  expect(await screen.findByRole('alert')).toBeVisible()
})
