import type { EditedOrganisation, Organisation, SubProcessor } from '#contract/organisation.ts'

/** A company as it is typed. `key` tells it from the others while companies come and go. */
interface DraftCompany extends SubProcessor {
  key: number
}

type Typed = Omit<Organisation, 'answer_days' | 'booking_days' | 'sub_processors'> & {
  answer_days: string
  booking_days: string
  version: number
}
export type OrganisationDraft = Typed & { sub_processors: DraftCompany[] }

export type CompanyField = `sub_processors.${number}.${keyof SubProcessor}`
/** The draft as the fields of a form. A company's fields have its key, so that what is wrong stays with the company. */
export type OrganisationFields = Typed & { [Name in CompanyField]: string }

export const draftOf = ({ organisation, version }: EditedOrganisation): OrganisationDraft => ({
  ...organisation,
  answer_days: String(organisation.answer_days),
  booking_days: String(organisation.booking_days),
  sub_processors: organisation.sub_processors.map((company, key) => ({ key, ...company })),
  version,
})

export const inputOf = ({ sub_processors: companies, ...draft }: OrganisationDraft) => ({
  ...draft,
  answer_days: Number(draft.answer_days),
  booking_days: Number(draft.booking_days),
  sub_processors: companies.map(({ name, service, country }) => ({ name, service, country })),
})

/** The key of the company that is added next. */
export const nextKey = (companies: DraftCompany[]): number => Math.max(-1, ...companies.map(({ key }) => key)) + 1

const nameOf = (key: number, part: keyof SubProcessor): CompanyField => `sub_processors.${key}.${part}`

export function fieldsOf({ sub_processors: companies, ...draft }: OrganisationDraft): OrganisationFields {
  const ofCompanies = companies.flatMap(({ key, name, service, country }) => [
    [nameOf(key, 'name'), name],
    [nameOf(key, 'service'), service],
    [nameOf(key, 'country'), country],
  ])
  return { ...draft, ...Object.fromEntries(ofCompanies) }
}

/** The field of a path on the wire, which counts the companies. */
export const fieldAt = ({ sub_processors: companies }: OrganisationDraft, path: string): string =>
  path.replace(/^sub_processors\.(\d+)/, (_, index) => `sub_processors.${companies[Number(index)]?.key}`)

/** What of the draft changes with some fields of the form. */
export function changesOf(
  { sub_processors: companies }: OrganisationDraft,
  changed: Partial<OrganisationFields>,
): Partial<OrganisationDraft> {
  const entries = Object.entries(changed)
  const isOfCompany = ([name]: [string, unknown]) => name.startsWith('sub_processors.')
  const others = Object.fromEntries(entries.filter((entry) => !isOfCompany(entry)))
  if (!entries.some(isOfCompany)) return others
  const typed = (key: number, part: keyof SubProcessor, before: string) => changed[nameOf(key, part)] ?? before
  return {
    ...others,
    sub_processors: companies.map(({ key, name, service, country }) => ({
      key,
      name: typed(key, 'name', name),
      service: typed(key, 'service', service),
      country: typed(key, 'country', country),
    })),
  }
}
