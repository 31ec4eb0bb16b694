import { buffer } from 'node:stream/consumers'
import { printColours } from '../../adapters/print/print-colours.ts'
import { setFitting } from '../../adapters/print/set-text.ts'
import { openDocument } from '../../adapters/print/typefaces.ts'
import type { Certificate } from './certificate.ts'
import { drawKite, drawRosette, drawScene, panel, sheet } from './certificate-scene.ts'
import { drawWords } from './certificate-words.ts'

export { unprintable } from '../../adapters/print/typefaces.ts'

// The type declarations of pdfkit know its PDF/A subsets only.
const universalAccess = { subset: 'PDF/UA' } as object

/** A certificate to print and pin to the wall: one A4 page across, tagged (PDF/UA), its text selectable. */
export async function renderCertificate(certificate: Certificate): Promise<Uint8Array> {
  const colours = printColours(certificate.color)
  const document = openDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    pdfVersion: '1.7',
    ...universalAccess,
    tagged: true,
    displayTitle: true,
    lang: 'en-GB',
    info: { Title: `Certificate: ${certificate.bookTitle}`, Creator: certificate.appName },
  })
  const whole = buffer(document)
  const root = document.struct('Document')
  document.addStructure(root)
  const ornament = (draw: () => void) => {
    document.markContent('Artifact', { type: 'Layout' })
    draw()
    document.endMarkedContent()
  }
  ornament(() => drawScene(document, colours))
  ornament(() => drawKite(document, colours, [762, 186]))
  drawWords(document, root, certificate, colours)
  ornament(() => drawRosette(document, colours, [sheet.width / 2, 464]))
  drawFoot(document, root, certificate, colours.onNear)
  root.end()
  document.end()
  return await whole
}

/** The day, and who gave the book, on the nearest hill. */
function drawFoot(
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { appName, sponsorName, date }: Certificate,
  color: string,
): void {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }).format(date)
  const giver = [appName, sponsorName && `with thanks to ${sponsorName}`].filter(Boolean).join(' \u00B7 ')
  const y = 550
  const width = sheet.width / 2 - panel.left - 90
  const place = {
    tag: 'P',
    face: 'body',
    width,
    sizes: { large: 14, small: 11, least: 9 },
    maxLines: 1,
    color,
  } as const
  setFitting(document, root, { ...place, text: day, align: 'left', x: panel.left + 30, y })
  setFitting(document, root, { ...place, text: giver, align: 'right', x: panel.right - 30, y })
}
