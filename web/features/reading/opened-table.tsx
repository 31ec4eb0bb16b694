import type { OpenedResource } from '#contract/reading.ts'
import { count, fives } from './wording.ts'
import '../../ui/lists/figures.css'

/** Books and papers, on how many days staff opened each, and how many parents did. */
export function OpenedTable({ opened }: { opened: OpenedResource[] }) {
  return (
    <div className="record-table mt-4 rounded-lg bg-surface p-5 shadow-rest tablet:p-8">
      <table className="figures opened">
        <caption className="sr-only">Books and papers that were opened</caption>
        <thead>
          <tr>
            <th scope="col">Book or paper</th>
            <th scope="col">Days opened by staff</th>
            <th scope="col">Parents who opened it</th>
          </tr>
        </thead>
        <tbody>
          {opened.map(({ id, title, category, days, parents }) => (
            <tr key={id}>
              <th scope="row">
                <span className="font-bold">{title}</span>
                <span className="block text-ink-soft text-sm">{category}</span>
              </th>
              <td>{count(days)}</td>
              <td>{fives(parents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
