import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PeopleFilter, Person } from '#contract/people.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { focusHeading, PagedSection } from '../../domain/paged-section.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { UndoNotice } from '../../ui/feedback/undo-notice.tsx'
import { SearchForm } from '../../ui/fields/search-form.tsx'
import { FilterTabs } from '../../ui/lists/filter-tabs.tsx'
import { AskDialog, type Deed } from './ask-dialog.tsx'
import { PersonRow } from './person-row.tsx'
import { nameOfPerson } from './person-words.ts'
import { peopleQuery, useDeed, useRestore, type WantedPeople } from './queries.ts'
import { Review } from './review.tsx'

const headingId = 'people'

/** Up to this many are found by looking. */
const fewForSearch = 8

const empty: Record<PeopleFilter, string> = {
  staff: 'Your school has no staff here.',
  parents: 'No parent has joined yet. Parents appear here once they have registered with your code or an invitation.',
  ended: 'You have not ended anybody’s access in the last 30 days.',
  review: 'Thank you. You have checked everybody for this school year.',
}

/** Who has access through the school. The lead ends it and gives it back; colleagues see who is on the staff. */
export function PeopleSection() {
  const [wanted, setWanted] = useState<WantedPeople>({ show: 'staff', q: '', page: 1 })
  const [asked, setAsked] = useState<{ deed: Deed; person: Person } | null>(null)
  const [done, setDone] = useState(0)
  const [ended, setEnded] = useState<Person | null>(null)
  useEffect(() => {
    // The focused button disappears with its list item. The dialog holds the focus until it has closed.
    if (done > 0) focusHeading(headingId)
  }, [done])
  const query = useQuery(peopleQuery(wanted))
  const doing = useDeed()
  const restoring = useRestore()
  const change = (changed: Partial<WantedPeople>) => setWanted({ ...wanted, page: 1, ...changed })
  const handleConfirm = () => {
    if (!asked) return
    const { deed, person } = asked
    doing.mutate(asked, {
      onSuccess: () => {
        setAsked(null)
        if (deed === 'end') setEnded(person)
        if (deed === 'hand-over') showToast.success(`${nameOfPerson(person)} is now the lead of your school.`)
        if (deed === 'leave') showToast.success('You have left the school.')
        setDone((count) => count + 1)
      },
    })
  }
  const handleRestore = (person: Person) =>
    restoring.mutate(person, {
      onSuccess: () => {
        setEnded(null)
        showToast.success(`${nameOfPerson(person)} has access again.`)
        focusHeading(headingId)
      },
      onError: (failure) => showToast.error(sentenceOf(failure)),
    })
  const { counts, is_lead: isLead = false } = query.data ?? {}
  const hasSearch = isLead && counts && (wanted.q !== '' || counts[wanted.show] > fewForSearch)
  return (
    <div className="grid *:min-w-0">
      <UndoNotice
        sentence={ended ? `${nameOfPerson(ended)} no longer has access.` : ''}
        isBusy={restoring.isPending}
        onUndo={() => ended && handleRestore(ended)}
        onDismiss={() => setEnded(null)}
      />
      <PagedSection
        id={headingId}
        heading={<span className="max-phone:sr-only">People of your school</span>}
        noun="the people of your school"
        query={query}
        empty={wanted.q === '' ? empty[wanted.show] : 'Nobody matches. Try fewer letters.'}
        page={wanted.page}
        onTurn={(page) => change({ page })}
        notice={
          counts && (
            <div className="mb-5 grid gap-4 *:min-w-0 *:mt-0!">
              {isLead ? (
                <FilterTabs
                  isOneLine
                  tabs={[
                    { name: 'staff', label: 'Staff', count: counts.staff },
                    { name: 'parents', label: 'Parents', count: counts.parents },
                    { name: 'ended', label: 'Access ended', count: counts.ended },
                    ...(counts.review > 0 || wanted.show === 'review'
                      ? [{ name: 'review' as const, label: 'To confirm', count: counts.review }]
                      : []),
                  ]}
                  chosen={wanted.show}
                  onChoose={(show) => change({ show, q: '' })}
                />
              ) : (
                <p className="max-w-[70ch] text-ink-soft">{forColleagues(counts.parents)}</p>
              )}
              {isLead && counts.review > 0 && (
                <Review
                  wanted={wanted}
                  people={query.data?.people ?? []}
                  onShow={() => change({ show: 'review', q: '' })}
                />
              )}
              {hasSearch && (
                <SearchForm
                  label="Find a person"
                  hint="Part of a name or of an address shown"
                  q={wanted.q}
                  onSearch={(q) => change({ q })}
                />
              )}
            </div>
          )
        }
        isCompact
        {...(wanted.show !== 'review' && { shownFirst: 10 })}
      >
        {({ people }) =>
          people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              isLead={isLead}
              isRestoring={restoring.isPending && restoring.variables.id === person.id}
              onAsk={(deed) => {
                doing.reset()
                setAsked({ deed, person })
              }}
              onRestore={() => handleRestore(person)}
            />
          ))
        }
      </PagedSection>
      <AskDialog
        asked={asked}
        isBusy={doing.isPending}
        failure={doing.error ? sentenceOf(doing.error) : undefined}
        onConfirm={handleConfirm}
        onClose={() => setAsked(null)}
      />
    </div>
  )
}

const forColleagues = (parents: number): string =>
  `${parents === 1 ? 'One parent has' : `${parents.toLocaleString('en-GB')} parents have`} joined. Only the lead can see how people joined, and end their access. Tell the lead when somebody has left.`
