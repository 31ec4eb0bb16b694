export interface Line {
  top: number
  height: number
}

/** The lines of the paragraphs in an element as they are laid out now, in its own pixels from its top. */
export function linesOf(words: HTMLElement): Line[] {
  const { top: origin } = words.getBoundingClientRect()
  const range = document.createRange()
  const lines: Line[] = []
  for (const paragraph of words.querySelectorAll('p')) {
    range.selectNodeContents(paragraph)
    for (const { top, height, width } of range.getClientRects()) {
      const before = lines.at(-1)
      const isNew = !before || top - origin > before.top + before.height / 2
      if (width > 0 && isNew) lines.push({ top: top - origin, height })
    }
  }
  return lines
}
