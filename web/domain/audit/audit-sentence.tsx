import { Fragment, type ReactNode } from 'react'
import type { AuditEntry } from '#contract/audit.ts'
import { TextLink } from '../../ui/text/text-link.tsx'
import { unbroken } from '../../ui/text/unbroken.tsx'
import { actorOf, objectOf, pathOf, sentenceFor } from './words.ts'

interface AuditSentenceProps {
  entry: AuditEntry
  /** The path of the page that shows it, to which nothing in it links. */
  here?: string
}

/** What was done, as a sentence with links to who did it and what it was done to. */
export function AuditSentence({ entry, here = '' }: AuditSentenceProps) {
  const parts = sentenceFor(entry).split(/(\{actor\}|\{object\})/)
  return parts.map((part, index) => {
    const isFirst = parts.slice(0, index).every((before) => before === '')
    if (part === '{actor}') return <Actor key={part} entry={entry} isFirst={isFirst} here={here} />
    if (part === '{object}')
      return (
        <Named key={part} to={pathOf(entry)} here={here}>
          {objectOf(entry)}
        </Named>
      )
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text
    return <Fragment key={index}>{unbroken(part)}</Fragment>
  })
}

function Actor({ entry, isFirst, here }: { entry: AuditEntry; isFirst: boolean; here: string }) {
  const name = actorOf(entry)
  const isNamed = entry.actor !== ''
  const shown = isFirst || isNamed ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`
  return (
    <Named to={isNamed ? `/admin/users/${entry.actor_id}` : ''} here={here}>
      {shown}
    </Named>
  )
}

/** A name, as a link where there is a page about it. */
function Named({ to, here, children }: { to: string; here: string; children: ReactNode }) {
  return to && to !== here ? <TextLink to={to}>{children}</TextLink> : children
}
