import { type Checks, dbsLevelNames } from '#contract/assurance.ts'
import { dayInWords } from '#contract/school-days.ts'
import { printColours } from '../../../../print/colours.ts'
import { openDocument } from '../../../../print/document.ts'
import { drawFoot, drawHead, sheet } from '../../../../print/letter-paper.ts'
import { column } from '../../../../print/letter-words.ts'

/** The contents of a letter of assurance. Days are such as 2027-03-04. */
export interface AssuranceLetter {
  school: string
  reference: string
  visitor: string
  day: string
  /** Whether it is over, and whether its day is past. */
  isDone: boolean
  isPast: boolean
  /** Such as 09:30; `""` while nobody has said. */
  startsAt: string
  checks: Checks
  confirmedOn: string
  appName: string
  sponsorName: string
  /** Who runs the portal, as a sentence; `""` while nobody has entered it. */
  organisation: string
  deskEmail: string
  /** `#rrggbb`. */
  color: string
}

/** A letter to a school about the checks of a visitor: one tagged A4 page. */
export async function renderAssuranceLetter(letter: AssuranceLetter): Promise<Uint8Array> {
  const { school, visitor, day, isDone, isPast, startsAt, checks, appName } = letter
  const colours = printColours(letter.color)
  const { doc, root, finish } = openDocument({
    size: [sheet.width, sheet.height],
    info: { Title: `Letter of assurance about ${visitor}`, Creator: appName },
  })
  doc.addPage()
  drawHead(doc, colours)
  drawFoot(doc, root, colours, letter)
  const words = column(doc, root)
  words.write(appName, { face: 'heading', size: 15 })
  words.write(dayInWords(letter.confirmedOn), { size: 10.5, above: 3 })
  words.write('Letter of assurance', { tag: 'H1', face: 'heading', size: 27, above: 20 })
  words.write(`To the office of ${school}`, { above: 12 })
  const time = startsAt && ` at ${startsAt}`
  words.write(
    `${visitor} ${isDone ? 'held' : isPast ? 'was due to hold' : 'will hold'} an enterprise session with your school on ${dayInWords(day)}${time} (booking ${letter.reference}). We confirm that we have made these checks:`,
  )
  words.write('What we have checked', { tag: 'H2', face: 'heading', size: 16, above: 20 })
  const facts = [
    ['Visitor', visitor],
    ['Identity', 'Checked against original documents'],
    ['DBS check', `${dbsLevelNames[checks.dbs_level]}, certificate dated ${dayInWords(checks.dbs_issued_on)}`],
    ['Right to work in the UK', 'Checked'],
    ['References', 'Taken up'],
  ] as const
  for (const [name, value] of facts) words.write(`${name}: ${value}`, { above: 6 })
  const toAsk = isPast
    ? ''
    : ' Please ask the visitor for photo identification, and for the certificate if your policy asks you to see it.'
  words.write(`We do not pass on the number of the certificate.${toAsk}`, { above: 18 })
  words.write(`If you have a question, write to ${letter.deskEmail}.`, { href: `mailto:${letter.deskEmail}` })
  words.write('Confirmed by', { above: 20 })
  words.write(checks.confirmed_by, { face: 'heading', size: 13, above: 4 })
  words.write(`for ${appName}, on ${dayInWords(letter.confirmedOn)}`, { above: 2 })
  return await finish()
}
