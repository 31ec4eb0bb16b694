import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { viewBrand } from '#contract/brand.ts'
import { editBrand, type PalettePreview, previewPalette, saveBrand } from '#contract/brand-editing.ts'
import { answer, failure, ok } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleBrand, sampleUser } from '../../testing/samples.ts'

const operator = sampleUser({ role: 'admin' })
const palette: PalettePreview = {
  light: { ground: '#ffffff', accent: '#0f6b5c' },
  dark: { ground: '#000000', accent: '#77ccbb' },
  contrasts: [{ about: 'Text on a button', light: 6.1, dark: 7.2, needed: 4.5 }],
}

beforeEach(() => {
  answer(editBrand, { brand: sampleBrand, version: 3, examples: [] })
  answer(previewPalette, palette)
})

const box = (name: string) => screen.findByRole('textbox', { name })

test('previews the colour in both schemes, with its contrast', async () => {
  const asked = answer(previewPalette, palette)
  const { person } = renderPage('/admin/brand', { user: operator })
  const colour = await box('Colour')
  await person.clear(colour)
  await person.type(colour, '#B0307A')
  expect(await screen.findByRole('row', { name: 'Text on a button 6.1:1 7.2:1 4.5:1' })).toBeVisible()
  expect(asked.map(({ url }) => url.searchParams.get('primary_color'))).toEqual(['#0f6b5c', '#b0307a'])
})

test('saved changes show on the site at once', async () => {
  const saves = answer(saveBrand, ({ body }) => {
    const { version: _, ...brand } = body as typeof sampleBrand & { version: number }
    answer(viewBrand, { ...sampleBrand, ...brand })
    return ok({ brand, version: 4, examples: [] })
  })
  const { person, router } = renderPage('/admin/brand', { user: operator })
  const name = await box('Sponsor’s name')
  await person.clear(name)
  await person.type(name, 'Wren & Sons')
  await person.type(await box('YouTube'), 'https://youtube.com/@wren')
  await person.click(screen.getByRole('button', { name: 'Save the brand' }))
  expect(await screen.findByText('The brand has been saved.')).toBeVisible()
  await router.navigate('/contact')
  expect(await screen.findByRole('link', { name: 'Free, thanks to Wren & Sons' })).toBeVisible()
  expect(saves[0]?.body).toMatchObject({
    name: 'Wren & Sons',
    version: 3,
    social: [{ network: 'youtube', url: 'https://youtube.com/@wren' }],
  })
})

test('says what is still an example, and marks it where it is shown', async () => {
  answer(editBrand, { brand: sampleBrand, version: 0, examples: ['sponsor', 'quote'] })
  const { client, router } = renderPage('/admin/brand', { user: operator })
  answer(viewBrand, { ...sampleBrand, examples: ['sponsor', 'quote'] })
  expect(await screen.findByText(/Replace or empty: its name and quote\./)).toBeVisible()
  await router.navigate('/contact')
  await client.invalidateQueries()
  expect(await screen.findAllByText('Example')).not.toHaveLength(0)
})

test('without a sponsor the header thanks nobody', async () => {
  const { client } = renderPage('/contact', { user: operator })
  expect(await screen.findByRole('link', { name: 'Free, thanks to Finch & Fable' })).toBeVisible()
  answer(viewBrand, { ...sampleBrand, name: '', logo: '', website: '', quote: '', quote_author: '' })
  await client.invalidateQueries()
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Sponsor' })).toBeNull())
})

test('reports an invalid colour at the field, and does not send it', async () => {
  const saves = answer(saveBrand, { brand: sampleBrand, version: 4, examples: [] })
  const { person } = renderPage('/admin/brand', { user: operator })
  const colour = await box('Colour')
  await person.clear(colour)
  await person.type(colour, 'red')
  await person.click(screen.getByRole('button', { name: 'Save the brand' }))
  expect(await box('Colour')).toHaveAccessibleDescription(/Enter a colour as # and six digits/)
  expect(saves).toHaveLength(0)
})

test('shows errors about a network at its field and keeps the input after a reload', async () => {
  const sent = answer(saveBrand, () => failure('request/invalid', { 'social.0.url': 'This page does not exist.' }))
  const opened = renderPage('/admin/brand', { user: operator })
  await opened.person.type(await box('LinkedIn'), 'http://linkedin.com/')
  const save = screen.getByRole('button', { name: 'Save the brand' })
  await opened.person.click(save)
  expect(await screen.findByRole('link', { name: /begins with https/ })).toHaveAttribute('href', '#linkedin')
  expect(sent).toEqual([])
  await opened.person.clear(await box('LinkedIn'))
  await opened.person.type(await box('LinkedIn'), 'https://linkedin.com/')
  await opened.person.click(save)
  expect(await screen.findByRole('link', { name: 'This page does not exist.' })).toHaveAttribute('href', '#linkedin')
  opened.unmount()
  renderPage('/admin/brand', { user: operator })
  expect(await box('LinkedIn')).toHaveValue('https://linkedin.com/')
})

test('reports that somebody else saved first, and lets the user keep their own version', async () => {
  let version = 3
  answer(editBrand, () => ok({ brand: { ...sampleBrand, name: 'Theirs' }, version, examples: [] }))
  const saves = answer(saveBrand, ({ body }) => {
    if ((body as { version: number }).version === 4) return ok({ brand: sampleBrand, version: 5, examples: [] })
    version = 4
    return failure('changed-meanwhile')
  })
  const { person } = renderPage('/admin/brand', { user: operator })
  await person.type(await box('Quote'), '!')
  await person.click(screen.getByRole('button', { name: 'Save the brand' }))
  await person.click(await screen.findByRole('button', { name: 'Continue with mine' }))
  await person.click(screen.getByRole('button', { name: 'Save the brand' }))
  expect(await screen.findByText('The brand has been saved.')).toBeVisible()
  expect(saves.at(-1)?.body).toMatchObject({ version: 4 })
})
