import type { StatisticsDetails } from '#contract/statistics.ts'
import { longDay } from '../../ui/text/moment.ts'
import type { Region } from './regions.ts'
import { count } from './wording.ts'

export function GrowthTable({ growth }: { growth: StatisticsDetails['growth'] }) {
  return (
    <table className="figures">
      <caption className="sr-only">Approved schools over time</caption>
      <thead>
        <tr>
          <th scope="col">On</th>
          <th scope="col">Schools</th>
        </tr>
      </thead>
      <tbody>
        {growth.map(({ date, schools }) => (
          <tr key={date}>
            <th scope="row">{longDay(date)}</th>
            <td>{count(schools)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function RegionTable({ regions }: { regions: Region[] }) {
  return (
    <table className="figures">
      <caption className="sr-only">Approved schools by region</caption>
      <thead>
        <tr>
          <th scope="col">Region</th>
          <th scope="col">Schools</th>
        </tr>
      </thead>
      <tbody>
        {regions.map(({ name, schools }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{count(schools)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All</th>
          <td>{count(regions.reduce((sum, { schools }) => sum + schools, 0))}</td>
        </tr>
      </tfoot>
    </table>
  )
}

export function AuthorityTable({ regions }: { regions: Region[] }) {
  return (
    <table className="figures">
      <caption className="sr-only">Approved schools by local authority</caption>
      <thead>
        <tr>
          <th scope="col">Local authority</th>
          <th scope="col">Schools</th>
        </tr>
      </thead>
      {regions.map(({ name, schools, authorities }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup">{name}</th>
            <td>{count(schools)}</td>
          </tr>
          {authorities.map((authority) => (
            <tr key={authority.name}>
              <th scope="row">{authority.name}</th>
              <td>{count(authority.schools)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
