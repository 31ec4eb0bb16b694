import { licences, shippedLicence, shippedLicenceUrl } from '#contract/licences.ts'
import { addressOnOneLine, nations, type Organisation, workingDays } from '#contract/organisation.ts'
import { describeConformance } from '../../conformance/in-words.ts'
import { describeData } from '../../data-protection/inventory/in-words.ts'
import { listPromises, promiseOf } from '../../data-protection/retention.ts'
import { describeChildrensCode } from './data-protection/childrens-code.ts'
import {
  describeBackups,
  describeCounting,
  describeOldBackups,
  describeOtherCompanies,
  type Settings,
} from './settings-in-words.ts'

/** What the places in a page's text are filled with. */
export interface LiveFacts {
  appName: string
  organisation: Organisation
  settings: Settings & { deskEmail: string }
}

const notEntered = 'The people who run this portal have not entered this yet.'

/** Places that are filled with what the portal itself makes true: a signed text is another text when one of these changes. */
const ofThePortal: Record<string, () => string> = {
  retention: () =>
    listPromises()
      .map((promise) => `- ${promise}`)
      .join('\n'),
  licence: describeLicence,
  'kept-invitation': () => promiseOf('invitation'),
  data: describeData,
  'childrens-code': describeChildrensCode,
  conformance: describeConformance,
}

const notYet = `${notEntered.charAt(0).toLowerCase()}${notEntered.slice(1)}`

/** Places that are filled with what operators have entered, or set. */
const ofOperators: Record<string, (facts: LiveFacts) => string> = {
  portal: ({ appName }) => literal(appName),
  organisation: describeController,
  hosting: ({ organisation: { database_country: database, mail_country: mail, files_country: files } }) =>
    database && mail && files
      ? `The database is kept in ${literal(database)}, e-mails are sent from ${literal(mail)}, and uploaded files are kept in ${literal(files)}.`
      : `Where they keep it: ${notYet}`,
  'sub-processors': describeSubProcessors,
  safeguarding: ({ organisation: { safeguarding_lead: lead, safeguarding_phone: phone } }) =>
    lead && phone
      ? `If you are worried about a child or about one of our visitors, call our safeguarding lead, ${literal(lead)}, on ${literal(phone)}.`
      : `Our safeguarding lead: ${notYet}`,
  'answer-days': ({ organisation }) => workingDays(organisation.answer_days),
  'booking-days': ({ organisation }) => workingDays(organisation.booking_days),
  'security-contact': ({ settings }) => settings.deskEmail,
  'incident-contact': ({ organisation: { privacy_email: email } }) =>
    email ? `Write to ${literal(email)}.` : `Who to tell: ${notYet}`,
  backups: ({ settings }) => describeBackups(settings),
  'old-backups': ({ settings }) => describeOldBackups(settings),
  counting: ({ settings }) => describeCounting(settings),
  'other-companies': ({ settings }) => describeOtherCompanies(settings),
}

const place = /\{\{([\w-]+)\}\}/g
const filled = (source: string, fill: (name: string) => string | undefined) =>
  source.replace(place, (written, name: string) => fill(name) ?? written)
const own = <T>(places: Record<string, T>, name: string) => (Object.hasOwn(places, name) ? places[name] : undefined)

/** A page's text, written with places such as `{{data}}`, with what the portal makes true in them. */
export const fillInFixed = (source: string): string => filled(source, (name) => own(ofThePortal, name)?.())

/** A page's text with today's facts in its places. Anything else in double braces stays as it is. */
export const fillIn = (source: string, facts: LiveFacts): string =>
  filled(source, (name) => own(ofThePortal, name)?.() ?? own(ofOperators, name)?.(facts))

function describeController({ appName, organisation }: LiveFacts): string {
  const { legal_name: name, nation, charity_number: charity, company_number: company } = organisation
  if (name === '')
    return '> **This notice is incomplete**\n> The organisation that runs this portal has not entered its name and address yet.'
  const registered = [charity && `charity ${charity}`, company && `company ${company}`].filter(Boolean).join(' and ')
  const facts = [
    registered && `Registered${nation ? ` in ${nations[nation]}` : ''}: ${literal(registered)}`,
    organisation.postal_address && `Address: ${literal(addressOnOneLine(organisation.postal_address))}`,
    organisation.ico_number &&
      `Registered with the Information Commissioner’s Office: ${literal(organisation.ico_number)}`,
    organisation.is_ico_exempt && 'Exempt from the data protection fee of the Information Commissioner’s Office',
    organisation.privacy_email &&
      `Questions about your data: ${literal([organisation.privacy_contact, organisation.privacy_email].filter(Boolean).join(', '))}`,
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '')
  const who = `${literal(appName)} is run by ${literal(name)}. It is the controller of your data under the UK GDPR and the Data Protection Act 2018.`
  return [who, facts.map((fact) => `- ${fact}`).join('\n')].filter((part) => part !== '').join('\n\n')
}

/** What may be done with the books that ship, in the words that stand on their own pages. */
function describeLicence(): string {
  const { sentence } = licences[shippedLicence]
  return `The books and papers that come with the portal say: “${sentence}” [Read the whole licence](${shippedLicenceUrl}).`
}

/** The companies that work for the organisation, as a table; a sentence instead until some have been entered. */
function describeSubProcessors({ organisation: { sub_processors: companies } }: LiveFacts): string {
  if (companies.length === 0)
    return 'The companies that run our servers and deliver our e-mails work on our instructions. Ask us for their names.'
  const rows = companies.map(({ name, service, country }) => [name, service, country].map(cell))
  const table = [['Company', 'What it does for us', 'Where'], ['---', '---', '---'], ...rows]
  return `These companies work for us, on our instructions and under a contract:\n\n${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}`
}

const cell = (words: string) => literal(words).replaceAll('|', '\\|')

/** A person's words, in the middle of a line, as Markdown that shows them as they are. Addresses become links. */
export const literal = (words: string) => words.replace(/[\\`*_[\]<>&]/g, '\\$&')
