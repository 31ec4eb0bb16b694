import { CircleUserRound, Undo2, UserRoundX } from 'lucide-react'
import type { Person } from '#contract/people.ts'
import { Button } from '../../ui/button.tsx'
import { EmailAddress } from '../../ui/text/email-address.tsx'
import type { Deed } from './ask-dialog.tsx'
import { endedText, joinedText, lastUsedText, nameOfPerson } from './person-words.ts'

interface PersonRowProps {
  person: Person
  /** Colleagues of the lead see names, and can only leave. */
  isLead: boolean
  isRestoring: boolean
  onAsk: (deed: Deed) => void
  onRestore: () => void
}

const button = 'min-h-11 px-4 py-1 text-sm max-phone:px-2.5'

/** One person: who, how they joined and when they last used the portal, and the button that ends their access. */
export function PersonRow({ person, isLead, isRestoring, onAsk, onRestore }: PersonRowProps) {
  const name = nameOfPerson(person)
  const Icon = person.end_time ? UserRoundX : CircleUserRound
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <Icon aria-hidden className="size-7 shrink-0 text-accent-ink max-phone:hidden" />
      <div className="min-w-0 grow basis-52">
        <p className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {person.is_own && <span className="text-ink-soft">you</span>}
          {person.is_lead && <Badge>Lead</Badge>}
          {person.email && person.name && (
            <span className="text-sm">
              <EmailAddress>{person.email}</EmailAddress>
            </span>
          )}
        </p>
        {isLead && (
          <p className="text-ink-soft text-sm wrap-anywhere">
            {person.end_time ? endedText(person) : `${joinedText(person)} · ${lastUsedText(person)}`}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-x-4 gap-y-2 empty:hidden">
        {isLead && person.can_lead && !person.is_own && (
          <Button
            tone="quiet"
            className={button}
            aria-label={`Make ${name} the lead`}
            onClick={() => onAsk('hand-over')}
          >
            Make lead
          </Button>
        )}
        {isLead && !person.is_own && !person.end_time && (
          <Button tone="quiet" className={button} aria-label={`End the access of ${name}`} onClick={() => onAsk('end')}>
            End access
          </Button>
        )}
        {!isLead && person.is_own && (
          <Button tone="quiet" className={button} onClick={() => onAsk('leave')}>
            Leave the school
          </Button>
        )}
        {isLead && person.end_time && (
          <Button
            tone="quiet"
            className={button}
            aria-label={`Give ${name} access again`}
            isBusy={isRestoring}
            busyLabel="Restoring…"
            onClick={onRestore}
          >
            <Undo2 aria-hidden className="size-5" />
            Undo
          </Button>
        )}
      </div>
    </li>
  )
}

function Badge({ children }: { children: string }) {
  return <span className="rounded-full bg-accent-soft px-3 font-bold text-on-accent-soft text-sm">{children}</span>
}
