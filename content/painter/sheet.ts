import { pageSize } from '../storybook.ts'

/** Pixels for each point of a page. */
export const scale = 2
/** How many pixels are painted around a page, where shapes and shadows go on. */
export const margin = 40 * scale

/** What a page is painted on, in pixels. */
export const sheet = { width: pageSize.width * scale + 2 * margin, height: pageSize.height * scale + 2 * margin }

/** Where a place of a page, in points, is on its sheet: across or down. */
export const pixel = (value: number): number => value * scale + margin
