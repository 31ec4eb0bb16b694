import type { Report } from '#contract/reports.ts'
import type { ShownFigure } from '#contract/small-numbers.ts'

export const reportHead = ['Part', 'Of', 'Figure', 'Number'] as const

type Line = readonly [part: string, of: string, figure: string, number: number | '']

const line = (part: string, of: string, figure: string, number: ShownFigure): Line => [part, of, figure, number ?? '']

const fifths = ['Not known', 'Most free school meals', 'Second fifth', 'Third fifth', 'Fourth fifth', 'Fewest']

/** Every figure of a report, a line for each. */
export function* reportLines(report: Report): Generator<Line> {
  const { period, movement } = report
  const total = (figure: string, number: ShownFigure) => line('In all', period.name, figure, number)
  yield total('Member schools', report.schools)
  yield total('New member schools', report.new_schools)
  yield total('Children aged 6 to 9 enrolled at member schools', report.enrolled)
  yield total('Schools whose classes read or were taught', report.schools_taught)
  yield total('Classes that read or were taught', report.classes)
  yield total('Children in classes that read or were taught', report.children)
  yield total('Class readings', report.readings)
  yield total('Lessons led', report.lessons)
  yield total('Enterprise sessions held', report.sessions)
  for (const { from, to, classes, children } of report.stretches) {
    const months = from === to ? from : `${from} to ${to}`
    yield line('By month', months, 'Classes that read or were taught', classes)
    yield line('By month', months, 'Children in classes that read or were taught', children)
  }
  for (const { title, classes } of report.books)
    yield line('By book', title, 'Classes that read or were taught', classes)
  for (const { name, schools, classes } of report.regions) {
    yield line('By region', name || 'Not known', 'Member schools', schools)
    yield line('By region', name || 'Not known', 'Classes that read or were taught', classes)
  }
  for (const { fifth, schools, classes } of report.fifths) {
    yield line('By free school meals', fifths[fifth] ?? '', 'Member schools', schools)
    yield line('By free school meals', fifths[fifth] ?? '', 'Classes that read or were taught', classes)
  }
  if (!movement) return
  const moved = (figure: string, number: ShownFigure) =>
    line('Before and after the lesson', period.name, figure, number)
  yield moved('Classes with both colours', movement.classes)
  yield moved('Children in these classes', movement.children)
  for (const [name, key] of [
    ['working towards', 'towards'],
    ['expected', 'expected'],
    ['beyond', 'beyond'],
  ] as const) {
    yield moved(`Before: ${name}`, movement.first[key])
    yield moved(`After: ${name}`, movement.second[key])
  }
  yield moved('Classes in which some children changed their mind', movement.changed_minds)
  yield moved('Classes in which children who are often quiet spoke', movement.quiet_voices)
  yield moved('Classes that will try something', movement.will_try)
}
