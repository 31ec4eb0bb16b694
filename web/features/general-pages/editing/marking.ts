/** A text with what is selected in it. */
export interface Marked {
  text: string
  start: number
  end: number
}

/** Puts `mark` round the selection, or takes it away; without a selection `words` stand there, selected. */
function wrap({ text, start, end }: Marked, mark: string, words: string): Marked {
  const inner = text.slice(start, end)
  const [before, after] = [text.slice(0, start), text.slice(end)]
  if (inner && before.endsWith(mark) && after.startsWith(mark)) {
    const from = start - mark.length
    return { text: before.slice(0, from) + inner + after.slice(mark.length), start: from, end: from + inner.length }
  }
  const shown = inner || words
  const from = start + mark.length
  return { text: before + mark + shown + mark + after, start: from, end: from + shown.length }
}

const prefixes = /^(#{1,6} |- |\d+\. |> )/

/** Begins each selected line with a sign, or takes it away where all have it. A sign of another kind gives way. */
function begin({ text, start, end }: Marked, signOf: (line: number) => string): Marked {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next < 0 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const isSet = lines.every((line, index) => line.startsWith(signOf(index)))
  const changed = lines.map((line, index) => (isSet ? '' : signOf(index)) + line.replace(prefixes, '')).join('\n')
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length }
}

const address = 'https://'

/** Makes a link of the selection; where it leads is to be typed next, so it is selected. */
function link({ text, start, end }: Marked): Marked {
  const words = text.slice(start, end) || 'words of the link'
  const from = start + words.length + 3
  return {
    text: `${text.slice(0, start)}[${words}](${address})${text.slice(end)}`,
    start: from,
    end: from + address.length,
  }
}

/** What the toolbar can do to a text. */
export const markings = {
  heading: (marked: Marked) => begin(marked, () => '## '),
  subheading: (marked: Marked) => begin(marked, () => '### '),
  bold: (marked: Marked) => wrap(marked, '**', 'bold words'),
  italic: (marked: Marked) => wrap(marked, '*', 'words in italics'),
  list: (marked: Marked) => begin(marked, () => '- '),
  numbers: (marked: Marked) => begin(marked, (line) => `${line + 1}. `),
  quotation: (marked: Marked) => begin(marked, () => '> '),
  link,
}
