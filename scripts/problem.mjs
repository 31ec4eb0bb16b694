/** A failure that the reader can do something about: its message says what happened and what to do next. */
export class Problem extends Error {}

/** Ends a command that failed: a problem is one or more sentences, anything else is a bug and keeps its stack. */
export function report(error) {
  console.error(error instanceof Problem ? `\n${error.message}` : error)
  process.exit(1)
}
