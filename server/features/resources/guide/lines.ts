/**
 * A piece of a guide, whatever it was written in. `label` of a heading: the pages or minutes beside it. `isDeep`: in italics as a
 * whole. `at`: the line of a pasted text, or the paragraph of a Word file, counted from 1.
 */
export type GuideLine = { at: number } & (
  | { kind: 'heading'; label: string; text: string }
  | { kind: 'item'; isNumbered: boolean; isDeep: boolean; text: string }
  | { kind: 'note' | 'text'; isDeep: boolean; text: string }
  | { kind: 'row'; cells: string[]; text: string }
)

const list = /^(?:[-*•–]|\[ \]|\d+[.)])\s+/
const rule = /^\|?[\s|:-]+\|?$/

/**
 * The pieces of a text as somebody has pasted it: the markup of the books that ship (`:: Page 4 | Heading`, `- question`,
 * `> note`, `| tables |`), Markdown, or plain lines. Columns that a spreadsheet or a word processor has copied are divided by tabs.
 */
export function linesOfText(text: string): GuideLine[] {
  const lines: GuideLine[] = []
  let isOpen = false
  for (const [index, raw] of withoutFacts(text.split(/\r?\n/)).entries()) {
    const line = raw.trimEnd()
    const last = lines.at(-1)
    // A line goes on with two spaces in a list, and with its mark in a note.
    if (line === '') isOpen = false
    else if (isOpen && last && goesOn(last, line)) last.text += ` ${plain(line.replace(/^>\s?/, ''))}`
    else {
      const read = lineOf(line, index + 1)
      if (read) lines.push(read)
      isOpen = read !== null && read.kind !== 'heading' && read.kind !== 'row'
    }
  }
  return lines
}

/** The facts at the head of a text that ships are about its paper. Their lines stay, so that the others keep their numbers. */
function withoutFacts(lines: string[]): string[] {
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1
  return lines.map((line, index) => (index <= end ? '' : line))
}

const goesOn = ({ kind }: GuideLine, line: string) =>
  kind === 'item' ? line.startsWith('  ') && !list.test(line.trim()) : kind === 'note' && line.startsWith('>')

function lineOf(raw: string, at: number): GuideLine | null {
  const line = raw.trim()
  const [, label, heading] = /^::\s+([^|]+?)\s+\|\s+(.+)$/.exec(line) ?? []
  if (label && heading) return { at, kind: 'heading', label: plain(label), text: plain(heading) }
  const [, title] = /^#{1,6}\s+(.+)$/.exec(line) ?? []
  if (title) return headingOf(plain(title), at)
  if (/^(!!|\+{4}|_{4})/.test(line) || (line.includes('-') && rule.test(line))) return null
  if (line.startsWith('|') || line.includes('\t')) return rowOf(cellsOf(line), at)
  if (line.startsWith('>')) return { at, kind: 'note', isDeep: false, text: plain(line.replace(/^>\s?/, '')) }
  if (list.test(line))
    return { at, kind: 'item', isNumbered: /^\d/.test(line), ...styled(line.replace(list, '').replace(/ _{4}$/, '')) }
  return paragraphOf(styled(line), at)
}

const cellsOf = (line: string) =>
  line
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split(line.startsWith('|') ? '|' : '\t')
    .map((cell) => plain(cell.trim()))

/** A row of a table. */
export const rowOf = (cells: string[], at: number): GuideLine => ({
  ...{ at, kind: 'row', cells },
  text: cells.filter(Boolean).join(' | '),
})

const pages = String.raw`(?:pages?|pp?\.)\s*\d[\d\s,–-]*`
const minutes = String.raw`\d+\s*min(?:ute)?s?\b\.?`
const labelled = new RegExp(String.raw`^(${pages}|${minutes})\s*(?:[:|.–—-]\s*)?(.*)$`, 'i')

/** A heading with its pages or minutes, where it begins with them. */
export function headingOf(text: string, at: number): GuideLine {
  const [, label, rest = ''] = labelled.exec(text) ?? []
  return { at, kind: 'heading', label: label?.trim() ?? '', text: label ? rest : text }
}

/** A paragraph; a heading where it is nothing but pages or minutes and a title, a note where it says what to listen for. */
export function paragraphOf({ text, isDeep }: { text: string; isDeep: boolean }, at: number): GuideLine {
  const isShort = text.length <= 120 && !/[.?!]\s+\S/.test(text.replace(labelled, '$2'))
  if (isShort && labelled.test(text) && !text.endsWith('?')) return headingOf(text, at)
  return { at, kind: /^listen (?:out )?for\b/i.test(text) ? 'note' : 'text', isDeep, text }
}

function styled(line: string): { text: string; isDeep: boolean } {
  return { text: plain(line), isDeep: /^(\*|_)(?!\1)[^*_]+\1$/.test(line) }
}

/** Without the marks of bold, italics and links. */
const plain = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|\*|__|\b_|_\b)/g, '')
    .replaceAll('\u00a0', ' ')
    .trim()
