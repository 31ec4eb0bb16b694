import { colord, extend } from 'colord'
import a11yPlugin from 'colord/plugins/a11y'
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { printColours } from '../../../print/colours.ts'
import { unprintable } from '../../../print/fonts.ts'
import { openBytes } from '../../adapters/pdf/testing/from-bytes.ts'
import { makePicture } from '../../testing/pictures.ts'
import type { Certificate } from './certificate.ts'
import { renderCertificate } from './certificate-pdf.ts'
import { panel, ribbonsEnd, sheet } from './certificate-scene.ts'

extend([a11yPlugin])

const certificate: Certificate = {
  bookTitle: 'Temi and the Chip Thief',
  schoolName: 'Llanfair Primary School',
  childName: 'Aisha Khan',
  appName: 'Stories',
  sponsorName: 'The Sponsor',
  organisation: '',
  color: '#7a1fa2',
  date: new Date('2026-11-20T23:30:00Z'),
  cover: {
    bytes: await sharp(await makePicture(60, 80))
      .jpeg()
      .toBuffer(),
    type: 'image/jpeg',
    aspect: 0.75,
  },
}

async function read(changes: Partial<Certificate> = {}) {
  const document = await openBytes(await renderCertificate({ ...certificate, ...changes }))
  const page = await document.getPage(1)
  const { items } = await page.getTextContent()
  const runs = items.filter((item) => 'str' in item).filter(({ str }) => str.trim() !== '')
  const { info } = await document.getMetadata()
  return { document, page, runs, info, text: runs.map(({ str }) => str).join(' ') }
}

test('is one tagged landscape page, in British English, with a title', async () => {
  const { document, page, info } = await read()
  expect(document.numPages).toBe(1)
  expect(page.view[2]).toBeGreaterThan(page.view[3] ?? Number.NaN)
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
  expect(info).toMatchObject({ Language: 'en-GB', Title: 'Certificate: Temi and the Chip Thief' })
  const tree = await page.getStructTree()
  expect(JSON.stringify(tree)).toContain('"role":"H1"')
})

test('says who read which book, where and when, in text that can be copied', async () => {
  const { text } = await read()
  expect(text).toBe(
    'Certificate This is to celebrate that Aisha Khan has read Temi and the Chip Thief Llanfair Primary School ' +
      '20 November 2026 Stories · with thanks to The Sponsor',
  )
})

test('has the cover of its book beside the words, in its own proportions', async () => {
  for (const aspect of [0.4, 0.75, 1.6]) {
    const { page, runs } = await read({ cover: { ...certificate.cover, aspect } })
    const { fnArray, argsArray } = await page.getOperatorList()
    const drawn = fnArray.indexOf(OPS.paintImageXObject)
    const [a = 0, b = 0, c = 0, d = 0] = argsArray[fnArray.lastIndexOf(OPS.transform, drawn)] as number[]
    expect(Math.hypot(a, b) / Math.hypot(c, d)).toBeCloseTo(aspect)
    expect(runs.length).toBeGreaterThan(5)
  }
})

test('leaves a line to write the name on, and leaves out a missing school or sponsor', async () => {
  const { text } = await read({ childName: '', schoolName: '', sponsorName: '' })
  expect(text).toBe(
    'Certificate This is to celebrate that Name has read Temi and the Chip Thief 20 November 2026 Stories',
  )
})

const long = {
  bookTitle: 'The extraordinary umbrella factory of Captain Wilhelmina Featherstonehaugh '.repeat(3),
  schoolName: 'Saint Bartholomew the Great and All Holy Innocents Voluntary Aided Junior School '.repeat(2),
  appName: 'Enterprise stories for every child in every school in the land',
  sponsorName: 'The Worshipful Company of Very Generous Sponsors of Reading',
  organisation: `The ${'Very Long '.repeat(13)}Trust, registered in England and Wales as charity 1234567-10 and company 01234567.`,
}

