import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { numberInWords } from './number-words.ts'
import { EmailAddress, filledLine, line, text } from './text.ts'
import { Version } from './version.ts'

/** Where a charity or company is registered; each of these has a register of its own. */
export const nations = {
  'england-and-wales': 'England and Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
} as const
export type Nation = keyof typeof nations

const Nation = z._default(z.enum(['', 'england-and-wales', 'scotland', 'northern-ireland']), '')

/** The most working days within which something can be promised. */
export const maxDays = 10
const Days = (usual: number) => z._default(z.int().check(z.minimum(1), z.maximum(maxDays)), usual)
/** In working days, until others are entered. */
const usualDays = { answer_days: 2, booking_days: 3 }
const promised = { answer_days: Days(usualDays.answer_days), booking_days: Days(usualDays.booking_days) }

/** The most companies that can be named as working for the organisation. */
export const maxSubProcessors = 12

/** A company that works with the portal's data for the organisation (UK GDPR, article 28); `country`: where it does so. */
export type SubProcessor = z.infer<typeof SubProcessor>
const SubProcessor = z.object({ name: z.string(), service: z.string(), country: z.string() })

export type Organisation = z.infer<typeof Organisation>
/**
 * Who runs the portal; `""` for what has not been entered. `postal_address` has its lines as they are written on an
 * envelope. `is_ico_exempt`: it need not pay the data protection fee, so it has no `ico_number`. The countries say where the database, the e-mails and the uploaded files are kept. Within `answer_days`
 * working days messages are answered and schools checked, within `booking_days` a day is proposed for a session.
 * `mail_signer` signs the e-mails.
 */
export const Organisation = z.object({
  legal_name: z.string(),
  nation: Nation,
  charity_number: z.string(),
  company_number: z.string(),
  postal_address: z.string(),
  ico_number: z.string(),
  is_ico_exempt: z._default(z.boolean(), false),
  privacy_contact: z.string(),
  privacy_email: z.string(),
  safeguarding_lead: z.string(),
  safeguarding_phone: z.string(),
  database_country: z.string(),
  mail_country: z.string(),
  files_country: z.string(),
  sub_processors: z._default(z.array(SubProcessor), []),
  mail_signer: z._default(z.string(), ''),
  ...promised,
})

export const noOrganisation: Organisation = {
  legal_name: '',
  nation: '',
  charity_number: '',
  company_number: '',
  postal_address: '',
  ico_number: '',
  is_ico_exempt: false,
  privacy_contact: '',
  privacy_email: '',
  safeguarding_lead: '',
  safeguarding_phone: '',
  database_country: '',
  mail_country: '',
  files_country: '',
  sub_processors: [],
  mail_signer: '',
  ...usualDays,
}

/** What visitors and parents must be told, with the words for it. The rest does not exist for every organisation. */
const needed = {
  legal_name: 'legal name',
  postal_address: 'postal address',
  ico_number: 'ICO registration number, or that you do not have to pay the fee',
  privacy_email: 'e-mail address for data protection',
  safeguarding_lead: 'safeguarding lead',
  safeguarding_phone: 'safeguarding lead’s telephone number',
  database_country: 'country of the database',
  mail_country: 'country of the e-mails',
  files_country: 'country of the files',
} as const satisfies Partial<Record<keyof Organisation, string>>

/** What has still to be entered, in words; empty when everything is there that must be. */
export function missingOf(organisation: Organisation): string[] {
  const keys = Object.keys(needed) as Array<keyof typeof needed>
  const isMissing = (key: keyof typeof needed) =>
    organisation[key] === '' && !(key === 'ico_number' && organisation.is_ico_exempt)
  return keys.filter(isMissing).map((key) => needed[key])
}

/** A postal address on one line. */
export const addressOnOneLine = (postalAddress: string) =>
  postalAddress
    .split('\n')
    .map((one) => one.trim().replace(/,$/, ''))
    .filter((one) => one !== '')
    .join(', ')

/** A promised number of days as it stands in a sentence: "two working days". */
export const workingDays = (days: number) => `${numberInWords(days)} working ${days === 1 ? 'day' : 'days'}`

const sentence = (words: string) => words.replace(/\.?$/, '.')

/** Its name, and where and as what it is registered, as a sentence; `""` without a name. */
export function registrationOf(organisation: Organisation): string {
  const { legal_name: name, nation, charity_number: charity, company_number: company } = organisation
  if (name === '') return ''
  const registered = [charity && `charity ${charity}`, company && `company ${company}`].filter(Boolean).join(' and ')
  const where = nation && registered ? ` in ${nations[nation]}` : ''
  return sentence(registered ? `${name}, registered${where} as ${registered}` : name)
}

/**
 * The same with the address: what a company must state on its website and its business letters, e-mails included
 * (SI 2015/17, regulations 24 and 25). `""` without a name.
 */
export function statementOf(organisation: Organisation): string {
  const address = addressOnOneLine(organisation.postal_address)
  const registration = registrationOf(organisation)
  return registration && address ? `${registration} ${sentence(address)}` : registration
}

/** `version` counts the saves; 0 while nobody has entered anything. */
export type EditedOrganisation = z.infer<typeof EditedOrganisation>
export const EditedOrganisation = z.object({ organisation: Organisation, version: z.int() })

/** Returns who runs the portal, with the version, to edit it. */
export const editOrganisation = endpoint({
  method: 'GET',
  path: '/api/admin/organisation',
  access: 'owner',
  response: EditedOrganisation,
})

const number = (pattern: RegExp, sentence: string) =>
  line(20).check(z.refine((value) => value === '' || pattern.test(value), sentence))

/**
 * Changes who runs the portal. All fields may be saved empty and filled in later; `version` is the one that was
 * edited.
 */
export const saveOrganisation = endpoint({
  method: 'PUT',
  path: '/api/admin/organisation',
  access: 'owner',
  body: z.object({
    legal_name: line(150),
    nation: Nation,
    charity_number: number(
      /^(SC ?|NIC? ?)?\d{5,7}(-\d{1,3})?$/i,
      'Enter a charity number such as 1234567, SC012345 or NIC101234.',
    ),
    company_number: number(/^[A-Z\d]{2}\d{6}$/i, 'Enter a company number of eight characters, such as 01234567.'),
    postal_address: text(400),
    ico_number: line(20),
    is_ico_exempt: z._default(z.boolean(), false),
    privacy_contact: line(120),
    privacy_email: z._default(
      z.union([z.literal(''), EmailAddress], 'Enter an e-mail address in the form name@example.org.'),
      '',
    ),
    safeguarding_lead: line(120),
    safeguarding_phone: number(/^[+\d][\d ()]{6,}$/, 'Enter a telephone number of digits and spaces.'),
    database_country: line(80),
    mail_country: line(80),
    files_country: line(80),
    sub_processors: z._default(
      z
        .array(
          z.object({
            name: filledLine(100, 'Enter the name of the company.'),
            service: filledLine(120, 'Enter what the company does for you.'),
            country: filledLine(80, 'Enter the country in which the company does this.'),
          }),
        )
        .check(z.maxLength(maxSubProcessors, `Enter at most ${maxSubProcessors} companies.`)),
      [],
    ),
    mail_signer: line(120),
    ...promised,
    version: Version,
  }),
  response: EditedOrganisation,
  errors: ['changed-meanwhile'],
})
