import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import './testing-library.ts'
import { stopFakeApi } from './fake-api.ts'
import { forgetPageFailure, unlessPageFails } from './page-failure.ts'

const noise = vi.fn()

beforeEach(() => {
  forgetPageFailure()
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(noise)
  // Silences the app's logs; a test about logging sets its own spy.
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  window.scrollTo = () => undefined
  // jsdom knows the element but does not show it.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

afterEach(async () => {
  cleanup()
  // A module that is still loading when the file ends would be broken for all later files of this worker.
  await vi.dynamicImportSettled()
  await unlessPageFails(Promise.resolve())
  stopFakeApi()
  localStorage.clear()
  sessionStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'auth_key=; Max-Age=0; Path=/'
  const said = noise.mock.calls
  noise.mockClear()
  expect(said, 'a test says nothing to the console').toEqual([])
})
