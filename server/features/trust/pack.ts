import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Zippable, zipSync } from 'fflate'
import type { GeneralPageName } from '#contract/general-pages.ts'
import { todayInUk } from '#contract/school-days.ts'
import { conformanceHead, conformanceRows } from '../../conformance/in-words.ts'
import { inventoryHead, inventoryRows } from '../../data-protection/inventory/in-words.ts'
import { cached } from '../../database/cache.ts'
import type { Deps } from '../../deps.ts'
import { CachedResponse } from '../../http/cached-response.ts'
import { writeCsv } from '../../http/csv.ts'
import type { FindBrand } from '../brand/service.ts'
import { pageTopics, readPageSource } from '../general-pages/service.ts'
import { toBlocks } from './documents/blocks.ts'
import { type Look, type PackDocument, printDocument } from './documents/pdf-document.ts'

/** The general pages in the order in which somebody who has to decide reads them, by the names of their files. */
const papers: Record<string, GeneralPageName> = {
  '1-data-and-safety': 'trust',
  '2-impact-assessment': 'impact-assessment',
  '3-privacy-notice': 'privacy',
  '4-notice-for-children': 'for-children',
  '5-terms-for-lists-of-parents': 'data-sharing',
  '6-terms': 'terms',
  '7-accessibility-statement': 'accessibility',
  '8-accessibility-conformance': 'accessibility-report',
}

/**
 * The zip file of the trust pack. It is made when it is first asked for, and again on another day or when a text, the organisation
 * or the brand has changed.
 */
export function createPack(deps: Deps, brand: FindBrand): () => CachedResponse | Promise<CachedResponse> {
  const make = async (day: string) => new CachedResponse(Buffer.from(await packFor(deps, brand, day)))
  const packs = cached(deps.changes, pageTopics, make, 1)
  return () => packs(todayInUk())
}

async function packFor(deps: Deps, brand: FindBrand, day: string): Promise<Uint8Array> {
  const { publicUrl, trustFolder } = deps.config
  const { details } = await brand()
  const date = new Date(`${day}T12:00:00Z`)
  const look = { appName: details.app_name, color: details.primary_color, date }
  const documents: Array<[string, PackDocument]> = []
  for (const [name, page] of Object.entries(papers)) {
    const { title, source, standing } = await readPageSource(deps, brand, page)
    documents.push([name, { title, standing, blocks: toBlocks(source, publicUrl) }])
  }
  const promises = await readBuilt(trustFolder, 'security.md')
  if (promises) {
    const standing =
      'What the portal promises, and the tests in its source code that show it. They run before each release.'
    const blocks = toBlocks(promises.replace(/^# .*\n/, ''), publicUrl)
    documents.push(['9-security', { title: 'Security', standing, blocks }])
  }
  const files: Zippable = {}
  for (const [name, document] of documents) Object.assign(files, await filesOf(name, document, look))
  files['data.csv'] = bytesOf(writeCsv(inventoryHead, inventoryRows()))
  files['accessibility-conformance.csv'] = bytesOf(writeCsv(conformanceHead, conformanceRows()))
  const software = await readBuilt(trustFolder, 'software.json')
  if (software) files['software.cdx.json'] = bytesOf(software)
  files['read-me.txt'] = bytesOf(readMe(details.app_name, publicUrl, day, documents))
  return zipSync(files, { mtime: date })
}

/** A text that the build has left beside the server, or null where nothing was built. */
export async function readBuilt(folder: string, name: string): Promise<string | null> {
  return await readFile(join(folder, name), 'utf8').catch(() => null)
}

/** Both forms of a document. They are compressed in themselves. */
async function filesOf(name: string, document: PackDocument, look: Look): Promise<Zippable> {
  const { writeWord } = await import('./documents/word-document.ts')
  return {
    [`pdf/${name}.pdf`]: [await printDocument(document, look), { level: 0 }],
    [`word/${name}.docx`]: [await writeWord(document, look), { level: 0 }],
  }
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

const readMe = (appName: string, publicUrl: string, day: string, documents: Array<[string, PackDocument]>) =>
  [
    `${appName}: data, safety and accessibility`,
    `Made by the portal itself on ${day}, from ${publicUrl}/trust. Each document is in the folders pdf and word.`,
    ...documents.map(([name, { title, standing }]) => `${name}\n  ${title}. ${standing}`),
    'data.csv\n  Every column of the database that holds something about a person.',
    'accessibility-conformance.csv\n  The conformance report as a table.',
    'software.cdx.json\n  Every package that the portal runs, with version and licence (CycloneDX 1.5).',
  ].join('\r\n\r\n')
