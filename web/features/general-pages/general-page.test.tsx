import { expect, test, vi } from 'vitest'
import { viewPage } from '#contract/general-pages.ts'
import { listTestimonials, type Testimonial } from '#contract/testimonials.ts'
import { answer, failure, ok } from '../../testing/fake-api.ts'
import { fakeLayout } from '../../testing/fake-layout.ts'
import { renderPage } from '../../testing/render-page.tsx'

test.each(['terms', 'privacy', 'accessibility', 'introduction'] as const)(
  '/%s shows its general page',
  async (name) => {
    const asked = answer(viewPage, { name, title: `Our ${name}`, details: '<h2>First</h2><p>Words.</p>' })
    const { screen } = renderPage(`/${name}`)
    expect(await screen.findByRole('heading', { level: 1, name: `Our ${name}` })).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'First' })).toBeVisible()
    expect(asked.map(({ url }) => url.pathname)).toContain(`/api/page/${name}`)
  },
)

test('internal links open without a page load; the browser handles the others', async () => {
  answer(viewPage, ({ url }) => {
    const name = url.pathname.split('/').at(-1) ?? ''
    const details =
      '<p><a href="/privacy?from=terms">Privacy here</a> <a href="https://example.org/">Elsewhere</a> <a href="/api/trust/pack.zip">Download</a></p>'
    return ok({ name, title: name, details })
  })
  const { screen, person, at } = renderPage('/terms')
  await screen.findByRole('link', { name: 'Elsewhere' })
  const leftToBrowser = vi.fn((event: Event) => {
    if (!event.defaultPrevented) event.preventDefault()
    else throw new Error('The page took it for one of its own.')
  })
  for (const [index, name] of ['Elsewhere', 'Download'].entries()) {
    window.addEventListener('click', leftToBrowser, { once: true })
    await person.click(screen.getByRole('link', { name }))
    expect(leftToBrowser).toHaveReturnedTimes(index + 1)
    expect(at()).toBe('/terms')
  }
  await person.click(screen.getByRole('link', { name: 'Privacy here' }))
  expect(at()).toBe('/privacy?from=terms')
})

test('offers a retry when a page fails to load', async () => {
  const answers = [failure('not-allowed'), ok({ name: 'terms', title: 'Terms', details: '<p>Here.</p>' })]
  answer(viewPage, () => answers.shift() ?? failure('internal'))
  const { screen, person } = renderPage('/terms')
  await person.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Here.')).toBeVisible()
})

const testimonial: Testimonial = {
  id: 1,
  quote: 'They asked for more.',
  author: 'Ada Birch',
  author_role: 'Year 3 teacher',
  is_example: true,
}

test('visitors read on /about what the portal is and what teachers say, with examples marked', async () => {
  fakeLayout()
  answer(viewPage, { name: 'about', title: 'About', details: '<p>Stories.</p>' })
  answer(listTestimonials, [testimonial, { ...testimonial, id: 2, quote: 'Twice.', is_example: false }])
  const { screen } = renderPage('/about')
  expect(await screen.findByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  expect(await screen.findByRole('heading', { level: 2, name: 'Enterprise for all' })).toBeVisible()
  expect(screen.getByText('“They asked for more.”')).toBeVisible()
  expect(screen.getAllByText('Example')).toHaveLength(1)
})

test('without testimonials there is no heading for them', async () => {
  answer(viewPage, { name: 'about', title: 'About', details: '<p>Stories.</p>' })
  answer(listTestimonials, [])
  const { screen } = renderPage('/about')
  expect(await screen.findByText('Stories.')).toBeVisible()
  expect(screen.queryByText('Enterprise for all')).not.toBeInTheDocument()
})

test('the footer links to every information page', async () => {
  answer(viewPage, { name: 'about', title: 'About', details: '<p>Stories.</p>' })
  answer(listTestimonials, [])
  const { screen } = renderPage('/about')
  for (const name of ['About', 'Introduction', 'Terms', 'Privacy', 'Accessibility']) {
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `/${name.toLowerCase()}`)
  }
})

test('the notice for children is told by Temi, a page of her notebook for each heading, without the menu', async () => {
  const details = '<p>I’m Temi.</p><h2>It does not</h2><ul><li>watch you</li></ul><h2>If you worry</h2><p>Tell.</p>'
  answer(viewPage, { name: 'for-children', title: 'What this book knows about you', details })
  const { screen } = renderPage('/privacy/for-children')
  expect(await screen.findByRole('heading', { level: 1, name: 'What this book knows about you' })).toBeVisible()
  expect(await screen.findByRole('img', { name: /^Temi/ })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'It does not',
    'If you worry',
  ])
  expect(screen.getByText('watch you')).toBeVisible()
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getByRole('link', { name: 'data and safety' })).toHaveAttribute('href', '/trust')
})
