/** What is written from right to left: Hebrew, Arabic, Syriac, Thaana, N’Ko, Adlam and their neighbours. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * A name within a sentence of a subject or of plain text: if any of it is written from right to left, it is isolated (Unicode UAX 9),
 * or it would move the words and marks beside it.
 */
export const isolated = (name: string): string => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name)

/** A name within a sentence, isolated in the HTML and in the plain text. */
export const MailName = ({ children }: { children: string }) => <span dir="auto">{isolated(children)}</span>
