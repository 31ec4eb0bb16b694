import { a4 } from '../../../print/document.ts'
import type { Setting } from '../../../print/lines.ts'

/** The page, in points, and its colours. Text stands in the main column; labels, times and facts in the side column. */
export const sheet = a4
export const margin = { left: 50, right: 46, top: 74, bottom: 66 }
export const fullWidth = sheet.width - margin.left - margin.right
export type Column = { left: number; width: number }
export const sideColumn: Column = { left: margin.left, width: 92 }
export const mainColumn: Column = { left: margin.left + 112, width: fullWidth - 112 }
export const fullColumn: Column = { left: margin.left, width: fullWidth }
export const bottom = sheet.height - margin.bottom
export const bandHeight = 148

/** The accent has 6.5:1 against white and prints as a dark grey; the tint prints as almost white. */
export const colour = {
  ink: '#2a2320',
  muted: '#655a53',
  accent: '#a63f18',
  tint: '#fbeee3',
  rule: '#d6c2b3',
  paper: '#ffffff',
}

export type Style = Setting & { isDisplay?: boolean; isBold?: boolean }
export const style = {
  title: { size: 31, leading: 34, colour: colour.paper, isDisplay: true },
  kind: { size: 15, leading: 20, colour: colour.paper, isBold: true },
  lead: { size: 12, leading: 17.5, colour: colour.ink },
  heading2: { size: 17, leading: 21, colour: colour.ink, isDisplay: true },
  heading3: { size: 12, leading: 16, colour: colour.ink, isDisplay: true },
  label: { size: 12, leading: 16, colour: colour.accent, isDisplay: true },
  body: { size: 10.5, leading: 15, colour: colour.ink },
  cell: { size: 9.6, leading: 13, colour: colour.ink },
  head: { size: 9.6, leading: 13, colour: colour.ink, isBold: true },
  aside: { size: 9, leading: 12.5, colour: colour.muted },
  furniture: { size: 8.5, leading: 11, colour: colour.muted },
} satisfies Record<string, Style>
