import { promiseOf } from '../retention.ts'
import { bases, type DataSet } from './data-set.ts'
import { dataSets } from './data-sets.ts'

/** How long a set is kept, as sentences. */
const keptInWords = ({ kept }: DataSet): string => (typeof kept === 'string' ? kept : kept.map(promiseOf).join(' '))

/** All the data about people, set by set, as Markdown. */
export const describeData = (): string =>
  dataSets
    .map((set) =>
      [
        `### ${set.what}`,
        '',
        `- **Whose:** ${set.whose}`,
        `- **What for:** ${set.why}`,
        `- **Legal basis:** ${bases[set.basis]}`,
        `- **How long:** ${keptInWords(set)}`,
      ].join('\n'),
    )
    .join('\n\n')

export const inventoryHead = ['Data', 'Table', 'Column', 'Whose', 'What for', 'Legal basis', 'How long']

/** One row for each column, for those who fill in a record of processing activities (UK GDPR, article 30). */
export function* inventoryRows(): Generator<string[]> {
  for (const set of dataSets)
    for (const [table, columns] of Object.entries(set.tables))
      for (const column of columns.split(' '))
        yield [set.what, table, column, set.whose, set.why, bases[set.basis], keptInWords(set)]
}
