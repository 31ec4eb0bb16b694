import { render, screen } from '@testing-library/react'
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
