import type { Lesson, LessonPart, LessonStep } from '../catalogue.ts'
import { type Block, parseBlocks } from './blocks.ts'
import { parseFrontMatter } from './front-matter.ts'
import { type Item, plainText } from './inline.ts'
import { SourceError } from './source-error.ts'

/**
 * The timed steps of a lesson plan. Null for a text without any. Throws a SourceError that names file and line for a step
 * that says nothing.
 */
export function readLesson(text: string, file: string): Lesson | null {
  const { body, bodyLine } = parseFrontMatter(text, file)
  const blocks = parseBlocks(body, file, bodyLine)
  const steps = blocks.flatMap((block, index) => stepAt(block, blocks.slice(index + 1)))
  return steps.length > 0 ? { steps } : null
}

const words = ({ spans }: Pick<Item, 'spans'>) => plainText(spans).replaceAll('\u00a0', ' ')

/** A heading with minutes beside it, and what follows it up to the next heading or page. */
function stepAt(block: Block, after: Block[]): LessonStep[] {
  if (block.kind !== 'heading' || !block.side) return []
  const [, minutes] = /^(\d+) minutes?$/.exec(words(block.side)) ?? []
  if (!minutes) return []
  const end = after.findIndex(({ kind }) => kind === 'heading' || kind === 'new-page')
  const parts = (end < 0 ? after : after.slice(0, end)).flatMap(partOf)
  const title = words(block)
  if (parts.length === 0) throw new SourceError(block.place.file, block.place.line, `“${title}” has no words.`)
  const said = [title, ...parts.flatMap((part) => part.lines)].join('\n')
  return [{ minutes: Number(minutes), title, page: pageIn(said), parts }]
}

/** The first page of the story that is named; null for none. */
function pageIn(text: string): number | null {
  const [, page] = /\bpages? (\d+)/i.exec(text) ?? []
  return page ? Number(page) : null
}

function partOf(block: Block): LessonPart[] {
  if (block.kind === 'paragraph') return [{ kind: 'say', lines: [words(block)] }]
  if (block.kind === 'list')
    return [{ kind: block.marker === 'number' ? 'steps' : 'ask', lines: block.items.map(words) }]
  if (block.kind !== 'call-out') return []
  return [{ kind: 'listen', lines: block.paragraphs.map((item) => words(item).replace(/^Listen for /, '')) }]
}
