import { expect, test, vi } from 'vitest'
import { logout } from '#contract/accounts.ts'
import { prefix } from '../api/kept-book-caches.ts'
import { answer } from '../testing/fake-api.ts'
import { renderPage, signIn } from '../testing/render-page.tsx'
import { sampleUser } from '../testing/samples.ts'

test('the books kept on the device go at log-out, and the app itself stays', async () => {
  const names = new Set([`${prefix}1`, `${prefix}2`, 'app-shell'])
  signIn(sampleUser())
  answer(logout, {})
  const { screen, person } = renderPage('/about')
  vi.stubGlobal('caches', { keys: async () => [...names], delete: async (name: string) => names.delete(name) })
  await person.click(await screen.findByRole('button', { name: /^Welcome/ }))
  await person.click(await screen.findByRole('button', { name: 'Log out' }))
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  expect([...names]).toEqual(['app-shell'])
})
