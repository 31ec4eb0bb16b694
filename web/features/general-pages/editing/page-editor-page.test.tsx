import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  type EditedPage,
  editPage,
  listPages,
  previewPage,
  savePage,
  signPage,
  viewPageVersion,
} from '#contract/general-pages.ts'
import { answer, answerLater, failure, ok } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { sampleUser } from '../../../testing/samples.ts'

const operator = sampleUser({ role: 'admin' })
const idOfOther = 'b7e0a2f4-58a5-4f0c-8f0e-3f5f0a8f7c55'
const moment = '2026-11-20T08:00:00.000Z'
const first = { title: 'About', version: 0, edited_time: '', edited_by: '', source: 'Stories.' }
const page: EditedPage = {
  ...first,
  name: 'about',
  details: '<p>Stories.</p>',
  signature: null,
  versions: [first],
}
const theirs: EditedPage = {
  ...page,
  version: 1,
  source: 'Theirs.',
  details: '<p>Theirs.</p>',
  edited_by: 'Sam Okafor',
  edited_time: moment,
  versions: [{ title: 'About', version: 1, edited_by: 'Sam Okafor', edited_time: moment }, first],
}

beforeEach(() => {
  answer(previewPage, ({ body }) => ok({ details: `<p>${(body as { source: string }).source} as HTML</p>` }))
})

const area = () => screen.findByRole('textbox', { name: 'Text' })

test('the list shows what was changed and links to the editor', async () => {
  answer(listPages, [
    { ...first, name: 'about' },
    { ...theirs, name: 'tour-feedback', title: "Don't forget!" },
  ])
  answer(editPage, page)
  const { person, at } = renderPage('/admin/pages', { user: operator })
  expect(await screen.findByText(/Changed .* by Sam Okafor/)).toBeVisible()
  expect(
    screen.getAllByRole('listitem').find((item) => /^About.*Original textEdit$/.test(item.textContent ?? '')),
  ).toBeVisible()
  await person.click(screen.getByRole('link', { name: 'About' }))
  await waitFor(() => expect(at()).toBe('/admin/pages/about'))
})

