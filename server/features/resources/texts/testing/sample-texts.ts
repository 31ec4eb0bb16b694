import type { Language } from '#contract/languages.ts'

/** Three pages of a story, and invented texts of it in three languages: a test, not a translation that anybody has checked. */
export const sampleStory = [
  ['Ada found a red kite. It had no string.'],
  ['“Whose is it?” said Ada.', 'Nobody knew.'],
  ['The wind took it up. Ada waved.'],
]

export const sampleTexts: Partial<Record<Language, string[][]>> = {
  pl: [
    ['Ada znalazła czerwony latawiec. Nie miał sznurka.'],
    ['„Czyj on jest?” zapytała Ada.', 'Nikt nie wiedział.'],
    ['Wiatr uniósł go w górę. Ada pomachała.'],
  ],
  ar: [
    ['وجدت آدا طائرة ورقية حمراء. لم يكن لها خيط.'],
    ['قالت آدا: لمن هذه؟', 'لم يعرف أحد.'],
    ['رفعتها الريح. لوحت آدا بيدها.'],
  ],
  cy: [
    ['Daeth Ada o hyd i farcud coch. Doedd ganddo ddim llinyn.'],
    ['“Pwy biau hwn?” meddai Ada.', 'Doedd neb yn gwybod.'],
    ['Cododd y gwynt ef. Chwifiodd Ada ei llaw.'],
  ],
}
