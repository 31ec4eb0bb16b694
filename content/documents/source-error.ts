import { ContentError } from '../storybook.ts'

/** A fault in a text, worded for its author, with the file and line as editors link them. */
export class SourceError extends ContentError {
  override name = 'SourceError'

  constructor(file: string, line: number, problem: string) {
    super(`${file}:${line}: ${problem}`)
  }
}
