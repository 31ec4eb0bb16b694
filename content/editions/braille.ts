import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { isStanza, linesOf } from '../story.ts'
import { ContentError, type Storybook } from '../storybook.ts'
import { storyText } from './plain-text.ts'

/** Cells on a line and lines on a page, as embossers for A4 have them. */
const page = { cells: 40, lines: 25 }

/** The tables of liblouis: the cells as the signs of a BRF file, and Unified English Braille with contractions. */
const tables = 'en-us-brf.dis,en-ueb-g2.ctb'

/** The name of a story's braille, which changes with its words: what was made of others is not taken for it. */
export function brailleFile({ story }: Storybook): string {
  const words = createHash('sha256')
    .update(JSON.stringify(storyText(story)))
    .digest('hex')
  return `braille-${words.slice(0, 12)}.brf`
}

/** The story in Unified English Braille, grade 2, as a BRF file; null where liblouis is not installed. Throws ContentError. */
export function makeBraille({ file, story }: Storybook): string | null {
  const blocks = storyText(story)
  const { error, status, stdout, stderr } = spawnSync('lou_translate', ['-f', tables], {
    input: `${blocks.flat().flatMap(linesOf).join('\n')}\n`,
    encoding: 'utf8',
  })
  if (error) return null
  const lines = stdout.trimEnd().split('\n')
  if (status !== 0 || lines.length !== blocks.flat().flatMap(linesOf).length)
    throw new ContentError(`${file}: liblouis could not translate the story. It says: ${stderr.trim() || 'nothing.'}`)
  const inBraille = (text: string): Paragraph => ({
    isVerse: isStanza(text),
    lines: linesOf(text).map(() => nested(lines.shift() ?? '')),
  })
  return layOut(blocks.map((block) => block.map(inBraille)))
}

/** What begins inside brackets ends inside them: the end of a passage in capitals, which liblouis puts behind the bracket. */
const nested = (line: string) => line.replaceAll(".>,'", ",'.>")

type Paragraph = { isVerse: boolean; lines: string[] }

/** The title in the middle; each page of the story has its number on a line of its own. Stanzas stand between empty lines. */
function layOut(blocks: Paragraph[][]): string {
  const lines = blocks.flatMap(([head, ...paragraphs], index) => {
    const words = head?.lines.join(' ') ?? ''
    const title = index === 0 ? wrap(words, page.cells).map(centred) : ['', words]
    const set = paragraphs.flatMap((paragraph, at) => {
      const isApart = paragraph.isVerse || paragraphs[at - 1]?.isVerse
      return [...(isApart ? [''] : []), ...setParagraph(paragraph)]
    })
    return [...title, ...set]
  })
  const pages = Array.from({ length: Math.ceil(lines.length / page.lines) }, (_, index) =>
    lines.slice(index * page.lines, (index + 1) * page.lines),
  )
  return pages.map((each) => `${each.join('\r\n')}\r\n`).join('\f')
}

/** A paragraph begins in the third cell. A line of verse begins in the first cell, and the rest of a long one in the third. */
function setParagraph({ isVerse, lines }: Paragraph): string[] {
  if (!isVerse) return lines.flatMap((line) => wrap(`  ${line}`, page.cells))
  return lines.flatMap((line) => wrap(line, page.cells, '  '))
}

const centred = (line: string) => ' '.repeat(Math.floor((page.cells - line.length) / 2)) + line

/** Breaks text between words, and a word that is longer than a line between cells. All lines after the first have the `indent`. */
function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = []
  let line = /^ */.exec(text)?.[0] ?? ''
  let isEmpty = true
  for (let word of text.trim().split(' ')) {
    if (!isEmpty && line.length + 1 + word.length > width) {
      lines.push(line)
      line = indent
      isEmpty = true
    }
    for (; line.length + word.length > width; line = indent) {
      lines.push(line + word.slice(0, width - line.length))
      word = word.slice(width - line.length)
    }
    line += (isEmpty ? '' : ' ') + word
    isEmpty = false
  }
  return [...lines, line]
}
