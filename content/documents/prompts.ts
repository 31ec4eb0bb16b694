import type { GuideWord, PagePrompts, Prompts } from '../catalogue.ts'
import { type Block, parseBlocks } from './blocks.ts'
import { parseFrontMatter } from './front-matter.ts'
import { type Item, plainText } from './inline.ts'
import { SourceError } from './source-error.ts'

/**
 * The prompts of a teacher's guide, page by page, and its words. Null for a text without any. Throws a SourceError that
 * names file and line for a page without questions, and for a word without a page.
 */
export function readPrompts(text: string, file: string): Prompts | null {
  const { body, bodyLine } = parseFrontMatter(text, file)
  const blocks = parseBlocks(body, file, bodyLine)
  const pages = blocks.flatMap((block, index) => promptsAt(block, blocks.slice(index + 1)))
  const words = blocks.flatMap(wordsOf)
  return pages.length > 0 ? { pages, words } : null
}

const words = ({ spans }: Item) => plainText(spans).replaceAll('\u00a0', ' ')

/** “Page 4”, “Pages 11–12” and “13, 17” as numbers. */
function pagesIn(label: string): number[] {
  return [...label.matchAll(/(\d+)(?:–(\d+))?/g)].flatMap(([, first, last]) =>
    Array.from({ length: Number(last ?? first) - Number(first) + 1 }, (_, index) => Number(first) + index),
  )
}

/** A heading with pages beside it, and what follows it up to the next heading. */
function promptsAt(block: Block, after: Block[]): PagePrompts[] {
  if (block.kind !== 'heading' || !block.side) return []
  const label = words(block.side)
  if (!/^Pages? \d/.test(label)) return []
  const end = after.findIndex(({ kind }) => kind === 'heading')
  const own = end < 0 ? after : after.slice(0, end)
  const questions = own.flatMap((each) => (each.kind === 'list' ? each.items : []))
  if (questions.length === 0) throw new SourceError(block.place.file, block.place.line, `${label} has no question.`)
  const notes = own.flatMap((each) => (each.kind === 'call-out' ? each.paragraphs.map(words) : []))
  return pagesIn(label).map((page) => ({
    page,
    title: words({ spans: block.spans, place: block.place }),
    questions: questions.map((item) => ({ text: words(item), isDeep: item.spans.every(({ isItalic }) => isItalic) })),
    listenFor: notes.join(' ').replace(/^Listen for /, ''),
  }))
}

function wordsOf(block: Block): GuideWord[] {
  if (block.kind !== 'table') return []
  const [first, second] = block.head.map(words)
  if (first !== 'Word' || second !== 'Page') return []
  return block.rows.map(([word, page, meaning, again]) => {
    const pages = page ? pagesIn(words(page)) : []
    if (!word || pages.length === 0)
      throw new SourceError(block.place.file, block.place.line, 'each word is on a page of the story.')
    return { word: words(word), pages, meaning: meaning ? words(meaning) : '', useAgain: again ? words(again) : '' }
  })
}
