/** More at once is a mistake more often than a year group. */
export const maxNames = 100
/** As on a certificate for one child. */
export const maxNameLength = 60

/**
 * The names in what somebody has typed or pasted: one on each line, or all on one line with commas between them. Numbers
 * and bullets before a name are dropped, the cells of a spreadsheet are joined, and “Smith, Ada” becomes “Ada Smith”.
 */
export function readNames(text: string): string[] {
  const lines = text
    .normalize('NFC')
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map(tidyLine)
    .filter(Boolean)
  const [only = ''] = lines
  if (lines.length === 1) return only.split(/[,;]/u).map(tidyLine).filter(Boolean)
  return lines.map((line) => {
    const [last = '', first = '', ...rest] = line.split(',').map((part) => part.trim())
    return first && rest.length === 0 ? `${first} ${last}` : line
  })
}

function tidyLine(line: string): string {
  const tidy = line
    .replace(/\s+/gu, ' ')
    .replace(/\p{C}|\p{Variation_Selector}/gu, '')
    .trim()
    .replace(/^(?:\d{1,3}[.):]?|[-–—•·*])\s+/u, '')
    .replace(/[,;]+$/u, '')
    .trim()
  // A number that a list has left over, or marks only, is nobody.
  return /^\d{1,3}[.):]$/u.test(tidy) || !/[\p{L}\p{N}\p{So}]/u.test(tidy) ? '' : tidy
}

/** What is wrong with the names, as a sentence; `null` when they can be printed. */
export function problemOf(names: readonly string[]): string | null {
  if (names.length === 0) return 'Enter at least one name.'
  if (names.length > maxNames) return `You have entered ${names.length} names. Print at most ${maxNames} at a time.`
  const long = names.find((name) => [...name].length > maxNameLength)
  return long
    ? `A name can have at most ${maxNameLength} characters: “${[...long].slice(0, 24).join('')}…” is longer.`
    : null
}

/** The characters that the certificate's typefaces do not have, each once. `letters` are ranges of code points. */
export function missingLetters(text: string, letters: readonly (readonly [number, number])[]): string[] {
  const has = (point: number) => letters.some(([first, last]) => point >= first && point <= last)
  return [...new Set(text)].filter((letter) => letter !== ' ' && !has(letter.codePointAt(0) ?? 0))
}
