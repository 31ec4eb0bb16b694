import type { Sentence, Word } from './sentences.ts'

/** A rectangle on a page, in hundredths of its width and height. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const pageOf = (reader: Element, page: number) =>
  reader.querySelector<HTMLElement>(`.book-page[data-page="${page}"][data-open="true"]`)

/** The words from `first` to `last`, which are in one line, in the text layer. Null where the text is another one. */
function printed(reader: Element, first: Word, last: Word): Range | null {
  const paragraph = pageOf(reader, first.page)?.querySelectorAll('.book-words p')[first.paragraph]
  const line = paragraph?.children[first.line]
  const text = line?.firstChild
  // A translating browser has put other words here.
  if (!(text instanceof Text) || text.data.trim() !== (line as HTMLElement).dataset.line?.trim()) return null
  const range = document.createRange()
  range.setStart(text, first.from)
  range.setEnd(text, last.to)
  return range
}

/** The words of a sentence, line by line. */
function linesOf({ words }: Sentence): [first: Word, last: Word][] {
  const lines: [Word, Word][] = []
  for (const word of words) {
    const line = lines.at(-1)
    if (line?.[0].line === word.line && line[0].page === word.page) line[1] = word
    else lines.push([word, word])
  }
  return lines
}

function boxOf(page: HTMLElement, range: Range): Box {
  const outer = page.getBoundingClientRect()
  const inner = range.getBoundingClientRect()
  return {
    left: ((inner.left - outer.left) / outer.width) * 100,
    top: ((inner.top - outer.top) / outer.height) * 100,
    width: (inner.width / outer.width) * 100,
    height: (inner.height / outer.height) * 100,
  }
}

export interface Marks {
  page: HTMLElement
  sentence: Box[]
  word: Box | null
}

/** Where a sentence and one of its words are printed on the open pages. Null where they are not to be seen there. */
export function marksOf(reader: Element, sentence: Sentence, word: number | null): Marks | null {
  const page = pageOf(reader, sentence.words[0]?.page ?? 0)
  if (!page || page.dataset.state === 'failed') return null
  const boxes = linesOf(sentence).map(([first, last]) => printed(reader, first, last))
  const spoken = word === null ? undefined : sentence.words[word]
  const spokenRange = spoken ? printed(reader, spoken, spoken) : null
  return {
    page,
    sentence: boxes.flatMap((range) => (range ? [boxOf(page, range)] : [])),
    word: spokenRange && boxOf(page, spokenRange),
  }
}

/** A stretch of the text of an element that may have other elements in it. */
function rangeIn(element: Element, from: number, to: number): Range | null {
  const range = document.createRange()
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let before = 0
  let isBegun = false
  while (texts.nextNode()) {
    const { currentNode } = texts
    const after = before + (currentNode.nodeValue?.length ?? 0)
    if (!isBegun && from < after) {
      range.setStart(currentNode, from - before)
      isBegun = true
    }
    if (isBegun && to <= after) {
      range.setEnd(currentNode, to - before)
      return range
    }
    before = after
  }
  return null
}

/**
 * A sentence, or one of its words, among the words beside the picture. It is found by its text: the panel may
 * arrange the words as it likes.
 */
export function rangeInPanel(
  reader: Element,
  sentences: readonly Sentence[],
  index: number,
  word: number | null,
): Range | null {
  const sentence = sentences[index]
  if (!sentence) return null
  const { text, language } = sentence
  const isAlike = (earlier: Sentence) => earlier.text === text && earlier.language === language
  let repetitions = sentences.slice(0, index).filter(isAlike).length
  for (const paragraph of reader.querySelectorAll<HTMLElement>('.book-text p')) {
    if (paragraph.dataset.text !== language) continue
    const written = paragraph.textContent ?? ''
    for (let at = written.indexOf(text); at >= 0; at = written.indexOf(text, at + 1)) {
      if (repetitions-- > 0) continue
      const spoken = word === null ? undefined : sentence.words[word]
      const from = at + (spoken?.start ?? 0)
      return rangeIn(paragraph, from, from + (spoken ? spoken.to - spoken.from : text.length))
    }
  }
  return null
}

/** The sentence that is printed, or written in the panel, at a point of the window. Null where there is none. */
export function sentenceAt(reader: Element, sentences: readonly Sentence[], x: number, y: number): number | null {
  const isThere = (range: Range | null) =>
    [...(range?.getClientRects() ?? [])].some(
      (box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
    )
  const found = sentences.findIndex(
    (sentence, index) =>
      linesOf(sentence).some(([first, last]) => isThere(printed(reader, first, last))) ||
      isThere(rangeInPanel(reader, sentences, index, null)),
  )
  return found < 0 ? null : found
}
