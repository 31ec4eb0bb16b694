import type { KindOfData } from '../retention.ts'

/** The legal bases on which the portal relies, as a reader of the UK GDPR looks them up. */
export const bases = {
  agreement: 'Agreement with the person (UK GDPR, article 6(1)(b))',
  interest: 'Legitimate interests (UK GDPR, article 6(1)(f))',
  duty: 'Legal obligation (UK GDPR, article 6(1)(c))',
  consent: 'Consent (UK GDPR, article 6(1)(a))',
} as const

export interface DataSet {
  what: string
  whose: string
  why: string
  basis: keyof typeof bases
  /** Kinds of data in `server/data-protection/retention.ts`, whose periods are shown; or a sentence where there is no period. */
  kept: KindOfData[] | string
  /** The columns of each table that holds it. */
  tables: Record<string, string>
}
