/** The levels of the report. The last two are what an honest report needs beside those of the usual template. */
export const levels = {
  supports: 'Supports',
  partly: 'Partially supports',
  none: 'Not applicable',
  program: 'Checked by program only',
  unknown: 'Not evaluated',
} as const
export type Level = keyof typeof levels

/** A requirement of EN 301 549 outside its chapter 9, which is made of `criteria.ts`. */
export interface Requirement {
  clause: string
  name: string
  level: Level
  remark: string
  tests?: string[]
}

/** Every other chapter of EN 301 549 V3.2.1, whole where nothing in it can be said apart. */
export const requirements: readonly Requirement[] = [
  {
    clause: '4',
    name: 'Functional performance',
    level: 'unknown',
    remark: 'Nobody has tried the portal with people of each of these needs.',
  },
  {
    clause: '5.1',
    name: 'Closed functionality',
    level: 'none',
    remark: 'The portal runs in the reader’s own browser, with their own assistive technology.',
  },
  {
    ...{ clause: '5.3', name: 'Biometrics', level: 'supports', tests: ['e2e/passkeys.spec.ts'] },
    remark: 'A passkey may use a fingerprint or a face. Nobody needs one: a password always works.',
  },
  { clause: '5.2, 5.4 to 5.9', name: 'Other generic requirements', level: 'unknown', remark: '' },
  { clause: '6', name: 'Two-way voice communication', level: 'none', remark: 'There is none.' },
  { clause: '7', name: 'Video', level: 'none', remark: 'There is none.' },
  { clause: '8', name: 'Hardware', level: 'none', remark: 'The portal is not hardware.' },
  {
    ...{
      clause: '10',
      name: 'Non-web documents: PDF',
      level: 'partly',
      tests: ['content/every-pdf.test.ts', 'print/print.test.ts'],
    },
    remark:
      'Books, papers, letters, certificates and quotes are made as PDF/UA: tagged, titled, with a language and embedded fonts. PDFs that a school uploads are shown as they are.',
  },
  {
    clause: '10',
    name: 'Non-web documents: Word',
    level: 'unknown',
    remark: 'Made with headings, lists and table headers.',
  },
  { clause: '11', name: 'Software', level: 'none', remark: 'Nothing is installed: the portal is a website.' },
  {
    ...{ clause: '12.1', name: 'Product documentation', level: 'supports', tests: ['e2e/accessibility.spec.ts'] },
    remark: 'The accessibility statement is a page of the portal, and says what works and what does not.',
  },
  {
    clause: '12.2',
    name: 'Support services',
    level: 'unknown',
    remark: 'The people who run the portal answer by e-mail, and send other formats where they can.',
  },
  { clause: '13', name: 'Relay and emergency services', level: 'none', remark: 'The portal is neither.' },
]
