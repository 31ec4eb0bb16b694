import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawingFiles } from './library.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const copies: string[] = []

const others = [
  'the-bath-on-ladder-street',
  'the-bus-that-went-pop',
  'what-is-left',
  'wash-that-dog',
  'rhubarb-rhubarb',
  'they-had-a-go',
]

/** A copy of the sources of one book in which something is changed, with a book that was printed before. */
function copyWith(change: (book: string) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  copies.push(folder)
  // The others would be printed before a guide of the first is read.
  const leftOut = others.map((book) => join(root, 'content', 'books', book))
  for (const room of ['content', 'contract/languages.ts', 'contract/licences.ts', 'contract/reading-grade.ts', 'print'])
    cpSync(join(root, room), join(folder, room), { recursive: true, filter: (path) => !leftOut.includes(path) })
  for (const book of others) edit(join(folder, 'content', 'library.ts'), `  '${book}',\n`, '')
  for (const file of readdirSync(root).filter((name) => /^(package|tsconfig.*)\.json$/.test(name)))
    cpSync(join(root, file), join(folder, file))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  mkdirSync(join(folder, 'build', 'content'), { recursive: true })
  writeFileSync(join(folder, 'build', 'content', 'old.pdf'), 'printed before')
  change(join(folder, 'content', 'books', 'temi-and-the-chip-thief'))
  return folder
}

const edit = (file: string, from: string, to: string) => {
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(from)
  writeFileSync(file, text.replace(from, to))
}

type Outcome = { folder: string; code: number | null; said: string }

/** Runs the command in one folder after the other, in a process that loads its libraries once. */
const buildInTurn = `
  import { pathToFileURL } from 'node:url'
  const outcomes = []
  console.log = () => {}
  for (const folder of process.argv.splice(1)) {
    let said = ''
    console.error = (text) => { said += text + '\\n' }
    process.exitCode = 0
    process.chdir(folder)
    await import(pathToFileURL(folder + '/content/build.ts').href).catch((error) => {
      said += error.stack
      process.exitCode = 1
    })
    outcomes.push({ folder, code: process.exitCode, said })
  }
  process.exitCode = 0
  process.stdout.write(JSON.stringify(outcomes))`

async function run(args: string[], cwd: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], { cwd })
  let [said, written] = ['', '']
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk
  })
  child.stdout.on('data', (chunk: Buffer) => {
    written += chunk
  })
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, said, written }
}

afterAll(() => {
  for (const folder of copies) rmSync(folder, { recursive: true, force: true })
})

/** Each with what is said of it and the change that makes it. */
const faults: [string, string, (book: string) => void][] = [
  [
    'a missing drawing',
    'content/books/temi-and-the-chip-thief, page 9: the drawing is missing. Draw it in pages/page-09.ts.',
    (book) => rmSync(join(book, 'pages', 'page-09.ts')),
  ],
  [
    'an unknown figure',
    'content/books/temi-and-the-chip-thief, page 9: ',
    (book) => edit(join(book, 'pages', 'page-09.ts'), 'import { grandpa }', 'import { grandma as grandpa }'),
  ],
  [
    'text that does not fit its page',
    'content/books/temi-and-the-chip-thief, page 3: the text is ',
    (book) => edit(join(book, 'story.ts'), 'Bernard robbed everybody.', 'Bernard robbed everybody. '.repeat(30)),
  ],
  [
    'a word without a glyph',
    'content/books/temi-and-the-chip-thief, page 3: the typeface has no “ŵ” (U+0175). Write it another way.',
    (book) => edit(join(book, 'story.ts'), 'Bernard robbed everybody.', 'Bernard robbed the dŵr.'),
  ],
  [
    'a colour that the palette has not',
    'content/books/temi-and-the-chip-thief, page 5: a shape has no colour. Use one that is in the book’s palette.ts',
    (book) => edit(join(book, 'pages', 'page-05.ts'), 'colours.ink, 2.6', 'colours.nosuch, 2.6'),
  ],
  [
    'somebody who sits on nothing',
    'content/books/temi-and-the-chip-thief, pages 7 and 8: somebody sits on nothing at 1712, 570. The nearest seat is ',
    (book) => edit(join(book, 'places', 'harbour.ts'), 'seatAt([left, top + 4], [1920, top + 4]),', ''),
  ],
  [
    'a lesson plan that is gone',
    'content/books/temi-and-the-chip-thief/lesson-plan.txt: the paper is missing. Every storybook has one; write it.',
    (book) => rmSync(join(book, 'lesson-plan.txt')),
  ],
  [
    'a row of curriculum without a source',
    'content/books/temi-and-the-chip-thief/curriculum.json, row 1: it has no source. Give the address where the words were read',
    (book) => edit(join(book, 'curriculum.json'), '"source": "http', '"source": "'),
  ],
  [
    'ages that run backwards',
    'content/books/temi-and-the-chip-thief/story.ts: the ages run from 12 to 9. Write the lower age first.',
    (book) => edit(join(book, 'story.ts'), 'ageFrom: 6', 'ageFrom: 12'),
  ],
  [
    'lines that are gone',
    'content/books/temi-and-the-chip-thief, page 7: its lines to colour in (lines/page-07-',
    (book) => {
      for (const file of readdirSync(join(book, 'lines')))
        if (file.startsWith('page-07-')) rmSync(join(book, 'lines', file))
    },
  ],
  [
    'a guide with a fault',
    'content/books/temi-and-the-chip-thief/teachers-guide.txt:',
    (book) => edit(join(book, 'teachers-guide.txt'), '## Before you read', '# Before you read'),
  ],
]

