import { readFileSync } from 'node:fs'
import mammoth from 'mammoth'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { openDocument } from '../print/document.ts'
import { verseLine } from '../print/tags.ts'
import { typeset } from './documents/typesetter/typeset.ts'
import { brailleFile } from './editions/braille.ts'
import { renderLargePaper } from './editions/large-print/large-paper.ts'
import { writeWord } from './editions/word/word-paper.ts'
import { openLibrary } from './library.ts'
import { setPage } from './page-text.ts'
import { isStanza, linesOf, stanza } from './story.ts'
import { shipped } from './testing/shipped.ts'

/** The lines of a PDF as they stand under each other, without spaces; only those that are marked as verse. */
async function verseIn(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const lines = new Map<string, string>()
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent({ includeMarkedContent: true })
    const marks: string[] = []
    for (const item of items)
      if (!('str' in item)) {
        if (item.type === 'endMarkedContent') marks.pop()
        else marks.push((item as { tag?: string }).tag ?? '')
      } else if (marks.at(-1) === verseLine && item.str.trim()) {
        const at = `${number} ${Math.round(item.transform[5])}`
        lines.set(at, (lines.get(at) ?? '') + item.str.replaceAll(/\s/g, ''))
      }
  }
  return [...lines.values()]
}

const squeeze = (text: string) => text.replaceAll(/\s/g, '')
const poems = (await openLibrary()).find(({ story }) => story.slug === 'rhubarb-rhubarb')
if (!poems) throw new Error('The poems do not ship.')
const lines = poems.story.pages.flatMap(({ text }) => text.filter(isStanza).flatMap(linesOf))

describe('a book of verse', () => {
  it('has each line of a stanza on a line of its own, marked as one, and says who speaks', async () => {
    expect(lines.length).toBeGreaterThan(180)
    expect(lines.filter((line) => /^(All|One|Left|Right|\d+): /.test(line)).length).toBeGreaterThan(90)
    expect(await verseIn(await shipped('rhubarb-rhubarb.pdf'))).toEqual(lines.map(squeeze))
    expect(await verseIn(await shipped('rhubarb-rhubarb-colouring.pdf'))).toEqual(lines.map(squeeze))
  })

  it('refuses a line that has no room', () => {
    const { doc } = openDocument({ size: [960, 720], info: {} })
    const place = { x: 40, y: 40, w: 120, h: 200, ink: '#000000', ground: '#ffffff' }
    expect(() =>
      setPage(doc, [stanza('Plink.', 'Rattle and battle and clatter of rain')], place, 'poems, page 6'),
    ).toThrow(
      'poems, page 6: the line “Rattle and battle and clatter of rain” is wider than its box. Shorten it, or give the box more room.',
    )
  })

  it('begins each line of braille at the margin, sets the rest of a long line further in, and leaves an empty line between stanzas', () => {
    const braille = readFileSync(new URL(`books/rhubarb-rhubarb/${brailleFile(poems)}`, import.meta.url), 'utf8')
    const rows = braille.split(/\r\n\f?/)
    // “All: Did it work?” is said four times.
    const asked = rows.flatMap((row, at) => (row === ',ALL3 ,DID X "W8' ? [at] : []))
    expect(asked).toHaveLength(4)
    // “Right: Seven step, eight step, breathe out, breathe in.” needs two rows.
    const long = rows.findIndex((row) => row.startsWith(',"R3 ,SEV5 /EP1'))
    expect(rows[long + 1]).toMatch(/^ {2}\S/)
    expect(rows[long + 2]).toMatch(/^,LEFT3/)
    expect(rows.filter((row) => row === '').length).toBeGreaterThan(40)
  })
})

describe('verse in a paper', () => {
  const head =
    'title: A\nheading: A\nkind: Plan\ncategory: lesson-plan\ndescription: A.\nfree: no\nages: 6–9\nminutes: 5'
  const source = `---\n${head}\n---\n\nSay it:\n\n/ **All:** Plink.\n/ Who carried all of it up from the sea, past the piano, past the post, and the bin and the bath and the boot?\n/ Plonk.\n`

  it('keeps its lines on paper, in Word and in large print', async () => {
    const paper = await verseIn(await typeset(source, 'paper.txt', undefined, []))
    expect([paper[0], paper.at(-1)]).toEqual(['All:Plink.', 'Plonk.'])
    const large = await verseIn(await renderLargePaper(source, 'paper.txt'))
    expect([large[0], large.at(-1)]).toEqual(['All:Plink.', 'Plonk.'])
    // The long one is turned over.
    expect(large.length).toBeGreaterThan(3)
    const { value } = await mammoth.convertToHtml({
      buffer: Buffer.from(await writeWord(source, 'paper.txt', undefined, [])),
    })
    expect(value).toContain('</strong> Plink.<br />Who carried')
    expect(value).toContain('boot?<br />Plonk.</p>')
  })

  it('says where a line of it does not begin as one', async () => {
    const wrong = source.replace('\n/ Plonk', '\nPlonk')
    await expect(async () => typeset(wrong, 'paper.txt', undefined, [])).rejects.toThrow(
      'paper.txt:16: every line of a stanza begins with “/ ”.',
    )
  })
})
