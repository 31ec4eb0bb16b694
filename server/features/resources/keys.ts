import type { EditionKind } from '#contract/editions.ts'
import type { Language } from '#contract/languages.ts'
import type { PagePicture } from '#contract/resources.ts'

/** Where the files of a version lie. */
export const keys = {
  folder: (version: string) => `resources/${version}`,
  pdf: (version: string) => `resources/${version}/document.pdf`,
  cover: (version: string, width: '480' | '960') => `resources/${version}/cover-${width}.webp`,
  page: (version: string, number: number, picture: PagePicture) =>
    `resources/${version}/page-${number}-${picture}.webp`,
  /** `language`: of the text beside its story. `madeOf`: see `findAddition`. Both `""` without any. */
  edition: (version: string, { kind, language }: { kind: EditionKind; language: Language | '' }, madeOf = '') =>
    `resources/${version}/edition-${language && `${language}-`}${kind}${madeOf && `-${madeOf}`}`,
  /** An edition that somebody has uploaded, a version of its own: it outlives a new PDF. */
  uploaded: (version: string) => `resources/${version}/edition`,
  /** A recording is a version of its own: it outlives a new PDF of its book. */
  recording: (recording: string) => `resources/${recording}/recording`,
}
