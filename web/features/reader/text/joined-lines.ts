import type { PageText } from '#contract/resources.ts'

/** The lines of a paragraph as one text. Lines of verse end with line feeds, which `white-space: pre-line` shows. */
export const joinedLines = (lines: readonly PageText[]): string =>
  lines.map((line) => line.text).join(lines[0]?.is_verse ? '\n' : ' ')
