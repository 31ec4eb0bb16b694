import type { Frame, Play } from './play.ts'

/** Of a picture of the strip, in points of the paper. */
export const frameSize = { width: 222, height: 136 }

/** In which a page of the story is drawn for one of its pictures. */
export const frameScale = ({ width }: Frame): number => Math.round((frameSize.width / width) * 1000) / 1000

/** The letter that a picture has on the sheet, by its place there. */
export const letterAt = (place: number): string => String.fromCharCode(65 + place)

/** The letters in the order of the story: what the guide has as the answer. */
export const answerOf = ({ printed }: Play): string[] => printed.map((_, moment) => letterAt(printed.indexOf(moment)))
