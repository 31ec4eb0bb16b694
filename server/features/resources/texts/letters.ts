import type { Language } from '#contract/languages.ts'

/** The letters that a language is written in, by their name in Unicode. */
function lettersOf(language: Language): RegExp {
  const script = new Intl.Locale(language).maximize().script ?? ''
  return new RegExp(`\\p{Script=${script === 'Hans' ? 'Hani' : script}}`, 'gu')
}

/** Whether at least half of the letters of a text are those of the language: names may be in others. */
export function isInLettersOf(language: Language, text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return letters <= 2 * (text.match(lettersOf(language))?.length ?? 0)
}