test('the server previews the text, the toolbar formats it, and it is saved', async () => {
  answer(editPage, page)
  const saves = answer(savePage, { ...theirs, source: '**Stories.**' })
  const { person } = renderPage('/admin/pages/about', { user: operator })
  const text = (await area()) as HTMLTextAreaElement
  expect(await screen.findByText('Stories. as HTML')).toBeVisible()
  text.setSelectionRange(0, 8)
  await person.click(screen.getByRole('button', { name: 'Bold' }))
  expect(text).toHaveValue('**Stories.**')
  expect(await screen.findByText('**Stories.** as HTML')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Save the page' }))
  expect(await screen.findByText('The page has been saved.')).toBeVisible()
  expect(saves[0]?.body).toEqual({ title: 'About', source: '**Stories.**', version: 0 })
  expect(screen.queryByText(/unsaved changes/)).not.toBeInTheDocument()
})

test('the input survives an error and a reload until it is discarded', async () => {
  answer(editPage, page)
  answer(savePage, () => failure('request/invalid', { source: 'This text is too long.' }))
  const opened = renderPage('/admin/pages/about', { user: operator })
  await opened.person.type(await area(), ' More.')
  await opened.person.click(screen.getByRole('button', { name: 'Save the page' }))
  expect(await screen.findByRole('link', { name: 'This text is too long.' })).toBeVisible()
  opened.unmount()
  const again = renderPage('/admin/pages/about', { user: operator })
  expect(await area()).toHaveValue('Stories. More.')
  await again.person.click(screen.getByRole('button', { name: 'Discard my changes' }))
  expect(await area()).toHaveValue('Stories.')
})

test('what one operator has not saved is theirs: the next to log in does not see it', async () => {
  answer(editPage, page)
  const opened = renderPage('/admin/pages/about', { user: operator })
  await opened.person.type(await area(), ' More.')
  opened.unmount()
  const next = renderPage('/admin/pages/about', { user: { ...operator, id: idOfOther } })
  expect(await area()).toHaveValue('Stories.')
  expect(screen.queryByText(/unsaved changes/)).not.toBeInTheDocument()
  next.unmount()
  renderPage('/admin/pages/about', { user: operator })
  expect(await area()).toHaveValue('Stories. More.')
})

test('when another operator logs in in another tab, the text shows without what was typed before', async () => {
  answer(editPage, page)
  const { person, client } = renderPage('/admin/pages/about', { user: operator })
  await person.type(await area(), ' More.')
  act(() => void client.setQueryData(['profile'], { ...operator, id: idOfOther }))
  await waitFor(async () => expect(await area()).toHaveValue('Stories.'))
})

test('what is typed while the page is being saved stays, as a change that is not saved', async () => {
  answer(editPage, page)
  const { received, release } = answerLater(savePage, { ...theirs, source: 'Stories. More.' })
  const { person } = renderPage('/admin/pages/about', { user: operator })
  await person.type(await area(), ' More.')
  await person.click(screen.getByRole('button', { name: 'Save the page' }))
  await person.type(await area(), ' And more.')
  release()
  expect(await screen.findByText('The page has been saved.')).toBeVisible()
  expect(await area()).toHaveValue('Stories. More. And more.')
  expect(screen.getByText(/unsaved changes/)).toBeVisible()
  const again = answer(savePage, { ...theirs, version: 2, source: 'Stories. More. And more.' })
  await person.click(screen.getByRole('button', { name: 'Save the page' }))
  await waitFor(() => expect(screen.queryByText(/unsaved changes/)).not.toBeInTheDocument())
  expect(received[0]?.body).toMatchObject({ source: 'Stories. More.', version: 0 })
  expect(again[0]?.body).toEqual({ title: 'About', source: 'Stories. More. And more.', version: 1 })
})

test('does not send an empty text', async () => {
  answer(editPage, page)
  const saves = answer(savePage, theirs)
  const { person } = renderPage('/admin/pages/about', { user: operator })
  await person.clear(await area())
  await person.click(screen.getByRole('button', { name: 'Save the page' }))
  expect(await screen.findByRole('link', { name: 'Write the text of the page.' })).toBeVisible()
  expect(saves).toHaveLength(0)
})

test('reports that somebody else saved first, shows their text, and lets the user keep their own', async () => {
  let isTheirs = false
  answer(editPage, () => ok(isTheirs ? theirs : page))
  const saves = answer(savePage, ({ body }) => {
    isTheirs = true
    const { version, source } = body as { version: number; source: string }
    return version === 1 ? ok({ ...theirs, version: 2, source }) : failure('changed-meanwhile')
  })
  const { person } = renderPage('/admin/pages/about', { user: operator })
  await person.type(await area(), ' Mine.')
  await person.click(screen.getByRole('button', { name: 'Save the page' }))
  await person.click(await screen.findByRole('button', { name: 'Look at theirs' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText('Theirs.')).toBeVisible()
  await person.click(dialog.getByRole('button', { name: 'Close' }))
  expect(await area()).toHaveValue('Stories. Mine.')
  await person.click(screen.getByRole('button', { name: 'Continue with mine' }))
  await person.click(screen.getByRole('button', { name: 'Save the page' }))
  expect(await screen.findByText('The page has been saved.')).toBeVisible()
  expect(saves.at(-1)?.body).toEqual({ title: 'About', source: 'Stories. Mine.', version: 1 })
})

test('an earlier version can be viewed and restored', async () => {
  answer(editPage, theirs)
  answer(viewPageVersion, { title: 'About us', source: 'Stories.', details: '<p>As it was.</p>' })
  const { person } = renderPage('/admin/pages/about', { user: operator })
  await person.click(await screen.findByRole('button', { name: 'View' }))
  expect(await screen.findByText('As it was.')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Use this version' }))
  expect(await area()).toHaveValue('Stories.')
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('About us')
})

test('says when there is no such page', async () => {
  answer(editPage, () => failure('not-found'))
  renderPage('/admin/pages/nothing', { user: operator })
  expect(await screen.findByText('The page you are looking for does not exist.')).toBeVisible()
})

const unsigned = { state: 'none', signed_by: '', signed_time: '' } as const
const terms: EditedPage = { ...theirs, name: 'terms', title: 'Terms', signature: unsigned }

test('an owner signs the text that is saved, with name and position; unsaved changes come first', async () => {
  answer(editPage, terms)
  const signature = { state: 'signed', signed_by: 'Nell Finch, chair', signed_time: moment } as const
  const signed = answer(signPage, { ...terms, signature })
  const { person } = renderPage('/admin/pages/terms', { user: { ...operator, rights: 'owner' } })
  const text = await area()
  await person.click(screen.getByRole('button', { name: 'Sign this text' }))
  expect(await screen.findByRole('link', { name: 'Enter your name and position.' })).toBeVisible()
  await person.type(text, '!')
  expect(screen.getByText('Save or discard your changes, then sign.')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Discard my changes' }))
  await person.type(screen.getByRole('textbox', { name: 'Your name and position' }), 'Nell Finch, chair')
  await person.click(screen.getByRole('button', { name: 'Sign this text' }))
  expect(await screen.findByText(/^Signed by Nell Finch, chair on 20 November 2026/)).toBeVisible()
  expect(signed[0]?.body).toEqual({ signed_by: 'Nell Finch, chair', version: 1 })
  expect(screen.queryByRole('button', { name: 'Sign this text' })).not.toBeInTheDocument()
})

test('an editor reads what has changed since it was signed, and leaves the signing to an owner', async () => {
  const signature = { state: 'changed', signed_by: 'Nell Finch', signed_time: moment } as const
  answer(editPage, { ...terms, signature })
  renderPage('/admin/pages/terms', { user: { ...operator, rights: 'editor' } })
  expect(await screen.findByText(/^It has changed since it was signed by Nell Finch on 20 November 2026/)).toBeVisible()
  expect(screen.getByText('An owner of this portal can sign it.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Sign this text' })).not.toBeInTheDocument()
})
