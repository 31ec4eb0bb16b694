import { Copy } from 'lucide-react'
import { useState } from 'react'
import type { GrantFigures } from '#contract/grants.ts'
import { Button } from '../../../ui/button.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { longDay } from '../../../ui/text/moment.ts'
import { count, counted } from '../wording.ts'

/** Words, or a number with the rows that it counts. */
export type LinePart = string | { number: string; rows: '#regions' | '#sessions' }

/** The sentences for an application, with what is enough to be said; null while nothing is. */
export function grantLine({ year, total, ...held }: GrantFigures): LinePart[] | null {
  const inRegions = (number: number, what = '') => ({ number: `${count(number)}${what}`, rows: '#regions' }) as const
  const clauses: LinePart[][] = []
  if (total.classes !== null)
    clauses.push([
      ...['at least ', inRegions(total.classes, ' classes')],
      ...(total.schools === null ? [] : [' in ', inRegions(total.schools, ' schools')]),
      ' read our books together',
    ])
  if (total.lessons !== null)
    clauses.push([
      ...['at least ', inRegions(total.lessons, ' lessons')],
      ...[' were taught with our plans', total.lesson_schools === null ? '' : ' in '],
      ...(total.lesson_schools === null ? [] : [inRegions(total.lesson_schools, ' schools')]),
    ])
  if (held.sessions_held > 0)
    clauses.push([
      { number: counted(held.sessions_held, 'enterprise session', 'enterprise sessions'), rows: '#sessions' },
      held.sessions_held === 1 ? ' was held in ' : ' were held in ',
      { number: counted(held.session_schools, 'school', 'schools'), rows: '#sessions' },
    ])
  if (clauses.length === 0) return null
  const joined = clauses.flatMap((clause, at) => [
    at === 0 ? '' : at === clauses.length - 1 ? ' and ' : ', ',
    ...clause,
  ])
  const when = year.is_over ? `In ${year.name}, ` : `In ${year.name}, by ${longDay(year.to)}, `
  const children: LinePart[] =
    total.children === null || total.entered === null
      ? []
      : [
          ' Teachers counted at least ',
          inRegions(total.children, ' children'),
          ' in ',
          inRegions(total.entered, ' classes'),
          '.',
        ]
  return [when, ...joined, '.', ...children].filter((part) => part !== '')
}

const textOf = (parts: readonly LinePart[]) =>
  parts.map((part) => (typeof part === 'string' ? part : part.number)).join('')

/** The line, each number a link to its rows, ready to be copied as text. */
export function GrantLine({ parts }: { parts: readonly LinePart[] }) {
  const [said, setSaid] = useState('')
  const handleCopy = async () => {
    setSaid('')
    try {
      await navigator.clipboard.writeText(textOf(parts))
      setSaid('Copied. Paste it into your application or report.')
    } catch {
      setSaid('This browser did not let us copy it. Select the sentences and copy them.')
    }
  }
  return (
    <Section id="line" title="A line for your application" className="grant-line">
      <p className="mt-3 text-lg">
        {parts.map((part, at) =>
          typeof part === 'string' ? (
            part
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their places
            <a key={at} href={part.rows} className="link font-bold">
              {part.number}
            </a>
          ),
        )}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button tone="quiet" onClick={() => void handleCopy()}>
          <Copy aria-hidden className="size-5" />
          Copy the line
        </Button>
        <p role="status" className="font-bold">
          {said}
        </p>
      </div>
    </Section>
  )
}
