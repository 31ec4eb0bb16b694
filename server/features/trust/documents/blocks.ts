import MarkdownIt from 'markdown-it'

/** A stretch of text in one look. */
export interface Words {
  text: string
  isBold?: boolean
  /** An absolute address. */
  href?: string
}

export type Block =
  | { kind: 'heading'; level: 2 | 3; words: Words[] }
  | { kind: 'paragraph'; words: Words[] }
  | { kind: 'list'; isNumbered: boolean; items: Words[][] }
  | { kind: 'table'; head: Words[][]; rows: Words[][][] }

const markdown = new MarkdownIt('commonmark', { html: false }).enable('table')

type Token = ReturnType<typeof markdown.parse>[number]

/**
 * The blocks of a text in Markdown as the general pages write it. Links within the site become those of `publicUrl`, because
 * documents are read elsewhere.
 */
export function toBlocks(source: string, publicUrl: string): Block[] {
  const tokens = markdown.parse(source, {})
  const blocks: Block[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    const words = () => wordsOf(tokens[at + 1], publicUrl)
    if (token?.type === 'heading_open')
      blocks.push({ kind: 'heading', level: token.tag === 'h2' || token.tag === 'h1' ? 2 : 3, words: words() })
    if (token?.type === 'paragraph_open') blocks.push({ kind: 'paragraph', words: words() })
    const end = closingOf(tokens, at)
    if (token?.type === 'bullet_list_open' || token?.type === 'ordered_list_open') {
      const items = inlines(tokens.slice(at, end)).map((one) => wordsOf(one, publicUrl))
      blocks.push({ kind: 'list', isNumbered: token.type === 'ordered_list_open', items })
      at = end
    }
    if (token?.type === 'table_open') {
      blocks.push(tableOf(tokens.slice(at, end), publicUrl))
      at = end
    }
  }
  return blocks
}

const inlines = (tokens: Token[]) => tokens.filter(({ type }) => type === 'inline')

/** Where the block that is opened at `at` ends. */
function closingOf(tokens: Token[], at: number): number {
  const { type = '', level = 0 } = tokens[at] ?? {}
  const closing = type.replace('_open', '_close')
  const offset = tokens.slice(at).findIndex((token) => token.type === closing && token.level === level)
  return at + Math.max(0, offset)
}

function tableOf(tokens: Token[], publicUrl: string): Block {
  const rows: Words[][][] = []
  for (const token of tokens) {
    if (token.type === 'tr_open') rows.push([])
    if (token.type === 'inline') rows.at(-1)?.push(wordsOf(token, publicUrl))
  }
  const [head = [], ...others] = rows
  return { kind: 'table', head, rows: others }
}

function wordsOf(inline: Token | undefined, publicUrl: string): Words[] {
  const words: Words[] = []
  let isBold = false
  let href: string | undefined
  for (const token of inline?.children ?? []) {
    const { type, content } = token
    if (type === 'strong_open' || type === 'strong_close') isBold = type === 'strong_open'
    if (type === 'link_open') href = absolute(String(token.attrGet('href') ?? ''), publicUrl)
    if (type === 'link_close') href = undefined
    const text = type === 'softbreak' || type === 'hardbreak' ? ' ' : content
    if (text) words.push({ text, ...(isBold && { isBold }), ...(href && { href }) })
  }
  return words
}

/** Undefined for places in a file that readers of the document do not have. */
function absolute(href: string, publicUrl: string): string | undefined {
  if (href.startsWith('/')) return publicUrl + href
  return /^(https|mailto):/.test(href) ? href : undefined
}
