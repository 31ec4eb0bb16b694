import { printColours } from '../../../print/colours.ts'
import { openDocument } from '../../../print/document.ts'
import { drawFitting } from '../../../print/paragraphs.ts'
import { drawArtifact, type Tag } from '../../../print/tags.ts'
import { type Certificate, giverOf } from './certificate.ts'
import { certificateScene, panel, sheet } from './certificate-scene.ts'
import { drawWords } from './certificate-words.ts'
import { drawOnPdf } from './shapes.ts'

/** A certificate to print and pin to the wall: one A4 landscape page, tagged (PDF/UA), with selectable text. */
export async function renderCertificate(certificate: Certificate): Promise<Uint8Array> {
  const colours = printColours(certificate.color)
  const { doc, root, finish } = openDocument({
    size: [sheet.width, sheet.height],
    info: { Title: `Certificate: ${certificate.bookTitle}`, Creator: certificate.appName },
  })
  doc.addPage()
  drawArtifact(doc, 'Layout', () => drawOnPdf(doc, certificateScene(colours, certificate.cover)))
  drawWords(doc, root, certificate, colours)
  drawFoot(doc, root, certificate, colours.onNear)
  return await finish()
}

/** The date, the sponsor who gave the book, and below them who runs the portal, on the nearest hill. */
function drawFoot(doc: PDFKit.PDFDocument, root: Tag, certificate: Certificate, colour: string): void {
  const { organisation, date } = certificate
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }).format(date)
  const y = organisation ? 541 : 550
  const width = sheet.width / 2 - panel.left - 90
  const place = {
    tag: 'P',
    face: 'body',
    width,
    sizes: { large: 14, small: 9, least: 7 },
    maxLines: 2,
    colour,
  } as const
  drawFitting(doc, root, { ...place, text: day, align: 'left', x: panel.left + 30, y })
  drawFitting(doc, root, { ...place, text: giverOf(certificate), align: 'right', x: panel.right - 30, y })
  if (organisation === '') return
  const small = { large: 8, small: 7, least: 5.5 }
  const line = { ...place, text: organisation, sizes: small, width: panel.right - panel.left - 60 }
  drawFitting(doc, root, { ...line, align: 'center', x: sheet.width / 2, y: 560 })
}
