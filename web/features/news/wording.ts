import { formatFigure } from '../../ui/figures/format-figure.ts'
import { dateFormat } from '../../ui/text/moment.ts'

const written = dateFormat({ dateStyle: 'long' })

/** "28 November 2026", in London, as terms are, on one line. */
export const day = (time: string) => written(time).replaceAll(' ', '\u00a0')

export const people = (count: number) => `${formatFigure(count)} ${count === 1 ? 'person' : 'people'}`
