import { setImmediate as otherWork } from 'node:timers/promises'
import { dark, grey, printColours } from '../../../../print/colours.ts'
import { openDocument } from '../../../../print/document.ts'
import { beginPages, columnWidth, type FlowingPages, sheet } from '../../../../print/flowing-pages.ts'
import { breakLines, drawLine } from '../../../../print/lines.ts'
import { tag } from '../../../../print/tags.ts'
import type { Block } from './blocks.ts'
import { drawTable, toSpans } from './pdf-table.ts'

/** A document of the trust pack. */
export interface PackDocument {
  title: string
  /** Below the title: whose document it is, its day, and whether somebody has signed it. */
  standing: string
  blocks: Block[]
}

export interface Look {
  appName: string
  /** The sponsor's, `#rrggbb`. */
  color: string
  date: Date
}

/** A document as tagged A4 pages (PDF/UA). */
export async function printDocument({ title, standing, blocks }: PackDocument, look: Look): Promise<Uint8Array> {
  const { appName, color, date } = look
  const { doc, root, finish } = openDocument({
    size: [sheet.width, sheet.height],
    info: { Title: title, Creator: appName, CreationDate: date, ModDate: date },
  })
  const pages = beginPages(doc, root, printColours(color), `${appName} · ${title}`)
  pages.write(title, { tag: 'H1', face: 'heading', size: 24, colour: pages.colours.ink })
  pages.write(standing, { size: 9.5, colour: grey, above: 8 })
  pages.y += 6
  for (const block of blocks) {
    // A document takes a second on a slow machine, in which others want to read.
    await otherWork()
    await drawBlock(pages, block)
  }
  return await finish()
}

const gap = { 2: { above: 20, size: 15, tag: 'H2' }, 3: { above: 14, size: 12, tag: 'H3' } } as const

async function drawBlock(pages: FlowingPages, block: Block): Promise<void> {
  if (block.kind === 'heading') {
    // Never at the foot of a page, without what it is about.
    pages.need(90)
    const spans = toSpans(block.words).map((span) => ({ ...span, face: 'heading' as const }))
    pages.write(spans, { ...gap[block.level], face: 'heading', colour: pages.colours.ink })
  } else if (block.kind === 'paragraph') pages.write(toSpans(block.words), { above: 7 })
  else if (block.kind === 'list') drawList(pages, block)
  else await drawTable(pages, block)
}

const indent = 18

function drawList(pages: FlowingPages, { items, isNumbered }: Extract<Block, { kind: 'list' }>): void {
  const { doc, root, colours } = pages
  const list = tag('L', root, { dictionary: { O: 'List', ListNumbering: isNumbered ? 'Decimal' : 'Disc' } })
  pages.y += 3
  for (const [index, words] of items.entries()) {
    const item = tag('LI', list)
    const label = tag('Lbl', item)
    pages.write(toSpans(words), {
      ...{ tag: 'LBody', parent: item, above: 4, x: sheet.left + indent, width: columnWidth - indent, colour: dark },
      mark: (y) => {
        const text = isNumbered ? `${index + 1}.` : '•'
        const [line] = breakLines(doc, [{ text, face: 'figures' }], 10.5, indent)
        if (line)
          drawLine(
            doc,
            line,
            { size: 10.5, leading: 13.65, rise: 9.975, colour: colours.ink },
            [sheet.left + 2, y],
            label,
          )
      },
    })
  }
}
