import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

export type Direction = 'ltr' | 'rtl'

/** Letters of the scripts that are written from right to left. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

/** Whether some of a text goes the other way than English. */
export const isReordered = (text: string, direction: Direction | undefined): boolean =>
  direction === 'rtl' || rightToLeft.test(text)

/** Whether a text has letters whose shapes and places depend on those beside them: Arabic, and those of India. */
export const isShaped = (text: string): boolean => /\p{Script=Arabic}|[\u0900-\u0D7F]/u.test(text)

/** From line to line of such letters, which have signs above and below them, as a multiple of their size. */
export const tallLeading = 1.7

/** The way of the first letter that has one. */
export const directionOfText = (text: string): Direction =>
  bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level === 1 ? 'rtl' : 'ltr'

/**
 * The runs of a line in the order in which they stand on paper, from left to right (Unicode Bidirectional Algorithm, UAX 9). A run
 * of words from right to left becomes one run a word. Without a `direction` the first letter says which way the line goes.
 */
export function inVisualOrder<Run extends { text: string }>(runs: Run[], direction: Direction | undefined): Run[] {
  const text = runs.map((run) => run.text).join('')
  const owners = runs.flatMap((run) => Array.from({ length: run.text.length }, () => run))
  const embedding = bidi.getEmbeddingLevels(text, direction)
  const pieces: { owner: Run | undefined; isLeftward: boolean; from: number; to: number }[] = []
  for (const at of bidi.getReorderedIndices(text, embedding)) {
    const isLeftward = (embedding.levels[at] ?? 0) % 2 === 1
    const last = pieces.at(-1)
    const isSame = last?.owner === owners[at] && last?.isLeftward === isLeftward
    if (last && isSame && !isLeftward && at === last.to + 1) last.to = at
    // pdfkit sets one word after the other from left to right: a space begins a piece of its own.
    else if (last && isSame && isLeftward && at === last.from - 1 && text[at] !== ' ') last.from = at
    else pieces.push({ owner: owners[at], isLeftward, from: at, to: at })
  }
  return pieces.flatMap(({ owner, isLeftward, from, to }) =>
    owner ? [{ ...owner, text: asDrawn(text.slice(from, to + 1), isLeftward) }] : [],
  )
}

/** What pdfkit has to be given for a piece: it turns round what has letters of these scripts, and nothing else. */
function asDrawn(piece: string, isLeftward: boolean): string {
  const signs = [...piece].map((sign) => (isLeftward && bidi.getMirroredCharacter(sign)) || sign)
  const isTurned = /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(piece)
  return (isTurned === isLeftward ? signs : signs.reverse()).join('')
}
