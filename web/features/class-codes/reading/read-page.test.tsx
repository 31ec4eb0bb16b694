import { fireEvent, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type ClassBook, openClassCode, renewClassPass } from '#contract/class-reading.ts'
import { sampleTexts } from '#contract/testing/sample-texts.ts'
import { answer, failure, ok } from '../../../testing/fake-api.ts'
import { fakeReaderLayout } from '../../../testing/fake-layout.ts'
import { renderPage } from '../../../testing/render-page.tsx'

beforeEach(() => {
  window.history.replaceState(null, '', '/read')
  onTestFinished(() => window.history.replaceState(null, '', '/'))
  fakeReaderLayout()
})

const book: ClassBook = {
  ...{ key: 'class.key.1', pass: 'class.pass.1', until_time: '2027-03-04T16:00:00.000Z', title: 'Temi', aspect: 1.3 },
  pages: [1, 2, 3].map((number) => ({
    number,
    alt: `Drawing ${number}`,
    text: [],
    is_spread: false,
    wordless: null,
    recording: null,
  })),
  narrator: '',
  words: [],
  sayings: [],
  texts: [],
  sheets: [{ id: 8, title: 'Temi: activity sheet' }],
}

async function typeCode(code = 'gull lamp 7342') {
  const page = renderPage('/read')
  const first = await page.screen.findByLabelText('First word')
  await page.person.click(first)
  await page.person.paste(code)
  return { ...page, open: () => page.person.click(page.screen.getByRole('button', { name: 'Open the book' })) }
}

test('children are told about their data on a page of their own, which leads to no other site', async () => {
  const { screen } = renderPage('/read')
  const links = (await screen.findByText('How we do that')).closest('main')?.querySelectorAll('a') ?? []
  expect([...links].map((link) => link.getAttribute('href'))).toEqual(['/privacy/for-children'])
})

