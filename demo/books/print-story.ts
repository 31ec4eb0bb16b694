import { dark } from '../../print/colours.ts'
import { openDocument } from '../../print/document.ts'
import { drawFitting } from '../../print/paragraphs.ts'
import { drawArtifact, drawTagged, tag } from '../../print/tags.ts'
import type { DemoStory } from './stories.ts'

const page = { width: 842, height: 595 }
const published = new Date('2026-09-01T00:00:00Z')

/** The paths of the object on the ground, in a square of 100 units. */
const shapes: Record<DemoStory['shape'], string[]> = {
  kite: ['M50 0 L90 42 L50 100 L10 42 Z', 'M50 100 Q70 120 50 140 Q30 160 50 180'],
  boat: ['M5 60 L95 60 L78 92 L22 92 Z', 'M48 4 L48 56 L12 56 Z', 'M54 14 L54 56 L86 56 Z'],
  lamp: ['M46 40 L54 40 L54 150 L46 150 Z', 'M22 40 L78 40 L66 4 L34 4 Z', 'M30 150 L70 150 L74 158 L26 158 Z'],
  loaf: [
    'M8 60 Q8 22 50 22 Q92 22 92 60 L92 84 L8 84 Z',
    'M30 30 L24 50 L30 50 L36 29 Z',
    'M52 26 L47 48 L53 48 L58 26 Z',
  ],
}
const names: Record<DemoStory['shape'], string> = {
  kite: 'kite above a hill',
  boat: 'small boat off an island',
  lamp: 'lamp in a dark street',
  loaf: 'loaf on a table',
}

function drawLandscape(doc: PDFKit.PDFDocument, { colours, shape }: DemoStory, number: number): void {
  const [sky, far, near, thing] = colours
  const { width, height } = page
  const lift = 18 * Math.sin(number * 1.7)
  doc.rect(0, 0, width, height).fill(sky)
  doc
    .path(
      `M0 ${300 + lift} C 190 ${230 - lift} 330 ${330 + lift} 520 290 S 760 250 ${width} 310 L ${width} ${height} L 0 ${height} Z`,
    )
    .fill(far)
  doc
    .path(
      `M0 ${380 - lift} C 210 340 380 420 560 ${370 + lift} S 780 390 ${width} 360 L ${width} ${height} L 0 ${height} Z`,
    )
    .fill(near)
  const size = number === 0 ? 2.1 : 1.35
  doc.save()
  doc.translate(90 + ((number * 137) % 560), number === 0 ? 190 : 150 + lift).scale(size)
  for (const path of shapes[shape]) doc.path(path).lineWidth(2).fillAndStroke(thing, near)
  doc.restore()
}

/** Prints a story as a small tagged PDF: a cover, then a page for each of its paragraphs, which lie on a pale band. */
export function printStory(story: DemoStory): Promise<Uint8Array> {
  const { title, author, description, pages } = story
  const dates = { CreationDate: published, ModDate: published }
  const { doc, root, finish } = openDocument({
    size: [page.width, page.height],
    info: { Title: title, Author: author, Subject: description, ...dates },
  })
  for (const [number, words] of [title, ...pages].entries()) {
    doc.addPage()
    const isCover = number === 0
    const section = tag('Sect', root, { title: isCover ? 'Cover' : `Page ${number}` })
    const alt = `${isCover ? 'The cover: a' : 'A'} ${names[story.shape]}, in flat colours.`
    const figure = tag('Figure', section, { alt, placement: 'Block', bbox: [0, 0, page.width, page.height] })
    drawTagged(doc, figure, () => drawLandscape(doc, story, number))
    const top = isCover ? 36 : 440
    drawArtifact(doc, 'Layout', () =>
      doc
        .roundedRect(40, top, page.width - 80, 125, 18)
        .fillOpacity(0.92)
        .fill('#fffdf7')
        .fillOpacity(1),
    )
    const common = { colour: dark, align: 'center', x: page.width / 2, width: page.width - 140 } as const
    const sizes = isCover ? { large: 40, small: 28, least: 18 } : { large: 22, small: 18, least: 12 }
    drawFitting(doc, section, {
      ...common,
      tag: isCover ? 'H1' : 'P',
      face: isCover ? 'heading' : 'body',
      text: words,
      y: top + (isCover ? 50 : 62),
      sizes,
      maxLines: isCover ? 2 : 4,
    })
    if (isCover) {
      const least = { large: 18, small: 16, least: 12 }
      drawFitting(doc, section, {
        ...common,
        tag: 'P',
        face: 'body',
        text: author,
        y: top + 104,
        sizes: least,
        maxLines: 1,
      })
    }
  }
  return finish()
}
