import * as z from 'zod/mini'

/**
 * The languages that a text of a book can be in: those that most families of UK schools speak beside English, and those of the
 * four nations. Their tags (BCP 47), with the name in English and the language's own. `rtl`: written from right to left.
 */
const table = {
  en: ['English', 'English'],
  ar: ['Arabic', 'العربية', 'rtl'],
  bg: ['Bulgarian', 'български'],
  bn: ['Bengali', 'বাংলা'],
  cs: ['Czech', 'čeština'],
  cy: ['Welsh', 'Cymraeg'],
  de: ['German', 'Deutsch'],
  el: ['Greek', 'Ελληνικά'],
  es: ['Spanish', 'español'],
  fa: ['Persian', 'فارسی', 'rtl'],
  fr: ['French', 'français'],
  ga: ['Irish', 'Gaeilge'],
  gd: ['Scottish Gaelic', 'Gàidhlig'],
  gu: ['Gujarati', 'ગુજરાતી'],
  he: ['Hebrew', 'עברית', 'rtl'],
  hi: ['Hindi', 'हिन्दी'],
  hu: ['Hungarian', 'magyar'],
  it: ['Italian', 'italiano'],
  ku: ['Kurdish (Kurmanji)', 'kurdî'],
  ckb: ['Kurdish (Sorani)', 'کوردی', 'rtl'],
  lt: ['Lithuanian', 'lietuvių'],
  lv: ['Latvian', 'latviešu'],
  ml: ['Malayalam', 'മലയാളം'],
  pa: ['Punjabi', 'ਪੰਜਾਬੀ'],
  pl: ['Polish', 'polski'],
  ps: ['Pashto', 'پښتو', 'rtl'],
  pt: ['Portuguese', 'português'],
  ro: ['Romanian', 'română'],
  ru: ['Russian', 'русский'],
  sco: ['Scots', 'Scots'],
  sk: ['Slovak', 'slovenčina'],
  so: ['Somali', 'Soomaali'],
  sq: ['Albanian', 'shqip'],
  ta: ['Tamil', 'தமிழ்'],
  ti: ['Tigrinya', 'ትግርኛ'],
  tr: ['Turkish', 'Türkçe'],
  uk: ['Ukrainian', 'українська'],
  ur: ['Urdu', 'اردو', 'rtl'],
  vi: ['Vietnamese', 'Tiếng Việt'],
  yo: ['Yoruba', 'Yorùbá'],
  zh: ['Chinese', '中文'],
} as const satisfies Record<string, readonly [string, string, 'rtl'?]>

export type Language = keyof typeof table
const tags = Object.keys(table) as [Language, ...Language[]]
export const Language = z.enum(tags, 'Choose a language.')

/** The name of a language, in English and its own: the same word for English. */
export const languageNames = (language: Language) => ({
  english: table[language][0],
  own: table[language][1],
})

/** For the attribute `dir` of everything that is written in a language. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => table[language][2] ?? 'ltr'