describe('npm run content, with something wrong', () => {
  const outcomes = new Map<string, Outcome>()
  beforeAll(async () => {
    const folders = faults.map(([, , change]) => copyWith(change))
    const [first = '', ...rest] = folders
    // The first as the command runs it.
    const alone = await run(['content/build.ts'], first)
    const { written, said } = await run(['--input-type=module', '--eval', buildInTurn, ...rest], root)
    expect(said).toBe('')
    for (const [index, outcome] of [{ ...alone, folder: first }, ...(JSON.parse(written) as Outcome[])].entries())
      outcomes.set(faults[index]?.[0] ?? '', outcome)
  })

  it.each(faults)('names the page of %s and what to do, and leaves what was there', (fault, message) => {
    const { folder, code, said } = outcomes.get(fault) ?? expect.fail('It was not built.')
    expect({ fault, code }).toEqual({ fault, code: 1 })
    expect(said).toContain(message)
    if (fault === 'an unknown figure') expect(said).toMatch(/grandma.*Correct the name/s)
    expect(said).toContain('Nothing was changed in build/content.')
    expect(said).not.toContain('    at ')
    expect(readdirSync(join(folder, 'build'))).toEqual(['content'])
    expect(readdirSync(join(folder, 'build', 'content'))).toEqual(['old.pdf'])
  })

  it('refuses a drawing that is no page of the story', () => {
    expect(drawingFiles('content/books/x', ['page-01.ts', 'cover.ts'], 1)).toEqual(['cover.ts', 'page-01.ts'])
    expect(() => drawingFiles('content/books/x', ['cover.ts', 'page-01.ts', 'page-02.ts'], 1)).toThrow(
      'content/books/x/pages/page-02.ts: the story has 1 pages, and this is none of them. Write its page in story.ts',
    )
  })

  it('takes one drawing for two pages that face each other, and refuses it for others', () => {
    const wide = ['cover.ts', 'pages-01-02.ts', 'page-03.ts']
    expect(drawingFiles('x', wide, 3)).toEqual(['cover.ts', 'pages-01-02.ts', 'pages-01-02.ts', 'page-03.ts'])
    for (const name of ['pages-02-03.ts', 'pages-03-04.ts'])
      expect(() => drawingFiles('x', [...wide, name], 3)).toThrow(
        `x/pages/${name}: a picture goes over two pages that face each other, an odd one and the next`,
      )
    expect(() => drawingFiles('x', [...wide, 'page-02.ts'], 3)).toThrow('x/pages/page-02.ts: the story has 3 pages')
  })
})