test.for([
  ['sixty wide letters', { childName: 'W'.repeat(60) }],
  ['sixty letters in words', { childName: 'Bartholomew-Christopher Fitzwilliam-Montgomery of Carmarthen' }],
  ['everything long', { ...long, childName: 'Wilhelmina '.repeat(6).slice(0, 60) }],
] as const)('keeps %s inside the frame', async ([, changes]) => {
  const { runs, text } = await read(changes)
  const name = changes.childName.replaceAll(' ', '')
  expect(text.replaceAll(' ', '')).toContain(name)
  for (const { transform, width } of runs) {
    const [, , , size = 0, x = 0, y = 0] = transform as number[]
    expect(x).toBeGreaterThan(panel.left)
    expect(x + width).toBeLessThan(panel.right)
    expect(y).toBeGreaterThan(panel.top)
    expect(y + size).toBeLessThan(panel.bottom)
  }
  // Above the foot (date and sponsor, side by side) each line starts well below the line before.
  const baselines = runs.map(({ transform }) => Math.round(transform[5] as number)).filter((y) => y > 100)
  const lines = [...new Set(baselines)].sort((one, other) => one - other)
  for (const [index, baseline] of lines.entries()) expect(baseline - (lines[index - 1] ?? 0)).toBeGreaterThan(8)
})

test('a long sponsor and the address of who runs the portal stay apart in the foot, and clear of the ribbons', async () => {
  const { runs } = await read(long)
  const boxes = runs
    .map(({ transform, width }) => ({
      size: transform[0] as number,
      x: transform[4] as number,
      y: transform[5] as number,
      width,
    }))
    .filter(({ y }) => y < 100)
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x
      expect(
        isBeside || Math.abs(one.y - other.y) >= Math.max(one.size, other.size),
        JSON.stringify([one, other]),
      ).toBe(true)
    }
  // What crosses the middle of the page begins below the ribbons.
  const middle = sheet.width / 2
  const crossing = boxes.filter(({ x, width }) => x < middle && x + width > middle)
  expect(crossing.length).toBeGreaterThan(0)
  for (const { y, size } of crossing) expect(sheet.height - y - size).toBeGreaterThan(ribbonsEnd)
})

test('prints the letters of Welsh, Polish and Vietnamese names', async () => {
  const { text } = await read({ childName: 'Llŷr Ŵyn Łukasz Nguyễn' })
  expect(text.replaceAll(' ', '')).toContain('LlŷrŴynŁukaszNguyễn')
})

test.each([
  ['Ṣadé', 'Ṣadé'],
  ['Maḋomhnaill', 'Maḋomhnaill'],
  ['Anne‑Marie', 'Anne-Marie'],
  ['DʼArcy', 'D’Arcy'],
  ['Ɗanjuma', 'Ɗanjuma'],
  ['Жанна', 'Жанна'],
])('prints %s', async (childName, printed) => {
  const { text } = await read({ childName })
  // Each run of one font stands alone.
  expect(text.replaceAll(' ', '')).toContain(`celebratethat${printed}hasread`)
})

test('treats any text as text and leaves out characters that it cannot print', async () => {
  const { text } = await read({ bookTitle: '<b>(Bold)\\n %d 李\u0000\uD800</b>', childName: ') Tj ET' })
  expect(text).toContain('<b>(Bold)\\n %d </b>')
  expect(text).toContain(') Tj ET')
})

test('names each character that it cannot print once', () => {
  expect(unprintable('O’Neill-Ŵyn Zoe\u0308')).toEqual([])
  expect(unprintable('李 Li 李 🎉')).toEqual(['李', '🎉'])
  expect(unprintable('')).toEqual([])
})

test.for(['#7a1fa2', '#d2232a', '#ffe000', '#ffffff', '#000000', '#00ff00', '#f4b740', '#88ccee'])(
  'words can be read in %s',
  (color) => {
    const { ink, paper, near, onNear } = printColours(color)
    expect(colord(ink).contrast(paper)).toBeGreaterThanOrEqual(7)
    expect(colord(onNear).contrast(near)).toBeGreaterThanOrEqual(4.5)
  },
)
