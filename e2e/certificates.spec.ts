import { expect, type Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { test } from './testing/test.ts'
import { bookPage, logIn } from './testing/users.ts'

const children = [
  '1. Ada Birch',
  'Dr Wilhelmina Featherstonehaugh-Cholmondeley',
  'Cole,  Ben',
  'Siân Ŵyn',
  'Łucja Nguyễn Thị Diệp',
  'نور',
  ...Array.from({ length: 24 }, (_, at) => `Child ${at + 7}`),
]

async function openCertificates(page: Page): Promise<void> {
  await page.goto('/resources')
  await bookPage(page).click()
  await page.getByRole('link', { name: 'Certificates for the class' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Certificates for your class' })).toBeVisible()
}

test('thirty pasted names are thirty pages, and no request has a name', async ({ page, portal }) => {
  await logIn(page, portal)
  await openCertificates(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(decodeURIComponent(request.url()) + (request.postData() ?? '')))
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('textbox', { name: 'Names' }).fill(children.join('\n'))
  await expect(page.getByText('30 names')).toBeVisible()
  await expect(page.getByText(/does not have/)).toBeVisible()
  await page.getByRole('button', { name: 'Print 30 certificates' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed')
  // Nothing runs out of its sheet, however long it is, and no name is smaller than it must be.
  const sheets = () =>
    page
      .locator('.certificate-pages .certificate-words')
      .evaluateAll((all) =>
        all.map(({ scrollHeight, clientHeight, scrollWidth, clientWidth, style }) => [
          scrollHeight > clientHeight || scrollWidth > clientWidth ? 'cut' : 'whole',
          style.getPropertyValue('--name-size'),
        ]),
      )
  const still = await sheets()
  expect(still.filter(([fit]) => fit === 'cut')).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.getByRole('textbox', { name: 'Names' }).fill([...children].reverse().join('\n'))
  await page.getByRole('textbox', { name: 'Names' }).fill(children.join('\n'))
  await expect(page.locator('.certificate-pages .certificate-name').first()).toHaveText('Ada Birch')
  expect(await sheets()).toEqual(still)

  const pdf = await getDocument({ data: new Uint8Array(await page.pdf({ preferCSSPageSize: true, tagged: true })) })
    .promise
  expect(pdf.numPages).toBe(30)
  const texts: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const sheet = await pdf.getPage(number)
    const [, , width = 0, height = 0] = sheet.view
    expect(width).toBeGreaterThan(height)
    const { items } = await sheet.getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''))
  }
  await pdf.loadingTask.destroy()
  expect(texts[0]).toMatch(/This is to celebrate that\s*Ada Birch\s*has read\s*Temi and the Chip Thief/)
  expect(texts[2]).toContain('Ben Cole')
  expect(texts[29]).toContain('Child 30')
  expect(sent.filter((request) => /Birch|Featherstone|Cole|Łucja|نور/.test(request))).toEqual([])

  // Coming back, nothing is left.
  await page.goto('/resources')
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Names' })).toHaveValue('')
})
