import type { Covered } from '#contract/school-year.ts'
import type { listCovered } from './queries.ts'

/** What several books cover is one row: documents in the order in which the books name them, with their parts together. */
export function joinCovered(rows: Awaited<ReturnType<typeof listCovered>>): Covered[] {
  const joined = new Map<string, Covered>()
  for (const { title, covers, source, readOn, isQuoted, ...row } of rows) {
    const key = JSON.stringify([row.document, row.edition, row.area, row.code, row.statement])
    const known = joined.get(key) ?? { ...row, is_quoted: isQuoted, books: [] }
    known.books.push({ title, covers, source, read_on: readOn })
    joined.set(key, known)
  }
  const all = [...joined.values()]
  const documents = [...new Set(all.map(({ document }) => document))]
  return documents.flatMap((document) =>
    all
      .filter((row) => row.document === document)
      .sort((a, b) => a.area.localeCompare(b.area, 'en-GB') || a.code.localeCompare(b.code, 'en-GB')),
  )
}
