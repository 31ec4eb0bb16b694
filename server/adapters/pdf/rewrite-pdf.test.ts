import { expect, test } from 'vitest'
import { ingestBytes, openBytes } from './testing/from-bytes.ts'
import { makePdf, makeTaggedPdf } from './testing/make-pdf.ts'

async function contents(bytes: Uint8Array) {
  const document = await openBytes(bytes)
  const pages = Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1))
  const { info } = await document.getMetadata()
  return {
    trees: await Promise.all(pages.map(async (page) => (await page).getStructTree())),
    outline: (await document.getOutline())?.map(({ title }) => title),
    language: (info as { Language?: string }).Language,
    title: (info as { Title?: string }).Title,
  }
}

test('saves with object streams, and keeps tags, alternative texts, language and title', async () => {
  const bytes = await makeTaggedPdf()
  const { pdf: rewritten } = await ingestBytes(bytes)
  expect(Buffer.from(rewritten).includes('/ObjStm')).toBe(true)
  expect(await contents(rewritten)).toEqual(await contents(bytes))
  expect(JSON.stringify(await contents(rewritten))).toContain('Temi holds a kite.')
})

test('keeps the outline', async () => {
  const bytes = await makePdf((document) => document.outline.addItem('The first chapter'))
  const { pdf: rewritten } = await ingestBytes(bytes)
  expect(Buffer.from(rewritten).includes('/ObjStm')).toBe(true)
  expect((await contents(rewritten)).outline).toEqual(['The first chapter'])
})

test('leaves one that it has rewritten as it is, unless somebody has saved it again', async () => {
  const { pdf: rewritten } = await ingestBytes(await makeTaggedPdf())
  const { pdf: again } = await ingestBytes(Buffer.from(rewritten))
  expect(Buffer.from(again).equals(Buffer.from(rewritten))).toBe(true)
  // An object that no page needs, in a state of its own at the end.
  const start = /startxref\s+(\d+)/.exec(Buffer.from(rewritten).toString('latin1'))?.[1]
  const more = `999 0 obj\n<</Kept (from sight)>>\nendobj\nstartxref\n${start}\n%%EOF\n`
  const saved = Buffer.concat([Buffer.from(rewritten), Buffer.from(more)])
  expect(Buffer.from((await ingestBytes(saved)).pdf).includes('from sight')).toBe(false)
})

test('refuses what it cannot read', async () => {
  const encrypted = await makePdf((document) => document.text('Secret'), { userPassword: 'pass' })
  await expect(ingestBytes(encrypted)).rejects.toMatchObject({ reason: 'encrypted' })
  await expect(ingestBytes(Buffer.from('rubbish'))).rejects.toMatchObject({ reason: 'not-a-pdf' })
})
