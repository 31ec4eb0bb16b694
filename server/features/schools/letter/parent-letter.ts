import QRCode from 'qrcode'
import { dayInWords } from '#contract/school-days.ts'
import { type Colours, printColours } from '../../../../print/colours.ts'
import { openDocument } from '../../../../print/document.ts'
import { drawFoot, drawHead, sheet } from '../../../../print/letter-paper.ts'
import { column, type LetterColumn } from '../../../../print/letter-words.ts'
import { drawArtifact, drawTagged, type Tag, tag } from '../../../../print/tags.ts'

/** The contents of the letter that a school gives to parents. */
export interface ParentLetter {
  school: string
  /** The lines of the school's address. */
  postalAddress: string[]
  schoolCode: string
  /** The last day of the code, as 2027-03-04; `""` for none. */
  codeEndsOn: string
  /** The public address of the portal, without a slash at the end. */
  portal: string
  appName: string
  sponsorName: string
  /** Who runs the portal, as a sentence; `""` while nobody has entered it. */
  organisation: string
  /** `#rrggbb`. */
  color: string
  date: Date
}

/** A letter to parents with the school's code, and as a QR code the address that fills it in: one tagged A4 page. */
export async function renderParentLetter(letter: ParentLetter): Promise<Uint8Array> {
  const colours = printColours(letter.color)
  const { doc, root, finish } = openDocument({
    size: [sheet.width, sheet.height],
    info: { Title: `Letter to parents of ${letter.school}`, Creator: letter.appName },
  })
  doc.addPage()
  drawHead(doc, colours)
  drawFoot(doc, root, colours, letter)
  const words = column(doc, root)
  writeSender(words, letter)
  words.write('Free storybooks to read at home', { tag: 'H1', face: 'heading', size: 27, above: 20 })
  words.write('Dear parents and carers,', { above: 12 })
  words.write(
    `Our school uses ${letter.appName}: storybooks about people who have an idea and make it happen, for children aged 6 to 9. You can read them at home together. They cost nothing, and your child needs no account.`,
  )
  drawCode(doc, root, words, colours, letter)
  words.write('How to join', { tag: 'H2', face: 'heading', size: 16, above: 20 })
  words.write('1. Point your phone’s camera at the square code, and open the address.', { above: 6 })
  words.write(`Or go to ${spoken(letter.portal)}/register, choose Parent, and type the school code.`, {
    above: 2,
    indent: 15,
  })
  words.write('2. Fill in your name, your e-mail address and a password.', { above: 5 })
  words.write('3. Open the link that we send you by e-mail. Then choose a book.', { above: 5 })
  const until = letter.codeEndsOn && ` It works until ${dayInWords(letter.codeEndsOn)}.`
  words.write(`The code is for families of ${letter.school}.${until} Please do not post it where everybody can see it.`)
  words.write('With best wishes,')
  words.write(letter.school, { face: 'heading', size: 13, above: 4 })
  return await finish()
}

function writeSender(words: LetterColumn, { school, postalAddress, date }: ParentLetter): void {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }).format(date)
  words.write(school, { face: 'heading', size: 15 })
  if (postalAddress.length > 0) words.write(postalAddress.join(', '), { size: 10.5, above: 3 })
  words.write(day, { size: 10.5, above: 3 })
}

const panel = { height: 148, radius: 14, inset: 14 }

/** The panel with the code to type on the left and to photograph on the right. */
function drawCode(
  document: PDFKit.PDFDocument,
  root: Tag,
  words: LetterColumn,
  colours: Colours,
  { schoolCode, portal }: ParentLetter,
): void {
  const { x, width } = sheet.column
  const top = words.skip(18)
  drawArtifact(document, 'Layout', () => {
    document.roundedRect(x, top, width, panel.height, panel.radius).fillAndStroke(colours.paper, colours.middle)
  })
  const inner = words.within(x + 24, width - panel.height - 40, top + 30)
  inner.write('Our school code', { size: 12 })
  inner.write(`${schoolCode.slice(0, 4)} ${schoolCode.slice(4)}`, {
    face: 'heading',
    size: 37,
    above: 0,
    colour: colours.ink,
  })
  const url = `${portal}/register?code=${schoolCode}`
  inner.write(`${spoken(portal)}/register`, { size: 12, above: 2, href: url })
  const size = panel.height - 2 * panel.inset
  const left = x + width - panel.inset - size
  const bbox: [number, number, number, number] = [left, top + panel.inset, left + size, top + panel.inset + size]
  const figure = tag('Figure', root, { alt: `QR code that opens ${url}`, bbox })
  drawTagged(document, figure, () => drawQr(document, url, [left, top + panel.inset], size))
  words.skip(panel.height)
}

/** A QR code as one black shape on white, with the quiet zone of four modules that ISO/IEC 18004 asks for. */
function drawQr(document: PDFKit.PDFDocument, text: string, [x, y]: [number, number], size: number): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const quiet = 4
  const unit = size / (modules.size + 2 * quiet)
  document.roundedRect(x, y, size, size, 6).fill('#ffffff')
  for (let row = 0; row < modules.size; row++) {
    for (let start = 0; start < modules.size; start++) {
      let length = 0
      while (start + length < modules.size && modules.get(row, start + length)) length++
      if (length > 0) document.rect(x + (start + quiet) * unit, y + (row + quiet) * unit, length * unit, unit)
      start += length
    }
  }
  document.fill('#000000')
}

/** An address as people say it. */
const spoken = (portal: string) => portal.replace(/^https?:\/\/(www\.)?/, '')
