import { configure, getConfig } from '@testing-library/react'
import { unlessPageFails } from './page-failure.ts'

const { asyncWrapper } = getConfig()

/** The beginning of what the page shows: it tells one that is still loading from a wrong one, and a dump of all helps nobody. */
const pageText = () => (document.body.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 300)

// Waits are long, because machines are busy. They end at once when the page cannot come.
configure({
  asyncUtilTimeout: 90_000,
  asyncWrapper: (wait) => asyncWrapper(() => unlessPageFails(wait())),
  getElementError: (message) =>
    new Error(`${message?.split('\n')[0] ?? 'No such element'}\nThe page shows: ${pageText() || 'nothing'}`),
})
