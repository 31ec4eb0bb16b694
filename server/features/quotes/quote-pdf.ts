import { vatSentence } from '#contract/quotes.ts'
import { grey, printColours } from '../../../print/colours.ts'
import { openDocument } from '../../../print/document.ts'
import { beginPages, columnWidth, type FlowingPages, sheet } from '../../../print/flowing-pages.ts'
import { heightOfLines, wrapText } from '../../../print/paragraphs.ts'
import { drawArtifact } from '../../../print/tags.ts'
import type { StoredOffer } from '../../database/inbox-tables.ts'
import { drawLines } from './quote-table.ts'

/** Everything that is printed on a quote. */
export interface PrintedQuote extends StoredOffer {
  number: string
  date: Date
  /** Several lines. */
  postalAddress: string
  /** The buyer's; `""` leaves a line to write it on. */
  orderNumber: string
  appName: string
  /** `#rrggbb`. */
  color: string
  deskEmail: string
}

const dayOf = (date: Date) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }).format(date)

/** A quote as tagged A4 pages: who sells what to whom for how much, until when, and how to accept it. */
export async function renderQuote(quote: PrintedQuote): Promise<Uint8Array> {
  const { number, appName, date } = quote
  const { doc, root, finish } = openDocument({
    size: [sheet.width, sheet.height],
    info: { Title: `Quote ${number}`, Creator: appName, CreationDate: date, ModDate: date },
  })
  const pages = beginPages(doc, root, printColours(quote.color), `Quote ${number}`)
  writeParties(pages, quote)
  drawLines(pages, quote)
  pages.write(vatSentence(quote.vat, quote.vatPence), { above: 8, size: 10 })
  if (quote.note) pages.write(quote.note, { above: 12 })
  writeAcceptance(pages, quote)
  return await finish()
}

const half = { left: { x: sheet.left, width: 230 }, right: { x: 320, width: sheet.right - 320 } }

/** The head of the letter: on the left what it is and whom it is for, on the right who sells and where it is delivered. */
function writeParties(pages: FlowingPages, quote: PrintedQuote): void {
  const { number, date, validUntil, seller, school, name, postalAddress } = quote
  const [sellerName = '', ...sellerLines] = seller.split('\n')
  const facts = [
    `Number: ${number}`,
    `Date: ${dayOf(date)}`,
    `Valid until: ${dayOf(new Date(`${validUntil}T12:00:00Z`))}`,
  ]
  const label = { size: 9, colour: grey, above: 14 }
  const left = () => {
    pages.write('Quote', { tag: 'H1', face: 'heading', size: 30, colour: pages.colours.ink, ...half.left })
    pages.write(facts.join('\n'), { above: 8, ...half.left })
  }
  const right = () => {
    pages.write('From', { ...label, above: 3, ...half.right })
    pages.write(sellerName, { face: 'heading', size: 12, ...half.right })
    if (sellerLines.length > 0) pages.write(sellerLines.join('\n'), { size: 9.5, above: 3, ...half.right })
  }
  beside(pages, left, right)
  beside(
    pages,
    () => {
      pages.write('For', { ...label, ...half.left })
      if (school) pages.write(school, { face: 'heading', size: 12, ...half.left })
      pages.write(name, school ? { above: 3, ...half.left } : { face: 'heading', size: 12, ...half.left })
    },
    () => {
      pages.write('Deliver to', { ...label, ...half.right })
      pages.write(postalAddress, half.right)
    },
  )
  pages.y += 22
}

/** Two columns that begin at the same height. */
function beside(pages: FlowingPages, left: () => void, right: () => void): void {
  const top = pages.y
  left()
  const bottom = pages.y
  pages.y = top
  right()
  pages.y = Math.max(pages.y, bottom)
}

/** `height`: with one line of words. */
const panel = { height: 111, inset: 18 }

/** How to accept, with a place for the buyer's order number. */
function writeAcceptance(pages: FlowingPages, { number, orderNumber, deskEmail }: PrintedQuote): void {
  pages.y += 22
  const { doc, colours } = pages
  const inner = { x: sheet.left + panel.inset, width: columnWidth - 2 * panel.inset }
  const words = `Reply to the e-mail that brought it, or write to ${deskEmail}, with the quote number ${number}${orderNumber ? '' : ' and your purchase order number if you use one'}. We will then deliver your order and send an invoice.`
  const { size, lines } = wrapText(doc, words, { face: 'figures', width: inner.width, size: 10.5 })
  const height = panel.height + heightOfLines('figures', { size, lines: lines.slice(1) })
  pages.need(height)
  const { y: top } = pages
  drawArtifact(doc, 'Layout', () => {
    doc.roundedRect(sheet.left, top, columnWidth, height, 10).fillAndStroke(colours.paper, colours.middle)
  })
  pages.y = top + panel.inset - 2
  pages.write('How to accept this quote', { tag: 'H2', face: 'heading', size: 13, colour: colours.ink, ...inner })
  pages.write(words, { above: 5, ...inner })
  pages.write(orderNumber ? 'Purchase order number' : 'Purchase order number, if you use one', {
    above: 12,
    size: 9,
    colour: grey,
    ...inner,
  })
  if (orderNumber) pages.write(orderNumber, { face: 'heading', size: 14, ...inner })
  else drawBlank(pages, inner.x, 260)
  pages.y = top + height
}

/** A line to write on. */
function drawBlank({ doc, y }: FlowingPages, x: number, width: number): void {
  drawArtifact(doc, 'Layout', () => {
    doc
      .lineWidth(0.8)
      .strokeColor(grey)
      .moveTo(x, y + 22)
      .lineTo(x + width, y + 22)
      .stroke()
  })
}
