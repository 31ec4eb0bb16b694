import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { viewBrand } from '#contract/brand.ts'
import { editBrand, type PalettePreview, previewPalette, saveBrand } from '#contract/brand-editing.ts'
import { addSponsor, deleteSponsor, listSponsors, orderSponsors, type Sponsor } from '#contract/sponsors.ts'
import { answer, failure, ok } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleBrand, sampleUser } from '../../testing/samples.ts'

const operator = sampleUser({ role: 'admin' })
const palette: PalettePreview = {
  light: { ground: '#ffffff', accent: '#0f6b5c' },
  dark: { ground: '#000000', accent: '#77ccbb' },
  contrasts: [{ about: 'Text on a button', light: 6.1, dark: 7.2, needed: 4.5 }],
}

const sponsor: Sponsor = {
  ...{ id: 7, name: 'Finch & Fable', logo: '', website: '', quote: '', quote_author: '', from: '2026-09', until: '' },
  ...{ is_shown: true, is_example: false, version: 2 },
}

beforeEach(() => {
  answer(editBrand, { brand: sampleBrand, version: 3, examples: [] })
  answer(previewPalette, palette)
  answer(listSponsors, [sponsor])
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
  const name = await box('Name of the portal')
  await person.clear(name)
  await person.type(name, 'Wren & Sons')
  await person.type(await box('YouTube'), 'https://youtube.com/@wren')
  await person.click(screen.getByRole('button', { name: 'Save the brand' }))
  expect(await screen.findByText('The brand has been saved.')).toBeVisible()
  await router.navigate('/contact')
  await waitFor(() => expect(document.title).toMatch(/Wren & Sons$/))
  expect(saves[0]?.body).toMatchObject({
    app_name: 'Wren & Sons',
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
  answer(editBrand, () => ok({ brand: { ...sampleBrand, app_name: 'Theirs' }, version, examples: [] }))
  const saves = answer(saveBrand, ({ body }) => {
    if ((body as { version: number }).version === 4) return ok({ brand: sampleBrand, version: 5, examples: [] })
    version = 4
    return failure('changed-meanwhile')
  })
  const { person } = renderPage('/admin/brand', { user: operator })
  await person.type(await box('Name of the portal'), '!')
  await person.click(screen.getByRole('button', { name: 'Save the brand' }))
  await person.click(await screen.findByRole('button', { name: 'Continue with mine' }))
  await person.click(screen.getByRole('button', { name: 'Save the brand' }))
  expect(await screen.findByText('The brand has been saved.')).toBeVisible()
  expect(saves.at(-1)?.body).toMatchObject({ version: 4 })
})

test('lists the sponsors with their months, and adds one', async () => {
  const added = answer(addSponsor, ({ body }) =>
    ok([sponsor, { ...sponsor, ...(body as object), id: 8, is_shown: false }]),
  )
  const { person } = renderPage('/admin/brand', { user: operator })
  const list = within(await screen.findByRole('list', { name: 'Sponsors' }))
  expect(list.getByRole('listitem')).toHaveTextContent('Finch & FableSince September 2026Thanked now')
  await person.click(screen.getByRole('button', { name: 'Add a sponsor' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Add a sponsor' }))
  await person.type(dialog.getByLabelText('Sponsor’s name'), 'Wren & Sons')
  await person.type(dialog.getByLabelText('First month (optional)'), '2027-01')
  await person.click(dialog.getByRole('button', { name: 'Save the sponsor' }))
  expect(await list.findByText('Wren & Sons')).toBeVisible()
  expect(added[0]?.body).toMatchObject({ name: 'Wren & Sons', from: '2027-01', until: '' })
})

test('puts a sponsor first, and deletes one only after saying what else goes', async () => {
  const second = { ...sponsor, id: 8, name: 'Wren & Sons', is_shown: false }
  answer(listSponsors, [sponsor, second])
  const orders = answer(orderSponsors, [second, sponsor])
  const gone = answer(deleteSponsor, [second])
  const { person } = renderPage('/admin/brand', { user: operator })
  const list = within(await screen.findByRole('list', { name: 'Sponsors' }))
  await person.click(await list.findByRole('button', { name: 'More for Wren & Sons' }))
  await person.click(screen.getByRole('button', { name: 'Put first' }))
  await waitFor(() => expect(orders[0]?.body).toEqual({ ids: [8, 7] }))
  await person.click(screen.getByRole('button', { name: 'More for Finch & Fable' }))
  await person.click(screen.getByRole('button', { name: 'Delete' }))
  expect(gone).toHaveLength(0)
  await person.click(screen.getByRole('button', { name: 'Delete the sponsor' }))
  await waitFor(() => expect(list.queryByText('Finch & Fable')).toBeNull())
  expect(gone).toHaveLength(1)
})
