import { useId } from 'react'
import type { StatisticsDetails } from '#contract/statistics.ts'
import { ukOutline } from './uk-outline.ts'
import { countSchools } from './wording.ts'

/** From the top of the drawing to the grid's origin, in kilometres. */
const northEdge = 1225

/** Dots are larger while there are few schools, so that they are easy to find. */
const scaleFor = (squares: number) => (squares <= 5 ? 3 : squares <= 30 ? 2.2 : squares <= 250 ? 1.5 : 1)

/** The United Kingdom with a dot in each 10 km square that has schools; its size grows with their number. */
export function SchoolMap({
  squares,
  description,
  isCaptioned = true,
}: {
  squares: StatisticsDetails['squares']
  description: string
  isCaptioned?: boolean
}) {
  const id = useId()
  const scale = scaleFor(squares.length)
  const placed = squares.reduce((sum, { schools }) => sum + schools, 0)
  return (
    <figure>
      <svg
        viewBox="-16 -4 686 1236"
        role="img"
        aria-labelledby={`${id}title ${id}description`}
        className="mx-auto h-auto max-h-[46rem] w-full"
      >
        <title id={`${id}title`}>Where the approved schools are</title>
        <desc id={`${id}description`}>{description}</desc>
        <path d={ukOutline} transform="translate(5 8)" className="map-shadow" />
        <path d={ukOutline} className="map-land" />
        {squares.map(({ east, north, schools }) => (
          <circle
            key={`${east} ${north}`}
            cx={east + 5}
            cy={northEdge - north - 5}
            r={(scale * Math.min(9, 3.4 + 1.3 * Math.sqrt(schools))).toFixed(1)}
            className="map-school"
          />
        ))}
      </svg>
      {isCaptioned && (
        <figcaption className="mt-3 text-center text-ink-soft text-sm">
          {placed === 0
            ? 'None of the schools has been placed on the map yet.'
            : `${countSchools(placed)} on the map, in squares of ten kilometres: the more schools, the larger the dot.`}
        </figcaption>
      )}
    </figure>
  )
}
