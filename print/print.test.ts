import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { openDocument } from './document.ts'
import { fitText } from './fit.ts'
import { type Face, fontRuns, missingGlyphs, tidy, unprintable } from './fonts.ts'
import { breakEvenly, breakLines, drawLine, type Line } from './lines.ts'
import { drawParagraph } from './paragraphs.ts'
import { drawArtifact, tag } from './tags.ts'

const size: [number, number] = [400, 300]
const textOf = ({ runs }: Line) => runs.map(({ text }) => text).join('')
const document = () => openDocument({ size, info: { Title: 'A test', CreationDate: new Date(0) } })
const sentence = 'Every Friday, Dewi and Samira took him a custard slice from the shop.'

function lines(text: string, width: number, face: Face = 'body', isEven = false): string[] {
  const { doc } = document()
  const spans = [{ text, face }]
  const broken = isEven ? breakEvenly(doc, spans, 12, { width, least: 0.3 }).lines : breakLines(doc, spans, 12, width)
  for (const line of broken) expect(line.width).toBeLessThanOrEqual(width)
  return broken.map(textOf)
}

test('breaks lines after spaces and dashes, loses nothing, and breaks words that are longer than a line', () => {
  expect(lines(sentence, 150).join('')).toBe(sentence)
  expect(lines('one—two', 30)).toEqual(['one—', 'two'])
  const long = lines(`${'W'.repeat(40)} end`, 100)
  expect(long.join('')).toBe(`${'W'.repeat(40)} end`)
  expect(long.length).toBeGreaterThan(4)
})

test('breaks evenly into the same number of lines', () => {
  const [ragged, even] = [lines(sentence, 350), lines(sentence, 350, 'body', true)]
  expect(even).toHaveLength(ragged.length)
  expect(even.at(-1)?.length).toBeGreaterThan(ragged.at(-1)?.length ?? 0)
})

test('prints a name in the first fonts that have its letters, and says which no font has', () => {
  expect(new Set(fontRuns('Nguyễn Łukasz', 'heading').map(({ font }) => font)).size).toBe(3)
  expect(fontRuns('Nguyễn', 'heading').map(({ text }) => text)).toEqual(['Nguy', 'ễ', 'n'])
  expect(fontRuns('Ṣadé', 'heading').map(({ text }) => text)).toEqual(['Ṣ', 'adé'])
  expect(fontRuns('Ṣadé', 'heading').every(({ font }) => /andika.*700/.test(font))).toBe(true)
  expect(fontRuns('Ṣ李', 'heading').map(({ text }) => text)).toEqual(['Ṣ'])
  expect(fontRuns('Anne\u2011Marie', 'body').map(({ text }) => text)).toEqual(['Anne-Marie'])
  expect(unprintable('Zoë 李 李')).toEqual(['李'])
  expect(missingGlyphs('ŵ', 'story')).toEqual(['ŵ'])
  expect(tidy(' Zoe\u0308\u200d \n Lee ')).toBe('Zoë Lee')
})

test('takes the largest size that fits, another line below the small size, and never cuts off', () => {
  const { doc } = document()
  const fit = { face: 'body', width: 200, sizes: { large: 30, small: 20, least: 8 }, maxLines: 2 } as const
  expect(fitText(doc, 'Short', fit)).toMatchObject({ size: 30, lines: { length: 1 } })
  const longer = fitText(doc, sentence, fit)
  expect(longer.lines).toHaveLength(2)
  expect(longer.size).toBeLessThan(20)
  const longest = fitText(doc, sentence.repeat(5), fit)
  expect(longest.size).toBe(8)
  expect(longest.lines.map(textOf).join('')).toBe(tidy(sentence.repeat(5)))
})

test('tags paragraphs and links, leaves artifacts out, and prints the same bytes again', async () => {
  const print = async () => {
    const { doc, root, finish } = document()
    doc.addPage()
    drawArtifact(doc, 'Layout', () => doc.rect(0, 0, 50, 50).fill('#eee'))
    const heading = { tag: 'H1', face: 'heading', colour: '#000', align: 'center', x: 200, y: 20 } as const
    drawParagraph(doc, root, heading, {
      size: 20,
      lines: breakLines(doc, [{ text: 'Hello', face: 'heading' }], 20, 300),
    })
    const [line] = breakLines(doc, [{ text: 'a link', face: 'body', href: 'https://example.org' }], 12, 300)
    if (line) drawLine(doc, line, { size: 12, leading: 16, colour: '#000' }, [20, 60], tag('P', root))
    return await finish()
  }
  const bytes = await print()
  expect(Buffer.compare(bytes, await print())).toBe(0)
  const task = getDocument({ data: bytes.slice(), verbosity: 0 })
  const pdf = await task.promise
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  const page = await pdf.getPage(1)
  const tree = JSON.stringify(await page.getStructTree())
  expect(tree.match(/"role":"\w+"/g)).toEqual([
    '"role":"Document"',
    '"role":"H1"',
    '"role":"P"',
    '"role":"Link"',
    '"role":"Root"',
  ])
  expect(await page.getAnnotations()).toMatchObject([{ url: 'https://example.org/' }])
  await task.destroy()
})
