/** A fault in a text, worded for its author. `where` is the file and line, as editors link them. */
export class SourceError extends Error {
  readonly where: string

  constructor(file: string, line: number, problem: string) {
    super(`${file}:${line}: ${problem}`)
    this.name = 'SourceError'
    this.where = `${file}:${line}`
  }
}
