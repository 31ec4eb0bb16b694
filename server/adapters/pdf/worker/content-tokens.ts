/** An operator of a content stream (ISO 32000-2, 7.8.2) and its operands, as they stand in the stream; `start` and `end` are places in it. */
export interface Operation {
  operator: string
  operands: string[]
  start: number
  end: number
}

const token = /%[^\r\n]*|<<|>>|\[|\]|<[\da-fA-F\s]*>|\/[^\s()<>[\]{}/%]*|[^\s()<>[\]{}/%]+|\(|[{}>)]/g

/** The operations of a content stream, given as Latin-1, in order. Throws nothing: what is damaged yields what can be read. */
export function* operationsOf(content: string): Generator<Operation> {
  const tokens = new RegExp(token)
  let [operands, start]: [string[], number] = [[], -1]
  for (let match = tokens.exec(content); match; match = tokens.exec(content)) {
    const [text] = match
    if (text.startsWith('%')) continue
    if (start < 0) start = match.index
    if (text === '(') {
      tokens.lastIndex = endOfString(content, match.index)
      operands.push(content.slice(match.index, tokens.lastIndex))
    } else if (/^[A-Za-z'"]/.test(text) && !/^(true|false|null)$/.test(text)) {
      if (text === 'BI') tokens.lastIndex = endOfInlineImage(content, tokens.lastIndex)
      yield { operator: text, operands, start, end: tokens.lastIndex }
      ;[operands, start] = [[], -1]
    } else operands.push(text)
  }
}

/** Strings have balanced brackets, or escaped ones. */
function endOfString(content: string, start: number): number {
  let depth = 0
  for (let at = start; at < content.length; at++) {
    const letter = content[at]
    if (letter === '\\') at++
    else if (letter === '(') depth++
    else if (letter === ')' && --depth === 0) return at + 1
  }
  return content.length
}

function endOfInlineImage(content: string, start: number): number {
  const end = /\sEI(?=\s|$)/g
  end.lastIndex = Math.max(start, content.indexOf('ID', start))
  return end.exec(content) ? end.lastIndex : content.length
}
