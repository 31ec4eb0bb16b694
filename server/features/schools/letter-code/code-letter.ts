import { dayInWords } from '#contract/school-days.ts'
import { printColours } from '../../../../print/colours.ts'
import { openDocument } from '../../../../print/document.ts'
import { drawFoot, drawHead, sheet } from '../../../../print/letter-paper.ts'
import { column } from '../../../../print/letter-words.ts'

/** The contents of a letter with a code. Days are such as 2027-03-04. */
export interface CodeLetter {
  /** The lines of the envelope, the school's name first. */
  address: string[]
  /** Who has registered the school. */
  applicant: string
  /** As it is printed: `ABCDE FGHJK`. */
  code: string
  madeOn: string
  endsOn: string
  /** The public address of the portal, without a slash at the end. */
  portal: string
  appName: string
  sponsorName: string
  /** Who runs the portal, as a sentence; `""` while nobody has entered it. */
  organisation: string
  deskEmail: string
  /** `#rrggbb`. */
  color: string
}

/** Where the window of an envelope in DL shows the address, in points from the upper edge. */
const windowTop = 134

/** A letter to a school's head with the code that approves it: one tagged A4 page, the address in the envelope's window. */
export async function renderCodeLetter(letter: CodeLetter): Promise<Uint8Array> {
  const { address, applicant, appName, portal } = letter
  const [school = ''] = address
  const colours = printColours(letter.color)
  const { doc, root, finish } = openDocument({
    size: [sheet.width, sheet.height],
    info: { Title: `Letter with a code to ${school}`, Creator: appName },
  })
  doc.addPage()
  drawHead(doc, colours)
  drawFoot(doc, root, colours, letter)
  const sender = column(doc, root)
  sender.write(appName, { face: 'heading', size: 15 })
  sender.write(dayInWords(letter.madeOn), { size: 10.5, above: 3 })
  const envelope = column(doc, root, { ...sheet.column, top: windowTop })
  for (const [at, line] of ['The headteacher', ...address].entries())
    envelope.write(line, { size: 11, above: at === 0 ? 0 : 1 })
  const words = column(doc, root, { ...sheet.column, top: 268 })
  words.write('A code for your school', { tag: 'H1', face: 'heading', size: 27 })
  words.write('Dear headteacher,', { above: 14 })
  words.write(
    `${applicant || 'Somebody'} has registered ${school} at ${appName}: free storybooks and lessons about people who have an idea and make it happen, for children aged 6 to 9. We post this code to the address in the national register, because only your school can read it there.`,
  )
  words.write(letter.code, { face: 'heading', size: 34, above: 22, colour: colours.ink })
  words.write(`It works once, until ${dayInWords(letter.endsOn)}.`, { above: 6 })
  words.write('If you know the person', { tag: 'H2', face: 'heading', size: 16, above: 22 })
  words.write(
    `Please give the code to ${applicant || 'that person'}, who logs in at ${portal.replace(/^https?:\/\/(www\.)?/, '')} and types it. Then your school can open every book, at no cost.`,
    { href: portal },
  )
  words.write('If you do not', { tag: 'H2', face: 'heading', size: 16, above: 18 })
  words.write(`Throw this letter away. Nothing happens without the code. Questions: ${letter.deskEmail}.`, {
    href: `mailto:${letter.deskEmail}`,
  })
  words.write('With best wishes,', { above: 18 })
  words.write(appName, { face: 'heading', size: 13, above: 4 })
  return await finish()
}
