import { expect, test, vi } from 'vitest'
import { type ClassCertificate, viewClassCertificate } from '#contract/certificates.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleStaff } from '../../testing/samples.ts'

const certificate: ClassCertificate = {
  title: 'Harbour Lights',
  school: 'Hill Lane Primary School',
  giver: 'Enterprise Bookshelf',
  organisation: '',
  drawing: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 842 595"></svg>',
  ink: '#0b4d42',
  on_hill: '#ffffff',
  letters: [[32, 382]],
}
const path = '/resources/books/4/certificates'

function openPage() {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const page = renderPage(path, { user: sampleStaff('approved') })
  const names = () =>
    [...document.querySelectorAll('.certificate-pages .certificate')].map(
      (sheet) => sheet.querySelector('.certificate-name')?.textContent ?? '',
    )
  return { ...page, print, names }
}

test('prints a sheet for each name', async () => {
  answer(viewClassCertificate, certificate)
  const { screen, person, print, names } = openPage()
  await person.type(await screen.findByLabelText('Names'), 'Ada Birch{Enter}Ben Cole')
  expect(screen.getByText('2 names')).toBeVisible()
  await person.clear(screen.getByLabelText('Your name (optional)'))
  await person.type(screen.getByLabelText('Your name (optional)'), 'Mx Reed')
  await person.click(screen.getByRole('button', { name: 'Print 2 certificates' }))
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce(), 60_000)
  expect(names()).toEqual(['Ada Birch', 'Ben Cole'])
  expect(document.querySelector('.certificate-pages')).toHaveTextContent(/Mx Reed · Hill Lane Primary School/)
})

test('prints one for the class, or with a line to write on', async () => {
  answer(viewClassCertificate, certificate)
  const { screen, person, print, names } = openPage()
  await person.click(await screen.findByLabelText('One for the class, without names'))
  expect(names()).toEqual(['Our class'])
  await person.clear(screen.getByLabelText('Name of the class'))
  expect(names()).toEqual([''])
  expect(document.querySelector('.certificate-pages .certificate-line')).toHaveTextContent('Name')
  await person.click(screen.getByRole('button', { name: 'Print the certificate' }))
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce(), 60_000)
})

test('says what is wrong before it prints', async () => {
  answer(viewClassCertificate, certificate)
  const { screen, person, print } = openPage()
  await person.click(await screen.findByRole('button', { name: 'Print the certificate' }))
  expect(screen.getByText('Enter at least one name.')).toBeVisible()
  expect(screen.getByLabelText('Names')).toHaveFocus()
  await person.click(screen.getByLabelText('Names'))
  await person.paste(Array.from({ length: 300 }, (_, at) => `Child ${at}`).join('\n'))
  expect(screen.getByText(/You have entered 300 names/)).toBeVisible()
  await person.clear(screen.getByLabelText('Names'))
  await person.type(screen.getByLabelText('Names'), 'نور')
  expect(screen.getByText(/does not have ن و ر/)).toBeVisible()
  expect(print).not.toHaveBeenCalled()
})

test('a guide has no certificate', async () => {
  answer(viewClassCertificate, () => failure('resource/no-certificate'))
  const { screen } = openPage()
  expect(await screen.findByText('There is no certificate here')).toBeVisible()
})
