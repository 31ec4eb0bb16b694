import { formatFigure } from '../../ui/figures/format-figure.ts'
import { dateFormat } from '../../ui/text/moment.ts'

/** "28 November 2026", in London, as terms are. */
export const day = dateFormat({ dateStyle: 'long', timeZone: 'Europe/London' })

export const people = (count: number) => `${formatFigure(count)} ${count === 1 ? 'person' : 'people'}`
