import { pageSize } from '../storybook.ts'

/** Pixels for each point of a page. */
export const scale = 2
/** How many pixels a length in points is in the file of a painting: 1600 over a page, as many as the reader ever shows. */
export const inFile = (points: number): number => (points * 5) / 3
/** How many pixels are painted around a page, where shapes and shadows go on. */
export const margin = 40 * scale

/** What is painted on, in pixels. */
export type Sheet = { width: number; height: number }

const sheetFor = (pages: number): Sheet => ({
  width: pages * pageSize.width * scale + 2 * margin,
  height: pageSize.height * scale + 2 * margin,
})

/** What a page is painted on, and what two are that face each other. */
export const [sheet, wideSheet] = [sheetFor(1), sheetFor(2)]

/** What a sheet shows without its margin, in points. */
export const shownOf = ({ width, height }: Sheet): Sheet => ({
  width: (width - 2 * margin) / scale,
  height: (height - 2 * margin) / scale,
})

/** Where a place of a page, in points, is on its sheet: across or down. */
export const pixel = (value: number): number => value * scale + margin
