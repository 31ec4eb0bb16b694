const sentences = {
  'not-a-pdf': 'This file is not a PDF. Choose a file that ends in .pdf and opens as a PDF.',
  encrypted: 'This PDF opens only with a password. Save a copy of it without one, then choose that.',
  restricted:
    'This PDF restricts what may be done with it, in a way that cannot be read here. Print it to a new PDF, then try again.',
  'no-pages': 'This PDF has no pages. Save it again from the program that made it, then try again.',
  damaged: 'This PDF is damaged and cannot be read. Save it again from the program that made it, then try again.',
  'too-much':
    'This PDF is too complex to show. Save it with fewer or smaller pictures, or print it to a new PDF, then try again.',
  active:
    'This PDF is signed, or built in an unusual way, and contains a script, an action or an attached file. Print it to a new PDF, then try again.',
} as const

export type UnreadableReason = keyof typeof sentences

/** A PDF that cannot be used: trying again with the same bytes does not help. `message` is for people. */
export class UnreadablePdf extends Error {
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason, cause?: unknown) {
    super(sentences[reason], { cause })
    this.name = 'UnreadablePdf'
    this.reason = reason
  }
}
