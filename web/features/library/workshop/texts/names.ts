import { type Language, languageNames } from '#contract/languages.ts'
import type { EditedText, TextReading } from '#contract/text-editing.ts'
import { isEasier, nameOfText } from '#contract/texts.ts'

/** What a text is called, with the name that the language has for itself. */
export function fullNameOf(language: Language): string {
  const { english, own } = languageNames(language)
  return isEasier({ language }) || english === own ? nameOfText(language) : `${english} (${own})`
}

/** What readers are told of a text. */
export function standingOf({
  written_by,
  checked_by,
  ...text
}: Pick<EditedText, 'written_by' | 'checked_by' | 'language'>) {
  const by = written_by && `${isEasier(text) ? 'Written' : 'Translated'} by ${written_by}.`
  if (checked_by) return [by, `Checked by ${checked_by}.`].filter(Boolean).join(' ')
  return [by, isEasier(text) ? '' : 'Not yet checked by a reader of the language.'].filter(Boolean).join(' ')
}

/** Why a row of a file is not taken, and what to do. */
export const unplacedReasons: Record<TextReading['unplaced'][number]['reason'], string> = {
  'no-such-page': 'The book does not have this page.',
  'no-such-paragraph': 'The story has no such paragraph on this page.',
  twice: 'The file has this paragraph twice. We took the first.',
  'other-words': 'The story has other words here now. Translate those, or put the row where its words are.',
  'other-letters': 'It is not written in the letters of this language.',
  'as-the-story': 'These are the words of the story.',
  markup: 'It has tags or the marks of bold text, which would be shown as they are. Write plain words.',
  'too-long': 'It is longer than a paragraph can be.',
}
