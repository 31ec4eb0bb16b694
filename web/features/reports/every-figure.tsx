import type { Report } from '#contract/reports.ts'
import { Section } from '../../ui/page/section.tsx'
import { count, defined } from './wording.ts'

const aboutSchools = ['schools', 'new_schools', 'enrolled']

/** Every figure with what it counts, and whether there is enough of it. */
export function EveryFigure({ report }: { report: Report }) {
  return (
    <Section id="definitions" title="Every figure, and what it counts" className="report-definitions">
      <table>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Number</th>
            <th scope="col">Enough to show</th>
            <th scope="col">What it counts</th>
          </tr>
        </thead>
        <tbody>
          {defined.map(({ key, label, text }) => {
            const figure = report[key]
            return (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td data-heading="Number">{figure === null ? '–' : count(figure)}</td>
                <td data-heading="Enough to show">
                  {aboutSchools.includes(key) ? 'Public facts' : figure === null ? 'Too few' : 'Yes'}
                </td>
                <td>{text}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <h3 className="mt-6 text-lg">How nobody can be recognised</h3>
      <ul>
        <li>
          What classes do is told of at least five classes of three schools, rounded down to multiples of five. Neither
          the portal nor this report holds anything about a child.
        </li>
        <li>
          Months are joined, from the first one on, until together they hold five classes of three schools. A report
          counts each such stretch as a whole where it ends, so that the difference between two reports is about five
          classes of three schools again, or about nothing.
        </li>
        <li>
          Books, regions and fifths are told apart for whole terms, where each, and all that are left over, are about
          five classes of three schools. So they may add up to less than the total.
        </li>
        <li>
          Sources: this portal; pupils, regions and free school meals from the national register of schools, Department
          for Education, Open Government Licence v3.0.
        </li>
      </ul>
    </Section>
  )
}
