import type { TaughtPage } from '#contract/workshop.ts'

export type Lines = NonNullable<TaughtPage['text']>
type Line = Lines[number][number]

/** A corrected line keeps the box of the printed one. */
const isSameBox = (one: Line, other: Line) =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height

/** The line in the PDF that stands where this one does; undefined for an added one. */
export const printedAt = (printed: Lines, line: Line): Line | undefined =>
  printed.flat().find((each) => isSameBox(each, line))

/** The lines in the PDF that were taken out here. */
export const takenOut = (printed: Lines, lines: Lines): Line[] =>
  printed.flat().filter((line) => !printedAt(lines, line))

/** How lines differ from those in the PDF. */
export function countChanges(printed: Lines, lines: Lines) {
  const before = lines.flat().map((line) => ({ line, was: printedAt(printed, line) }))
  return {
    corrected: before.filter(({ line, was }) => was && was.text !== line.text).length,
    added: before.filter(({ was }) => !was).length,
    takenOut: takenOut(printed, lines).length,
  }
}

/** Lines with one from the PDF at its place among them again. */
export function withPrinted(printed: Lines, lines: Lines, line: Line): Lines {
  const rank = (each: Line) => printed.flat().findIndex((other) => isSameBox(each, other))
  const isAfter = (each: Line) => rank(each) > rank(line)
  const paragraph = printed.find((each) => each.includes(line)) ?? []
  const at = lines.findIndex((own) => own.some((each) => printedAt([paragraph], each)))
  const home = lines[at]
  if (home) return lines.with(at, insertBefore(home, home.findIndex(isAfter), line))
  const next = lines.findIndex((own) => own.some(isAfter))
  return insertBefore(lines, next, [line])
}

const insertBefore = <T>(all: readonly T[], index: number, one: T): T[] =>
  all.toSpliced(index < 0 ? all.length : index, 0, one)

/** Lines that are those in the PDF again are nobody's own. */
export function ownOrNull(printed: Lines, lines: Lines): Lines | null {
  const isSame = (own: readonly Line[], paragraph: readonly Line[]) =>
    own.length === paragraph.length &&
    own.every((line, index) => {
      const other = paragraph[index]
      return other && isSameBox(line, other) && line.text === other.text
    })
  const isPrinted = lines.length === printed.length && lines.every((own, at) => isSame(own, printed[at] ?? []))
  return isPrinted ? null : lines
}
