import { fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'

const holder = window as { dataLayer?: IArguments[] }
const commands = () => (holder.dataLayer ?? []).map((command) => [...command])
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)

function configure(): void {
  const meta = document.createElement('meta')
  meta.name = 'analytics'
  meta.dataset.id = 'G-SAMPLE'
  meta.dataset.script = 'https://analytics.example/gtag.js'
  document.head.append(meta)
}

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(holder, 'dataLayer')
  for (const element of document.head.querySelectorAll('meta, script')) element.remove()
})

test('without a tracking id nobody is asked for consent', async () => {
  const { screen } = renderPage('/terms')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('region', { name: 'Counting visits' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Counting visits' })).toBeNull()
})

test('nothing is loaded before consent, nor after a refusal, which can be changed', async () => {
  configure()
  const { screen, person } = renderPage('/terms')
  const banner = await screen.findByRole('region', { name: 'Counting visits' })
  const [yes, no] = ['Yes', 'No'].map((name) => screen.getByRole('button', { name }))
  expect(yes?.className).toBe(no?.className)
  expect([scripts(), commands()]).toEqual([[], []])
  await person.click(no as HTMLElement)
  expect(banner).not.toBeInTheDocument()
  expect([scripts(), commands()]).toEqual([[], []])
  await person.click(screen.getByRole('button', { name: 'Counting visits' }))
  expect(screen.getByRole('region', { name: 'Counting visits' })).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Yes' }))
  expect(scripts()).toEqual(['https://analytics.example/gtag.js?id=G-SAMPLE'])
})

test('each page view is sent once, without the query', async () => {
  configure()
  localStorage.setItem('analytics_consent', 'yes')
  const { screen, router } = renderPage('/login?next=%2Fprofile%2Fupdate')
  const views = () =>
    commands()
      .filter(([, name]) => name === 'page_view')
      .map(([, , { page_location }]) => page_location)
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  await router.navigate('/terms')
  await waitFor(() => expect(views()).toEqual([`${window.location.origin}/login`, `${window.location.origin}/terms`]))
})

test('an outbound link waits 250 ms for the provider, and no longer', async () => {
  configure()
  localStorage.setItem('analytics_consent', 'yes')
  const { sendOutbound } = await import('./counting.ts')
  vi.useFakeTimers()
  const goOn = vi.fn()
  sendOutbound('https://sponsor.example/page?who=me', goOn)
  vi.advanceTimersByTime(249)
  expect(goOn).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(goOn).toHaveBeenCalledTimes(1)
  const [, , { event_callback: heard, event_label: label }] = commands().at(-1) as [
    string,
    string,
    Record<string, () => void>,
  ]
  expect(label).toBe('https://sponsor.example')
  heard?.()
  expect(goOn).toHaveBeenCalledTimes(1)

  const again = vi.fn()
  sendOutbound('https://sponsor.example/', again)
  const { event_callback: heardAgain } = (commands().at(-1)?.[2] ?? {}) as { event_callback?: () => void }
  heardAgain?.()
  expect(again).toHaveBeenCalledTimes(1)
})

test('a link within the site works as usual; an outbound link is reported first', async () => {
  configure()
  localStorage.setItem('analytics_consent', 'yes')
  const { screen } = renderPage('/terms')
  await screen.findByRole('heading', { level: 1 })
  const away = screen.getByRole('link', { name: /Free, thanks to/ })
  vi.useFakeTimers()
  expect(fireEvent.click(away)).toBe(false)
  expect(commands().at(-1)?.slice(0, 2)).toEqual(['event', 'click'])
  expect(fireEvent.click(away, { ctrlKey: true })).toBe(true)
})
