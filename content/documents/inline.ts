import { SourceError } from './source-error.ts'

/** A stretch of text in one style. `href` is an https or mailto address, `lang` a language other than English. */
export type Span = { text: string; isBold: boolean; isItalic: boolean; href: string | null; lang?: 'cy' }

/** Where a piece of text was written, for messages. */
export type Place = { file: string; line: number }

/** Text in its styles, and where it was written. */
export type Item = { spans: Span[]; place: Place }

const marks = /(\*\*|\*|\[[^\]]*\]\([^)]*\))/

/** Reads `**bold**`, `*italic*`, `[text](https://address)` and `[gair](cy)` for words of Welsh. Throws a SourceError for a mark that is not closed. */
export function parseInline(text: string, { file, line }: Place): Span[] {
  const spans: Span[] = []
  let isBold = false
  let isItalic = false
  for (const part of text.split(marks)) {
    const link = /^\[([^\]]*)\]\(([^)]*)\)$/.exec(part)
    if (part === '**') isBold = !isBold
    else if (part === '*') isItalic = !isItalic
    else if (link) {
      const [, label = '', href = ''] = link
      if (href === 'cy') {
        spans.push({ text: tie(label), isBold, isItalic, href: null, lang: 'cy' })
        continue
      }
      if (!/^(https:\/\/|mailto:)\S+$/.test(href)) throw new SourceError(file, line, `“${href}” is no https address.`)
      spans.push({ text: label, isBold, isItalic, href })
    } else if (part) spans.push({ text: tie(part), isBold, isItalic, href: null })
  }
  if (isBold || isItalic) throw new SourceError(file, line, `a ${isBold ? '**' : '*'} is opened and never closed.`)
  return spans
}

/** A number stays on the line of the word that it belongs to, a name with its Mr, three dots with what they break off. */
function tie(text: string): string {
  return text
    .replace(/\b(pages?|years?|to|aged|group|session|step) (?=\d)/gi, '$1\u00a0')
    .replace(/(?<=\d) (?=minutes?\b)|(?<=\bMrs?) (?=[A-Z])| (?=…)/g, '\u00a0')
}

/** The words alone, for bookmarks and labels. */
export function plainText(spans: Span[]): string {
  return spans.map((span) => span.text).join('')
}
