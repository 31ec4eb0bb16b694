import { expect, it } from 'vitest'
import { openDocument } from '../print/document.ts'
import { openLibrary } from './library.ts'
import { setPage } from './page-text.ts'
import { pagesOf } from './pages.ts'
import { readPdf } from './testing/read-pdf.ts'

const loudPages = (await openLibrary()).flatMap(pagesOf).filter(({ drawing }) => drawing.text?.loud)

it('letters sounds along a bow and titles along the path of their book, and each word is still one', async () => {
  const { doc, finish } = openDocument({ size: [960, 720], info: { Title: 'Loud words' } })
  for (const { text, drawing, where } of loudPages) {
    doc.addPage()
    for (const paragraph of setPage(doc, text, drawing.text, where)) paragraph.draw()
  }
  const { pages } = await readPdf(await finish())
  expect(pages).toHaveLength(loudPages.length)
  for (const [index, { runs }] of pages.entries()) {
    const [loud = ''] = loudPages[index]?.text ?? []
    const words = runs.flatMap(({ text }) => text.split(' ')).slice(0, loud.split(' ').length)
    expect(words.join(' ')).toBe(loud)
  }
})
