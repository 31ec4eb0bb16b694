import type { CurriculumRow } from './read-curriculum.ts'

const nations = {
  england: 'England',
  scotland: 'Scotland',
  wales: 'Wales',
  'northern-ireland': 'Northern Ireland',
} as const

/** Where a plan says what its book covers. */
export const chapterPlace = '{{curriculum}}'

/** What each document asks for, and how the book does it, in the markup of the papers; the documents in the order of the rows. */
export function writeChapter(rows: readonly CurriculumRow[]): string {
  const documents = [...new Set(rows.map(({ document }) => document))]
  const parts = documents.flatMap((title) => {
    const asked = rows.filter(({ document }) => document === title)
    const heads = asked.map(({ nation, edition }) => `**${nations[nation]}:** *${title}* (${edition})`)
    return [heads[0] ?? '', asked.map(writeRow).join('\n')]
  })
  return [...parts, listSources(rows)].join('\n\n')
}

function writeRow({ area, code, statement, isQuoted, covers }: CurriculumRow): string {
  const part = code ? `${area} (${code})` : area
  return `- **${part}:** ${isQuoted ? `“${statement}”` : statement}. ${covers}`.replace('.”.', '.”')
}

/** Each site once, by the day on which it was read; the addresses themselves are on the page of the book. */
function listSources(rows: readonly CurriculumRow[]): string {
  const days = [...new Set(rows.map(({ readOn }) => readOn))].toSorted((a, b) => a.localeCompare(b))
  const read = days.map((day) => {
    const sites = rows.filter(({ readOn }) => readOn === day).map(({ source }) => new URL(source).host)
    return `**Read on ${writeDay(day)}** at ${[...new Set(sites)].map((site) => site.replace(/^www\./, '')).join(', ')}.`
  })
  return read.join(' ')
}

const writeDay = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  )
