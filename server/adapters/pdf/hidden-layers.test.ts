import sharp from 'sharp'
import { expect, test } from 'vitest'
import { combineBytes, prepareBytes } from './testing/from-bytes.ts'
import { writePdf } from './testing/make-active-pdf.ts'

interface Layered {
  content: string
  /** Of the catalog: which of the layers 8, the answers, and 9, the notes, are off. */
  state?: string
  annotations?: string
}

const stream = (dict: string, content: string) => `<<${dict}/Length ${content.length}>>\nstream\n${content}\nendstream`
const show = (words: string, y: number) => `BT /F1 24 Tf 60 ${y} Td (${words}) Tj ET`

/** One page with two layers, a group of content on the first and one that holds marks, and layers that depend on others. */
const makeLayered = ({ content, state = '/OFF[8 0 R]', annotations = '' }: Layered) =>
  writePdf([
    `<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[8 0 R 9 0 R]/D<<${state}>>>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 400]/Annots[${annotations}]/Resources<</Font<</F1 4 0 R>>
      /XObject<</X1 6 0 R/X2 7 0 R>>/Properties<</L1 8 0 R/L2 9 0 R/Depends 10 0 R/Not 11 0 R>>>>/Contents[5 0 R 12 0 R]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    stream('', `${show('Question', 350)} ${content}`),
    stream(
      '/Type/XObject/Subtype/Form/BBox[0 0 600 400]/OC 8 0 R/Resources<</Font<</F1 4 0 R>>>>',
      show('ANSWER', 200),
    ),
    stream(
      '/Type/XObject/Subtype/Form/BBox[0 0 600 400]/Resources<</Font<</F1 4 0 R>>/Properties<</L 8 0 R>>>>',
      `/OC /L BDC ${show('ANSWER', 150)} EMC ${show('Group', 100)}`,
    ),
    '<</Type/OCG/Name(Answers)>>',
    '<</Type/OCG/Name(Notes)>>',
    '<</Type/OCMD/OCGs[8 0 R 9 0 R]/P/AllOn>>',
    '<</Type/OCMD/VE[/Not 9 0 R]>>',
    stream('', show('End', 50)),
  ])

async function wordsIn(layered: Layered) {
  const words: string[] = []
  await prepareBytes(makeLayered(layered), {
    onPage: async ({ text }) => void words.push(...text.flat().map((line) => line.text)),
  })
  return words.join(' ')
}

const inLayer = (layer: string, operations: string) => `/OC /${layer} BDC ${operations} EMC\n`

test.each<[string, Layered, string]>([
  ['between marks', { content: inLayer('L1', show('ANSWER', 300)) }, 'Question End'],
  ['in a layer that is on', { content: inLayer('L2', show('Note', 300)) }, 'Question Note End'],
  [
    'where all are off but one',
    {
      content: inLayer('L1', show('ANSWER', 300)) + inLayer('L2', show('Note', 250)),
      state: '/BaseState/OFF/ON[9 0 R]',
    },
    'Question Note End',
  ],
  [
    'round other marks',
    { content: inLayer('L1', `/P <</MCID 0>> BDC /Span BMC ${show('ANSWER', 300)} EMC EMC`) + show('After', 200) },
    'Question After End',
  ],
  [
    'by every operator, with brackets in the words',
    {
      content: inLayer(
        'L1',
        `BT /F1 24 Tf 20 TL 60 300 Td [(AN\\)S) -20 (W\\(ER EMC)] TJ (AN(SW)ER) ' 1 1 (ANSWER) " <414E53> Tj ET`,
      ),
    },
    'Question End',
  ],
  ['in a group that is on the layer', { content: '/X1 Do' }, 'Question End'],
  ['within a group', { content: '/X2 Do /X2 Do' }, 'Question Group End'],
  ['in a layer that depends on all others', { content: inLayer('Depends', show('ANSWER', 300)) }, 'Question End'],
  [
    'in one that is on while another is off',
    { content: inLayer('Not', show('ANSWER', 300)), state: '/OFF[8 0 R]' },
    'Question End',
  ],
  [
    'in one that is on because another is off',
    { content: inLayer('Not', show('Note', 300)), state: '/OFF[9 0 R]' },
    'Question Note End',
  ],
  [
    'after a picture in the content',
    { content: `BI /W 1 /H 1 /BPC 8 /CS /G ID ) EI ${inLayer('L1', show('ANSWER', 300))}` },
    'Question End',
  ],
  [
    'typed over the page',
    {
      content: '',
      annotations: '<</Type/Annot/Subtype/FreeText/Rect[60 200 300 240]/OC 8 0 R/Contents(ANSWER)/DA(/F1 12 Tf)>>',
    },
    'Question End',
  ],
])('text of a layer that is off is not read: %s', async (_name, layered, words) => {
  expect(await wordsIn(layered)).toBe(words)
})

test('what is on a layer that is off is not printed with the papers for a class', async () => {
  const drawn = `${inLayer('L1', `0 0 300 200 re f BI /W 1 /H 1 /BPC 8 /CS /G ID ) EI ${show('ANSWER', 300)}`)} /X1 Do`
  const printed = await combineBytes(makeLayered({ content: drawn }))
  const pictures: Buffer[] = []
  for (const bytes of [printed, makeLayered({ content: '' })])
    await prepareBytes(bytes, { onPage: async ({ large }) => void pictures.push(await sharp(large).raw().toBuffer()) })
  expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(true)
})
