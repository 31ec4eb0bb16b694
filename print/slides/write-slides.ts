import pptxgen from 'pptxgenjs'
import { dark, grey, printColours } from '../colours.ts'

/** A picture for a slide: JPEG, since programs for presentations do not know WebP. */
export interface SlidePicture {
  jpeg: Uint8Array
  /** Width to height. */
  aspect: number
  alt: string
}

/** What a class sees of one step of a lesson, and in the notes what only its teacher reads. */
export interface StepSlide {
  title: string
  minutes: number
  questions: string[]
  tasks: string[]
  picture: SlidePicture | null
  notes: string[]
}

export interface SlidesFacts {
  title: string
  book: string
  cover: SlidePicture | null
  steps: StepSlide[]
  /** May it be copied? Stands below the title. */
  permission: string
  /** The brand's, `#rrggbb`. */
  color: string
}

type Slide = ReturnType<InstanceType<typeof pptxgen>['addSlide']>

/** Inches, as PowerPoint's widescreen has them. */
const width = 13.333
const height = 7.5
const margin = 0.6
const widest = width - 2 * margin
/** Of a picture beside what is asked, and of one that is the slide. */
const pictureWidths = { beside: 6.8, alone: 9 }
/** In every Office, Keynote and Google Slides. */
const font = 'Arial'

/** Points, so that what is asked fits beside its picture and is as large as it can be. */
function sizeFor(lines: readonly string[], isBesidePicture: boolean): number {
  const room = isBesidePicture ? 1 : 2.2
  const letters = lines.reduce((sum, line) => sum + line.length + 20, 0) / room
  if (letters < 110) return 34
  if (letters < 200) return 28
  return letters < 330 ? 24 : 20
}

/**
 * The lesson as a presentation (PPTX), one slide for each step; texts can be edited, pictures have alternative texts. A step
 * that asks nothing has a large picture, of its page or the cover.
 */
export async function writeSlides({ title, book, cover, steps, permission, color }: SlidesFacts): Promise<Uint8Array> {
  const colours = printColours(color)
  const file = new pptxgen()
  file.layout = 'LAYOUT_WIDE'
  file.title = `${book} – ${title}`
  file.theme = { headFontFace: font, bodyFontFace: font }

  const words = { fontFace: font, color: bare(dark), margin: 0, fit: 'shrink' as const, x: margin }
  const heading = { ...words, color: bare(colours.ink), bold: true }
  const open = () => {
    const slide = file.addSlide()
    slide.background = { color: bare(colours.paper) }
    return slide
  }

  const first = open()
  const beside = { w: cover ? place(first, cover, 'alone') : widest }
  first.addText(book, { ...heading, ...beside, y: 1.2, h: 2.9, fontSize: 40, valign: 'bottom' })
  first.addText(title, { ...words, ...beside, y: 4.3, h: 1.2, fontSize: 24, valign: 'top' })
  first.addText(permission, { ...words, ...beside, y: 5.7, h: 1.3, fontSize: 11, color: bare(grey), valign: 'bottom' })

  for (const { title, minutes, questions, tasks, picture, notes } of steps) {
    const slide = open()
    const asks = questions.length + tasks.length > 0
    const shown = asks ? picture : (picture ?? cover)
    const at = { w: shown ? place(slide, shown, asks ? 'beside' : 'alone') : widest }
    const large = { y: margin, h: asks ? 1.5 : 5.4, fontSize: asks ? 32 : 36 }
    slide.addText(title, { ...heading, ...at, ...large, valign: asks ? 'top' : 'middle' })
    if (asks) {
      const fontSize = sizeFor([...questions, ...tasks], shown !== null)
      const line = { breakLine: true, paraSpaceAfter: fontSize / 2 }
      const lines = [
        ...questions.map((text) => ({ text, options: line })),
        ...tasks.map((text) => ({
          text,
          options: { ...line, bullet: { type: 'number' as const, indent: fontSize * 1.4 } },
        })),
      ]
      slide.addText(lines, { ...words, ...at, y: 2.1, h: 4.2, fontSize, valign: 'middle' })
    }
    const duration = minutes === 1 ? '1 minute' : `${minutes} minutes`
    slide.addText(duration, { ...heading, ...at, y: 6.4, h: 0.5, fontSize: 20, valign: 'bottom' })
    if (notes.length > 0) slide.addNotes(notes.join('\n\n'))
  }
  return (await file.write({ outputType: 'uint8array', compression: true })) as Uint8Array
}

const bare = (colour: string) => colour.replace('#', '')

/** Puts a picture at the right edge, as large as it fits. Returns the width that is left beside it. */
function place(slide: Slide, { jpeg, aspect, alt }: SlidePicture, size: keyof typeof pictureWidths): number {
  const w = Math.min(pictureWidths[size], height * aspect)
  const h = w / aspect
  slide.addImage({
    data: `image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`,
    x: width - w,
    y: (height - h) / 2,
    w,
    h,
    altText: alt,
  })
  return width - w - 2 * margin
}
