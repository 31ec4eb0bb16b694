import { expect, test } from 'vitest'
import { parseBlocks } from '../../documents/blocks.ts'
import { listDocuments, renderLarge } from '../../documents/build-documents.ts'
import { plainText } from '../../documents/inline.ts'
import { openLibrary } from '../../library.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { shipped } from '../../testing/shipped.ts'
import { enlarge } from './enlarge.ts'

/** What each block says; a line to write on is `____`. */
const said = (source: string) =>
  enlarge(parseBlocks(source, 'paper.txt', 1)).map((block) => {
    if (block.kind === 'writing-lines') return `${plainText(block.label?.spans ?? [])}${'____'.repeat(block.count)}`
    if (block.kind === 'paragraph') return `${block.opensRow ? '| ' : ''}${plainText(block.spans)}`
    return 'spans' in block ? plainText(block.spans) : block.kind
  })

test('a table is read row by row, each cell after the name of its column', () => {
  expect(
    said('| | Support | Stretch |\n|-|-|-|\n| **Doors** | Use four. | Plan for two. |\n| Feelings | Point. | |'),
  ).toEqual([
    '| Doors',
    'Support: Use four.',
    'Stretch: Plan for two.',
    '| Feelings',
    'Support: Point.',
    'Stretch:____',
  ])
  expect(said('| Children can … | You see it |\n|-|-|\n| explain | the line |')).toEqual([
    '| Children can\u00a0… explain',
    'You see it: the line',
  ])
})

test('an empty cell is a line to write on, with its unit, and a long label has its line below', () => {
  const sheet = '| Door | Pays | How deep is the water today? |\n|-|-|-|\n| The shop | £ | |\n| | | cm |'
  expect(said(sheet)).toEqual([
    ...['| Door: The shop', 'Pays: £____', 'How deep is the water today?', '____'],
    ...['Door:____', 'Pays:____', 'How deep is the water today in cm:', '____'],
  ])
  expect(said('| I gave | I got |\n|-|-|\n| | |')).toEqual(['| 1.', 'I gave:____', 'I got:____'])
})

test('a label in the margin begins its heading, an hour may be longer than a page, and no picture only fills one', () => {
  expect(said(':: 5 minutes | Ding\n\n++++ hour\n\n!! picture 3')).toEqual(['5\u00a0minutes: Ding', 'new-page'])
})

test('each sum has room to work and a line for its answer, and the spaces of a board are said once', async () => {
  expect(said('= How many?\n= gull | How much?')).toEqual([
    ...['1.\u00a0\u00a0How many?', 'drawing-box', 'Answer:____'],
    ...['2.\u00a0\u00a0How much?', 'drawing-box', 'Answer:____'],
  ])
  const [temi] = await openLibrary()
  const spaces = enlarge(parseBlocks('!! game', 'paper.txt', 1), temi?.play).find(({ kind }) => kind === 'list')
  const words = spaces?.kind === 'list' ? spaces.items.map((item) => plainText(item.spans)) : []
  expect(words).toContain('9, 19, 25: Swap')
})

test('every paper ships in letters of 24 points, none below 18, with all its words and the same bytes each time', async () => {
  const [temi] = await openLibrary()
  for (const paper of listDocuments()) {
    const bytes = await shipped(`${paper.slug}-large-print.pdf`)
    if (paper.category === 'lesson-plan' && paper.belongsTo === temi?.story.slug)
      expect(bytes.equals(await renderLarge(paper, temi))).toBe(true)
    const { pages } = await readPdf(bytes)
    const small = pages.flatMap(({ runs }) => runs.filter(({ size }) => size < 18 && size > 0))
    // Numbers on coins and words on tickets are drawn as large as those to cut out.
    if (paper.category !== 'activity-sheet' && paper.category !== 'lesson-plan') expect(small).toEqual([])
    const sizes = pages.flatMap(({ runs }) => runs.map(({ size }) => Math.round(size)))
    expect(sizes.filter((size) => size === 24).length / sizes.length, paper.slug).toBeGreaterThan(0.5)
  }
})
