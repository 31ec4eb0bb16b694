export interface Line {
  top: number
  height: number
}

/**
 * The lines of the paragraphs in an element as they are laid out now, in its own pixels from its top. Lines of paragraphs that are
 * beside one another are one.
 */
export function linesOf(words: HTMLElement): Line[] {
  const { top: origin } = words.getBoundingClientRect()
  const range = document.createRange()
  const boxes = [...words.querySelectorAll('p')].flatMap((paragraph) => {
    range.selectNodeContents(paragraph)
    return [...range.getClientRects()].filter(({ width }) => width > 0)
  })
  const lines: Line[] = []
  for (const { top, height } of boxes.sort((a, b) => a.top - b.top)) {
    const before = lines.at(-1)
    const isNew = !before || top - origin > before.top + before.height / 2
    if (isNew) lines.push({ top: top - origin, height })
    else before.height = Math.max(before.height, top - origin + height - before.top)
  }
  return lines
}