test('a code opens the book with pictures that carry the pass, and nothing is stored', async () => {
  const { screen, person, open } = await typeCode()
  const sent = answer(openClassCode, book)
  const renewed = answer(renewClassPass, { pass: 'class.pass.2' })
  await open()
  const cover = await screen.findByRole('img', { name: 'Drawing 1' })
  expect(cover).toHaveAttribute('src', '/api/class/pages/1/800?access-token=class.pass.1')
  expect(sent.map(({ body }) => body)).toEqual([{ code: 'GULL-LAMP-7342' }])
  expect(window.location.hash).toBe('#GULL-LAMP-7342')
  expect(renewed).toEqual([])
  // Each turn asks whether the class may read on, with its key.
  await person.keyboard('{ArrowRight}')
  await waitFor(() => expect(renewed).toHaveLength(1))
  expect(renewed[0]?.headers.get('authorization')).toBe('Bearer class.key.1')
  // The next picture has an address with the new pass.
  await person.keyboard('{ArrowRight}')
  expect(await screen.findByRole('img', { name: 'Drawing 3' })).toHaveAttribute(
    'src',
    expect.stringContaining('class.pass.2'),
  )
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

test('a page that is shown stays as it is when the pass is renewed, until its picture fails', async () => {
  const { screen, person, open } = await typeCode()
  answer(openClassCode, book)
  let passes = 1
  answer(renewClassPass, () => ok({ pass: `class.pass.${++passes}` }))
  await open()
  const cover = await screen.findByRole('img', { name: 'Drawing 1' })
  fireEvent.load(cover)
  const second = await screen.findByAltText('Drawing 2')
  fireEvent.load(second)
  await waitFor(() => expect(second.closest('section')).toHaveAttribute('data-state', 'shown'))
  await person.keyboard('{ArrowRight}')
  await screen.findByRole('img', { name: 'Drawing 2' })
  await waitFor(() => expect(passes).toBe(2))
  await person.keyboard('{ArrowRight}')
  const third = await screen.findByRole('img', { name: 'Drawing 3' })
  await waitFor(() => expect(passes).toBe(3))
  expect(second.closest('section')).toHaveAttribute('data-state', 'shown')
  expect(second).toHaveAttribute('src', '/api/class/pages/2/800?access-token=class.pass.1')
  fireEvent.error(third)
  await waitFor(() => expect(third).toHaveAttribute('src', expect.stringContaining('class.pass.3')))
})

test('a turn after the code has ended shows why, and the way to another code', async () => {
  const { screen, person, open } = await typeCode()
  answer(openClassCode, book)
  answer(renewClassPass, () => failure('not-authorised'))
  await open()
  await screen.findByRole('img', { name: 'Drawing 1' })
  answer(openClassCode, () => failure('class/ended'))
  await person.keyboard('{ArrowRight}')
  expect(await screen.findByText('This code has ended. Ask your teacher for a new one.')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Type another code' }))
  expect(screen.getByLabelText('First word')).toHaveValue('')
})

test('a key that is too old is renewed with the code, and whoever is offline reads on', async () => {
  const { screen, person, open } = await typeCode()
  let opened = 0
  answer(openClassCode, () => ok({ ...book, key: `class.key.${++opened}` }))
  const renewed = answer(renewClassPass, ({ headers }) => {
    if (headers.get('authorization') === 'Bearer class.key.1') return failure('not-authorised')
    throw new TypeError('Failed to fetch')
  })
  await open()
  await screen.findByRole('img', { name: 'Drawing 1' })
  await person.keyboard('{ArrowRight}')
  await waitFor(() => expect(opened).toBe(2))
  await person.keyboard('{ArrowRight}')
  await waitFor(() => expect(renewed).toHaveLength(2))
  expect(screen.getByRole('img', { name: 'Drawing 3' })).toBeInTheDocument()
})

test('each failure is a plain sentence with a way on', async () => {
  const { screen, person, open } = await typeCode()
  answer(openClassCode, () => failure('class/no-such-code'))
  await open()
  expect(await screen.findByText('We cannot find that code. Check the board.')).toBeVisible()
  expect(screen.getByLabelText('Number')).toHaveValue('7342')
  const again = { name: 'Try again' }
  const tries: [() => Response, string][] = [
    [() => failure('request/too-many'), 'Too many tries. Wait a minute, then try again.'],
    [() => failure('internal'), 'Something is wrong on our side. Wait a minute, then try again.'],
    [
      () => failure('class/book-closed'),
      'This book is not on the shelf at the moment. Ask your teacher for another one.',
    ],
  ]
  for (const [index, [answering, sentence]] of tries.entries()) {
    answer(openClassCode, answering)
    await person.click(screen.getByRole('button', index === 0 ? { name: 'Open the book' } : again))
    expect(await screen.findByText(sentence)).toBeVisible()
  }
  expect(screen.queryByRole('button', again)).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Type another code' }))
  expect(screen.getByLabelText('First word')).toBeVisible()
})

test('after the last page the sheets of the book are offered, and no way to a shelf', async () => {
  const { screen, person, open } = await typeCode()
  answer(openClassCode, book)
  answer(renewClassPass, { pass: 'class.pass.1' })
  await open()
  await screen.findByRole('img', { name: 'Drawing 1' })
  await person.keyboard('{End}')
  await person.keyboard('{ArrowRight}')
  expect(await screen.findByRole('button', { name: 'Activity sheet' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /shelf/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /certificate/i })).toBeNull()
})

test('a class that reads in checked Welsh has all that children press in Welsh and English, and the next code too', async () => {
  const { screen, person, open } = await typeCode()
  answer(openClassCode, { ...book, texts: sampleTexts() })
  answer(renewClassPass, { pass: 'class.pass.1' })
  await open()
  await screen.findByRole('img', { name: 'Drawing 1' })
  await person.click(screen.getByRole('button', { name: 'Show the text' }))
  const choose = async (name: RegExp) =>
    person.selectOptions(screen.getByLabelText(/Words of the book/), await screen.findByRole('option', { name }))
  const welsh = () => [...document.querySelectorAll('[lang="cy"]')].map(({ textContent }) => textContent)
  const buttons = () => screen.getAllByRole('button').filter((button) => !button.querySelector('[lang="cy"]'))
  await choose(/^\u2068polski/)
  expect(welsh()).toEqual([])
  await choose(/^The story and \u2068Cymraeg/)
  expect(buttons().map(({ textContent }) => textContent)).toEqual([])
  expect(screen.getByRole('button', { name: 'Gwrando Listen' })).toBeVisible()
  expect(document.querySelector('.ribbon-name')).toHaveTextContent('Clawr Cover')
  await person.click(screen.getByRole('button', { name: 'Dangos y testun Show the text' }))
  await person.keyboard('{End}')
  await person.keyboard('{ArrowRight}')
  const end = await screen.findByRole('heading', { name: 'Rwyt ti wedi gorffen y llyfr! You finished the book!' })
  expect(end.querySelector('[lang="en-GB"]')).toHaveTextContent('You finished the book!')
  const [leave] = screen.getAllByRole('button', { name: 'Defnyddio cod arall Use another code' })
  if (leave) await person.click(leave)
  answer(openClassCode, () => failure('class/no-such-code'))
  await person.click(screen.getByLabelText('Gair cyntaf First word'))
  await person.paste('gull lamp 7342')
  await person.click(screen.getByRole('button', { name: 'Agor y llyfr Open the book' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Dydyn ni ddim yn gallu dod o hyd i’r cod.')
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})
