import { ContentError } from '../storybook.ts'

/** A fault in a text, worded for its author. `where` is the file and line, as editors link them. */
export class SourceError extends ContentError {
  override name = 'SourceError'
  readonly where: string

  constructor(file: string, line: number, problem: string) {
    super(`${file}:${line}: ${problem}`)
    this.where = `${file}:${line}`
  }
}
