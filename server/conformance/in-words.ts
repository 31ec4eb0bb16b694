import { type Level, levels, requirements } from './chapters.ts'
import { axeRules, type Criterion, criteria } from './criteria.ts'

function levelOf({ number, absent, lacks, tests }: Criterion): Level {
  if (absent) return 'none'
  if (lacks) return 'partly'
  if (tests) return 'supports'
  return axeRules[number] ? 'program' : 'unknown'
}

const testsInWords = (tests: string[] = []) => (tests.length > 0 ? `Shown by ${tests.join(', ')}.` : '')

function remarkOf({ number, absent, lacks, tests }: Criterion): string {
  if (absent) return absent
  const rules = axeRules[number]?.split(' ')
  const byProgram =
    rules &&
    `On every page, the program axe finds no problem with ${rules.length === 1 ? 'its rule' : 'its rules'} ${rules.join(', ')}.`
  return (
    [lacks, testsInWords(tests), byProgram].filter(Boolean).join(' ') ||
    'Neither a program nor a person has checked it.'
  )
}

const clauseOf = ({ number, isNew }: Criterion) => (isNew ? 'WCAG 2.2 only' : `9.${number}`)

export const conformanceHead = [
  'Clause of EN 301 549',
  'Requirement',
  'Level of WCAG',
  'Conformance',
  'Evidence and remarks',
]

/** The report as rows: one for each criterion, then one for each other requirement. */
export function* conformanceRows(): Generator<string[]> {
  for (const criterion of criteria)
    yield [
      clauseOf(criterion),
      `${criterion.number} ${criterion.name}`,
      criterion.level,
      levels[levelOf(criterion)],
      remarkOf(criterion),
    ]
  for (const { clause, name, level, remark, tests } of requirements)
    yield [clause, name, '', levels[level], [remark, testsInWords(tests)].filter(Boolean).join(' ')]
}

const tableHead = '| Requirement | Conformance | Evidence and remarks |\n| --- | --- | --- |'

const tableRow = (...cells: string[]) => `| ${cells.join(' | ')} |`

/** The report as Markdown: a sum, and two tables. */
export function describeConformance(): string {
  const found = criteria.map(levelOf)
  const count = (level: Level) => found.filter((one) => one === level).length
  const sums = (Object.keys(levels) as Level[]).map((level) => `- ${levels[level]}: ${count(level)}`)
  return [
    `Of the ${criteria.length} criteria of WCAG 2.2 at levels A and AA:`,
    sums.join('\n'),
    '### Chapter 9, web: the criteria of WCAG',
    [
      tableHead,
      ...criteria.map((criterion) =>
        tableRow(
          `${criterion.number} ${criterion.name} (${criterion.level})`,
          levels[levelOf(criterion)],
          remarkOf(criterion),
        ),
      ),
    ].join('\n'),
    '### The other chapters',
    [
      tableHead,
      ...requirements.map(({ clause, name, level, remark, tests }) =>
        tableRow(`${clause} ${name}`, levels[level], [remark, testsInWords(tests)].filter(Boolean).join(' ')),
      ),
    ].join('\n'),
  ].join('\n\n')
}
