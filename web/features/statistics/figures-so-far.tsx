import { useQuery } from '@tanstack/react-query'
import { BigNumber, BigNumbers } from '../../ui/figures/big-number.tsx'
import { Section } from '../../ui/page/section.tsx'
import { GrowthFigure } from './pictures.tsx'
import { statisticsDetailsQuery, statisticsQuery } from './queries.ts'
import { childrenReached, count, furtherCounters } from './wording.ts'

const shownHere = [
  childrenReached,
  ...furtherCounters.filter(({ name }) => name === 'schoolsCount' || name === 'schoolsPercentageTotal'),
]

/** What the figures of this page make of the statistics. Renders nothing when they could not be loaded. */
export function FiguresSoFar() {
  const { data: statistics } = useQuery(statisticsQuery)
  const { data: details } = useQuery(statisticsDetailsQuery)
  if (!(statistics && details)) return null
  return (
    <Section id="so-far" title="What visitors see">
      <BigNumbers className="mt-4">
        {shownHere.map(({ name, label, decimals, unit = '', define }) => (
          <BigNumber
            key={name}
            label={label}
            value={(decimals ? statistics[name].toFixed(decimals) : count(statistics[name])) + unit}
            definition={define(details).text}
          />
        ))}
      </BigNumbers>
      {details.growth.length > 0 && <GrowthFigure growth={details.growth} launchedOn={details.launched_on} />}
    </Section>
  )
}
