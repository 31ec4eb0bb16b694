import { colord, extend } from 'colord'
import mixPlugin from 'colord/plugins/mix'
import { a4 } from '../../../print/document.ts'
import type { Setting as LineSetting } from '../../../print/lines.ts'
import type { Tag } from '../../../print/tags.ts'
import type { Storybook } from '../../storybook.ts'

extend([mixPlugin])

/** The page, in points. Text is set in the main column; labels, times, pictures and facts in the side column. */
export const sheet = a4
export const margin = { left: 50, right: 46, top: 74, bottom: 66 }
export const fullWidth = sheet.width - margin.left - margin.right
export const bottom = sheet.height - margin.bottom
export const bandHeight = 148

export type Column = { left: number; width: number }
export const fullColumn: Column = { left: margin.left, width: fullWidth }
const columns = (side: number, gap: number) => ({
  side: { left: margin.left, width: side },
  main: { left: margin.left + side + gap, width: fullWidth - side - gap },
})

/** The colour of what belongs to no book. */
const ownAccent = '#a63f18'

type Colours = Record<'ink' | 'muted' | 'accent' | 'tint' | 'rule' | 'paper', string>

/** A book's colour and its tints: the tint prints as almost white. */
function coloursOf(accent: string): Colours {
  const pale = (part: number) => colord('#ffffff').mix(accent, part).toHex()
  return { ink: '#2a2320', muted: '#5d544e', accent, tint: pale(0.09), rule: pale(0.32), paper: '#ffffff' }
}

export type Style = LineSetting & { isDisplay?: boolean; isBold?: boolean }
type Sizes = Record<'lead' | 'heading2' | 'heading3' | 'label' | 'body' | 'cell', [size: number, leading: number]>

function stylesOf(colour: Colours, { lead, heading2, heading3, label, body, cell }: Sizes) {
  const set = ([size, leading]: [number, number], extra: Partial<Style> = {}): Style => ({
    size,
    leading,
    colour: colour.ink,
    ...extra,
  })
  return {
    title: set([31, 34], { colour: colour.paper, isDisplay: true }),
    kind: set([15, 20], { colour: colour.paper, isBold: true }),
    sheetTitle: set([26, 30], { isDisplay: true }),
    sheetKind: set([12, 16], { colour: colour.accent, isBold: true }),
    lead: set(lead),
    heading2: set(heading2, { isDisplay: true }),
    heading3: set(heading3, { isDisplay: true }),
    label: set(label, { colour: colour.accent, isDisplay: true }),
    body: set(body),
    cell: set(cell),
    head: set(cell, { isBold: true }),
    aside: set([9, 12.5], { colour: colour.muted }),
    furniture: set([9, 11], { colour: colour.muted }),
  }
}

/**
 * `teacher`: the guide itself; `notes`: what follows an hour, with nothing in the margin; `hour`: a lesson on one page;
 * `pupils`: a sheet for children of six, in large type; `large`: large print, for people with low vision.
 */
export type LookName = 'teacher' | 'notes' | 'hour' | 'pupils' | 'large'

/** How a part of a paper looks: its colours, type, columns, and the distance between lines to write on. */
export type Look = {
  name: LookName
  colour: Colours
  style: ReturnType<typeof stylesOf>
  side: Column
  main: Column
  lineHeight: number
  /** The least height of a row of a table that children write in. */
  blankHeight: number
}

const teacher: Sizes = {
  lead: [12, 17.5],
  heading2: [17, 21],
  heading3: [12, 16],
  label: [12, 16],
  body: [10.5, 15],
  cell: [9.6, 13],
}
const sizes: Record<LookName, Sizes> = {
  teacher,
  notes: teacher,
  hour: {
    lead: [9.7, 12.2],
    heading2: [17, 21],
    heading3: [11, 13.2],
    label: [9.7, 13.2],
    body: [9.7, 12.2],
    cell: [9.6, 13],
  },
  pupils: {
    lead: [14, 19.5],
    heading2: [22, 26],
    heading3: [16, 20],
    label: [16, 20],
    body: [14, 19.5],
    cell: [14, 18.5],
  },
  // 24 points are what blind people’s charities call giant print.
  large: {
    lead: [24, 34],
    heading2: [32, 38],
    heading3: [27, 34],
    label: [27, 34],
    body: [24, 34],
    cell: [24, 34],
  },
}

/** The distance between lines to write on, and the least height of what children write in, by the size of their letters. */
const writing = { small: [26, 32], pupils: [34, 46], large: [46, 60] } as const

/** The look of each part of a paper in the colour of its book. */
export function looksOf(book: Storybook | undefined): Record<LookName, Look> {
  const colour = coloursOf(book?.story.accent ?? ownAccent)
  const look = (name: LookName, side: number, gap: number): Look => {
    const isWide = name === 'pupils' || name === 'large'
    const [lineHeight, blankHeight] = writing[isWide ? name : 'small']
    return {
      name,
      colour,
      style: stylesOf(colour, sizes[name]),
      ...(isWide ? { side: fullColumn, main: fullColumn } : columns(side, gap)),
      lineHeight,
      blankHeight,
    }
  }
  return {
    teacher: look('teacher', 104, 16),
    notes: look('notes', 30, 16),
    hour: look('hour', 58, 6),
    pupils: look('pupils', 0, 0),
    large: look('large', 0, 0),
  }
}

/** What every row needs to be laid out. */
export type Setting = {
  doc: PDFKit.PDFDocument
  root: Tag
  look: Look
  book: Storybook | undefined
  /** Pictures of the book's pages, the cover first, where the paper shows them beside its text. */
  pictures: Buffer[]
  /** Painted pages that it shows over its width, by their numbers. */
  wide: Map<number, Buffer>
  onHeading: (text: string, y: number) => void
}
