import { expect, test } from 'vitest'
import { viewBrand } from '#contract/brand.ts'
import { answer, failure, ok } from '../testing/fake-api.ts'
import { renderPage } from '../testing/render-page.tsx'
import { sampleBrand } from '../testing/samples.ts'

test('while the portal is unavailable the page says so and retries by itself, and typed input is kept', async () => {
  const { screen, person } = renderPage('/login')
  let isAway = true
  const asked = answer(viewBrand, () => (isAway ? failure('server/unavailable') : ok(sampleBrand)))
  expect(await screen.findByText(/is not responding.*will keep trying/)).toBeVisible()
  await person.type(screen.getByLabelText('E-mail address'), 'ann@example.org')
  const askedBefore = asked.length
  isAway = false
  await expect.poll(() => screen.queryByText(/is not responding/)).toBeNull()
  expect(asked.length).toBeGreaterThan(askedBefore)
  expect(screen.getByLabelText('E-mail address')).toHaveValue('ann@example.org')
})
