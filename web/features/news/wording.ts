import { formatFigure } from '../../ui/figures/format-figure.ts'
import { longDay } from '../../ui/text/moment.ts'

/** "28 November 2026", in London, as terms are, on one line. */
export const day = (time: string) => longDay(time).replaceAll(' ', '\u00a0')

export const people = (count: number) => `${formatFigure(count)} ${count === 1 ? 'person' : 'people'}`
