/** A text and its selection. */
export interface Marked {
  text: string
  start: number
  end: number
}

/** Wraps the selection in `mark`, or unwraps it. Without a selection it inserts `words` and selects them. */
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

/** Prefixes each selected line, or removes the prefix when all lines have it. Replaces a prefix of another kind. */
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

/** Makes the selection a link and selects its URL, which the user types next. */
function link({ text, start, end }: Marked): Marked {
  const words = text.slice(start, end) || 'link text'
  const from = start + words.length + 3
  return {
    text: `${text.slice(0, start)}[${words}](${address})${text.slice(end)}`,
    start: from,
    end: from + address.length,
  }
}

/** The toolbar's commands on a text. */
export const markings = {
  heading: (marked: Marked) => begin(marked, () => '## '),
  subheading: (marked: Marked) => begin(marked, () => '### '),
  bold: (marked: Marked) => wrap(marked, '**', 'bold text'),
  italic: (marked: Marked) => wrap(marked, '*', 'italic text'),
  list: (marked: Marked) => begin(marked, () => '- '),
  numbers: (marked: Marked) => begin(marked, (line) => `${line + 1}. `),
  quotation: (marked: Marked) => begin(marked, () => '> '),
  link,
}
