import mammoth from 'mammoth'
import { type GuideLine, headingOf, paragraphOf, rowOf } from './lines.ts'

const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
/** The text that HTML without tags stands for. */
export const unescaped = (html: string) => html.replace(/&(#?\w+);/g, (whole, name: string) => letters[name] ?? whole)

/** What a block of the HTML that mammoth writes contains. */
interface Block {
  kind: string
  text: string
  /** How many of its letters are in italics. */
  italic: number
  isNumbered: boolean
}

/** The pieces of a Word file (.docx), in its order. Rejects for everything else. */
export async function linesOfWord(bytes: Buffer): Promise<GuideLine[]> {
  const { value: html } = await mammoth.convertToHtml(
    { buffer: bytes },
    { convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
  )
  return linesOfHtml(html)
}

function linesOfHtml(html: string): GuideLine[] {
  const lines: GuideLine[] = []
  const lists: string[] = []
  let cells: string[] | null = null
  let block: Block | null = null
  let italic = 0
  let at = 0
  const end = () => {
    const done = block
    block = null
    const text = done?.text.replace(/\s+/g, ' ').trim() ?? ''
    if (!done || text === '') return
    if (cells) cells.push(`${cells.pop() ?? ''}${cells.at(-1) === undefined ? '' : ' '}${text}`.trim())
    else lines.push(lineOf(done, text, ++at))
  }
  for (const [, closing, name = '', words = ''] of html.matchAll(/<(\/?)(\w+)[^>]*>|([^<]+)/g)) {
    const isEnd = closing === '/'
    if (words) {
      block ??= { kind: 'p', text: '', italic: 0, isNumbered: false }
      block.text += unescaped(words)
      if (italic > 0) block.italic += words.trim().length
    } else if (name === 'em') italic += isEnd ? -1 : 1
    else if (name === 'br' && block) block.text += ' '
    else if (name === 'ul' || name === 'ol') {
      end()
      if (isEnd) lists.pop()
      else lists.push(name)
    } else if (name === 'tr') {
      end()
      if (isEnd && cells) lines.push(rowOf(cells, ++at))
      cells = isEnd ? null : []
    } else if (name === 'table') {
      end()
      // A gap, so that the rows of the next table are not this one's.
      at += 1
    } else if (name === 'td' || name === 'th') {
      end()
      if (!isEnd) cells?.push('')
    } else if (/^(p|li|h[1-6])$/.test(name)) {
      end()
      if (!isEnd) block = { kind: name, text: '', italic: 0, isNumbered: lists.at(-1) === 'ol' }
    }
  }
  end()
  return lines
}

function lineOf({ kind, italic, isNumbered }: Block, text: string, at: number): GuideLine {
  const isDeep = italic >= text.length * 0.8
  if (kind.startsWith('h')) return headingOf(text, at)
  if (kind === 'li') return { at, kind: 'item', isNumbered, isDeep, text }
  return paragraphOf({ text, isDeep }, at)
}
