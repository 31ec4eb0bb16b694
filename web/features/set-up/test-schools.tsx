import { Check, Minus } from 'lucide-react'
import { useState } from 'react'
import type { TestSchool } from '#contract/set-up.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { useDeleteTestSchool } from './queries.ts'

const facts = [
  ['is_confirmed', 'address confirmed'],
  ['is_approved', 'approved'],
  ['has_parent', 'a parent has joined'],
] as const

/** The schools that signed up last, how far each has come, and the end of the one that was for trying out. */
export function TestSchools({ schools }: { schools: TestSchool[] }) {
  const [ending, setEnding] = useState<TestSchool | null>(null)
  const { mutate, isPending, error, reset } = useDeleteTestSchool()
  if (schools.length === 0) return null
  return (
    <>
      <ul className="grid gap-3">
        {schools.map((school) => {
          const isWhole = facts.every(([fact]) => school[fact])
          return (
            <li key={school.id} className="set-up-school">
              <div className="min-w-0">
                <p className="wrap-anywhere font-bold">{school.title}</p>
                <ul className="flex flex-wrap gap-x-4 text-sm">
                  {facts.map(([fact, words]) => {
                    const Icon = school[fact] ? Check : Minus
                    return (
                      <li key={fact} className="flex items-center gap-1">
                        <Icon aria-hidden className="size-4 shrink-0" />
                        {school[fact] ? words : `not yet: ${words}`}
                      </li>
                    )
                  })}
                </ul>
              </div>
              {isWhole && (
                <Button tone="quiet" className="print:hidden" onClick={() => setEnding(school)}>
                  Delete this test school
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <ConfirmDialog
        isOpen={ending !== null}
        title={`Delete ${ending?.title ?? ''}?`}
        confirm={{ label: 'Delete the test school', busyLabel: 'Deleting…', tone: 'danger' }}
        keep="Keep it"
        isBusy={isPending}
        failure={error ? { title: 'Nothing was deleted', sentence: sentenceOf(error) } : undefined}
        onConfirm={() => ending && mutate(ending.id, { onSuccess: () => setEnding(null) })}
        onClose={() => {
          reset()
          setEnding(null)
        }}
      >
        <p>
          The school goes with all its accounts, and no figure counts it. Only do this with the one that you have made
          for trying out.
        </p>
      </ConfirmDialog>
    </>
  )
}
