import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type EditionKind, readEdition } from '#contract/editions.ts'
import { urlFor } from '#contract/endpoint.ts'
import { searchResources, viewBook } from '#contract/resources.ts'
import { verseLine } from '../../../../print/tags.ts'
import { faultsOf } from '../../../adapters/editions/testing/check-epub.ts'
import { prepareBytes } from '../../../adapters/pdf/testing/from-bytes.ts'
import { makePdf } from '../../../adapters/pdf/testing/make-pdf.ts'
import { createActor, createResource } from '../../../testing/factories.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'
import { keys } from '../keys.ts'
import { upsertPage } from '../pages/queries.ts'
import { readForSearch } from '../search/read-words.ts'

/** Starting the worker takes its time on a busy machine. */
const slow = { timeout: 300_000 }

const long = 'Eight: Pitter and patter on gutter and slate, and drip on the doorstep'
const poem = ['One: Plink.', long, 'All: Plonk.']

/** A page with a stanza and a paragraph of two lines, tagged as our own books are. */
const verse = () =>
  makePdf(
    (document) => {
      const root = document.struct('Document')
      document.addStructure(root)
      const write = (lines: string[], y: number, mark: string) => {
        const paragraph = document.struct('P')
        root.add(paragraph)
        for (const [index, line] of lines.entries()) {
          const content = document.markStructureContent(mark)
          document.fontSize(12).text(line, 60, y + index * 15, { lineBreak: false })
          document.endMarkedContent()
          paragraph.add(content)
        }
        paragraph.end()
      }
      write(['The rain'], 40, 'P')
      document.addPage()
      write(['Begin with one', 'voice.'], 40, 'P')
      write(poem, 120, verseLine)
      root.end()
    },
    { tagged: true, lang: 'en-GB', displayTitle: true, info: { Title: 'The rain' } },
  )

/** The lines of a PDF, in reading order. */
async function linesIn(bytes: Uint8Array): Promise<string[]> {
  const lines: string[] = []
  await prepareBytes(bytes, { onPage: async ({ text }) => void lines.push(...text.flat().map((line) => line.text)) })
  return lines
}

const server = setUpPortal({ withJobs: true })

test(
  'lines of verse stay lines: in the reader, in large print, in both ways to read the text alone, and quoted by the search',
  slow,
  async () => {
    const { deps } = server
    const teacher = await createActor(deps, { role: 'senior' })
    const book = { title: 'The rain', isFree: true, isPrepared: true, pageCount: 2, aspect: 1.5 }
    const { id, version } = await createResource(deps, book)
    const blank = { create: { width: 150, height: 100, channels: 3, background: '#9cf' } } as const
    const picture = await sharp(blank).webp().toBuffer()
    await prepareBytes(await verse(), {
      onPage: async ({ number, alt, text }) => {
        const wordless = number > 1 ? { x: 0, y: 0, width: 1, height: 1 } : null
        await upsertPage(deps.db, id, version, { number, alt, text, wordless })
        await deps.files.put(keys.page(version, number, '1600'), picture)
        await deps.files.put(keys.page(version, number, 'wordless'), picture)
      },
    })
    const { pages } = (await server.call('GET', urlFor(viewBook, { params: { id } }), teacher)).json().data
    const [prose, stanza] = pages[1].text as { text: string; is_verse?: true }[][]
    expect(prose?.map(({ text, is_verse }) => [text, is_verse])).toEqual([
      ['Begin with one', undefined],
      ['voice.', undefined],
    ])
    expect(stanza?.map(({ text, is_verse }) => [text, is_verse])).toEqual(poem.map((text) => [text, true]))

    const read = async (kind: EditionKind) =>
      (await server.call('GET', urlFor(readEdition, { params: { id, kind } }), teacher)).rawPayload
    expect((await read('text')).toString()).toContain(`Begin with one voice.\n\n${poem.join('\n')}\n`)
    const flowing = await read('flowing-epub')
    expect(faultsOf(flowing)).toEqual([])
    const xhtml = Buffer.from(unzipSync(flowing)['EPUB/page-001.xhtml'] ?? []).toString()
    expect(xhtml).toContain(`<p>Begin with one voice.</p>\n<p>${poem.join('<br/>')}</p>`)
    for (const kind of ['large-print', 'booklet'] as const) {
      const lines = await linesIn(await read(kind))
      const at = lines.indexOf('One: Plink.')
      const rest = lines.slice(at + 1)
      // What has no room on a line goes on below it.
      const end = rest.indexOf('All: Plonk.')
      expect([kind, at >= 0, rest.slice(0, end).join(' ')]).toEqual([kind, true, long])
    }

    await readForSearch(deps, { resourceId: id, version })
    const found = await server.call('GET', urlFor(searchResources, { query: { q: 'patter' } }), teacher)
    const [{ excerpt }] = found.json().data.found
    expect(excerpt.map(({ text }: { text: string }) => text).join('')).toContain(
      'One: Plink. / Eight: Pitter and patter',
    )
  },
)
