import { expect, test } from 'vitest'
import { ingestBytes } from './testing/from-bytes.ts'
import { writePdf } from './testing/make-active-pdf.ts'
import { makePdf } from './testing/make-pdf.ts'

const stream = (content: string) => `<</Length ${content.length}>>\nstream\n${content}\nendstream`
const words = (size: number, text: string) => `BT /F1 ${size} Tf 60 200 Td ${text} Tj ET`

/** A page with each content, all with the same font. `further`: objects from number 4 + twice the pages. */
function makePages({
  font,
  contents,
  catalog = '',
  further = [],
}: {
  font: string
  contents: string[]
  catalog?: string
  further?: string[]
}) {
  const kids = contents.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  return writePdf([
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    `<</Type/Pages/Kids[${kids}]/Count ${contents.length}>>`,
    font,
    ...contents.flatMap((content, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 400]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + index * 2} 0 R>>`,
      stream(content),
    ]),
    ...further,
  ])
}

const helvetica = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>'
const warningsOf = async (bytes: Uint8Array) =>
  (await ingestBytes(bytes)).warnings.map(({ page, kind, font }) => [page, kind, ...(font ? [font] : [])].join(' '))

test('a typeface that is not in the file is named with the pages that use it, and pages whose words it hides', async () => {
  const japanese = makePages({
    font: '<</Type/Font/Subtype/Type0/BaseFont/HeiseiMin-W3/Encoding/UniJIS-UTF16-H/DescendantFonts[8 0 R]>>',
    contents: [words(40, '<51E7304C7A7A3092>'), '0 0 300 200 re f'],
    further: [
      '<</Type/Font/Subtype/CIDFontType0/BaseFont/HeiseiMin-W3/CIDSystemInfo<</Registry(Adobe)/Ordering(Japan1)/Supplement 2>>>>',
    ],
  })
  expect(await warningsOf(japanese)).toEqual(['1 missing-font HeiseiMin-W3', '1 unseen-words'])
  const comic = '<</Type/Font/Subtype/TrueType/BaseFont/ComicSansMS,Bold/Encoding/WinAnsiEncoding>>'
  const pages = makePages({ font: comic, contents: ['', words(40, '(Temi)')] })
  expect(await warningsOf(pages)).toEqual(['2 missing-font ComicSansMS Bold'])
  for (const name of ['TimesNewRomanPSMT', 'Arial,Bold'])
    expect(
      await warningsOf(makePages({ font: comic.replace('ComicSansMS,Bold', name), contents: [words(40, '(Temi)')] })),
      name,
    ).toEqual([])
})

test('words that leave no ink are told, and an empty line or a scan is not', async () => {
  const contents = [
    words(20, '(Seen)'),
    `1 1 1 rg ${words(20, '(White on white)')}`,
    `3 Tr ${words(20, '(Invisible)')}`,
    words(20, '( )'),
    `0.9 0.8 0.7 rg 0 0 600 400 re f 3 Tr ${words(20, '(Read by a scanner)')}`,
    `60 300 200 40 re f 3 Tr ${words(20, '(Read by a scanner)')}`,
    `0 0 1 rg 0 0 600 400 re f 1 g ${words(20, '(White on blue)')}`,
  ]
  expect(await warningsOf(makePages({ font: helvetica, contents }))).toEqual(
    [2, 3].map((page) => `${page} unseen-words`),
  )
})

test.each([
  [
    '/NeedsRendering true/AcroForm<</Fields[]/XFA(form)>>',
    'Please wait... If this message is not eventually replaced',
    ['1 shell'],
  ],
  ['', 'Please wait... If this message is not eventually replaced', ['1 shell']],
  ['/AcroForm<</Fields[]/XFA(form)>>', 'A form that every reader shows', []],
  [
    '/Collection<</Type/Collection/View/T>>',
    'For the best experience, open this PDF portfolio in Acrobat',
    ['1 portfolio'],
  ],
])('a PDF that shows only that it cannot be shown is told: %s %s', async (catalog, text, warnings) => {
  expect(await warningsOf(makePages({ font: helvetica, contents: [words(20, `(${text})`)], catalog }))).toEqual(
    warnings,
  )
})

test('a PDF in its own typefaces has no warning', async () => {
  expect(await warningsOf(await makePdf((document) => document.text('Temi', 60, 60)))).toEqual([])
})
