import { expect, test } from 'vitest'
import { viewBrand } from '#contract/brand.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { readOnlyHeader } from '#contract/read-only.ts'
import { answer, ok } from '../testing/fake-api.ts'
import { renderPage } from '../testing/render-page.tsx'
import { sampleBrand } from '../testing/samples.ts'

test('a notice says that nothing can be saved, until the portal itself says otherwise', async () => {
  const { screen, client } = renderPage('/login')
  let isReadOnly = true
  let isCached = false
  const respond = (response: Response, isMarked: boolean) => {
    if (isMarked) response.headers.set(readOnlyHeader, 'true')
    return response
  }
  answer(viewBrand, () => respond(ok(sampleBrand), isReadOnly && !isCached))
  answer({ method: 'GET', path: '/healthz' } as unknown as Endpoint, () => respond(ok({}), isReadOnly))
  const sentence = /You can read everything, but nothing can be saved/
  expect(await screen.findByText(sentence)).toBeVisible()
  isCached = true
  await client.refetchQueries({ type: 'active' })
  expect(screen.getByText(sentence)).toBeVisible()
  isReadOnly = false
  await client.refetchQueries({ type: 'active' })
  await expect.poll(() => screen.queryByText(sentence)).toBeNull()
})
