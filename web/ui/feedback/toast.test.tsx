import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToast } from './toast.ts'
import { ToastRegion } from './toast-region.tsx'

/** The bar under a toast while its time runs; the time is that of its animation. */
const clockOf = (sentence: string) =>
  screen.getByText(sentence).closest('[role=alert]')?.parentElement?.querySelector<HTMLElement>('[role=progressbar]')

test('two are shown at a time, for 5000 ms each', async () => {
  render(<ToastRegion />)
  for (const sentence of ['First', 'Second', 'Third']) showToast.info(sentence)
  await screen.findByText('Second')
  expect(screen.queryByText('First')).not.toBeNull()
  expect(screen.queryByText('Third')).toBeNull()
  expect(clockOf('First')?.style.animationDuration).toBe('5000ms')
  expect(clockOf('Second')?.style.animationDuration).toBe('5000ms')
})

/** jsdom plays no animations: this ends those of toasts that are on their way out. */
const endAnimations = () => {
  for (const toast of document.querySelectorAll('.Toastify__toast')) fireEvent.animationEnd(toast)
}

test('an error is gone once something has succeeded, and is never there twice', async () => {
  render(<ToastRegion />)
  showToast.error('Invalid invite code')
  await screen.findByText('Invalid invite code')
  showToast.error('Invalid invite code')
  await screen.findAllByText('Invalid invite code')
  await waitFor(() => {
    endAnimations()
    expect(screen.getAllByText('Invalid invite code')).toHaveLength(1)
  })
  showToast.success('Your message has been sent.')
  await waitFor(() => {
    endAnimations()
    expect(screen.getByText('Your message has been sent.')).toBeVisible()
    expect(screen.queryByText('Invalid invite code')).toBeNull()
  })
})
