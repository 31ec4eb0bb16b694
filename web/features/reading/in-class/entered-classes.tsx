import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { UkNation } from '#contract/curriculum.ts'
import { type ClassNumbers, type ClassOutcome, deleteOutcome, updateOutcome, yearName } from '#contract/evidence.ts'
import { sentenceOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { OutcomeForm } from '../../../domain/outcomes/outcome-form.tsx'
import { forgetOutcomes } from '../../../domain/outcomes/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { longDay, monthAndYear } from '../../../ui/text/moment.ts'
import { counted } from '../wording.ts'

interface EnteredClassesProps {
  outcomes: ClassOutcome[]
  nation: UkNation | null
}

/** The classes whose numbers staff have entered: to be read, corrected for a fortnight, and deleted. */
export function EnteredClasses({ outcomes, nation }: EnteredClassesProps) {
  const list = useRef<HTMLElement>(null)
  const [opened, setOpened] = useState<{ outcome: ClassOutcome; isDeleting: boolean }>()
  const close = () => setOpened(undefined)
  return (
    <section ref={list} tabIndex={-1} aria-labelledby="entered-classes" className="outline-none">
      <h2 id="entered-classes" className="text-xl">
        The classes you entered
      </h2>
      <ul className="entered-classes">
        {outcomes.map((outcome) => (
          <Entered
            key={outcome.id}
            outcome={outcome}
            name={nameOf(outcome, nation)}
            onOpen={(isDeleting) => setOpened({ outcome, isDeleting })}
          />
        ))}
      </ul>
      <Dialog
        isOpen={opened !== undefined}
        title={opened?.isDeleting ? 'Delete these numbers?' : 'Correct the numbers'}
        onClose={close}
      >
        {opened?.isDeleting && (
          <Deleting
            outcome={opened.outcome}
            name={nameOf(opened.outcome, nation)}
            onDone={() => {
              close()
              list.current?.focus()
            }}
            onCancel={close}
          />
        )}
        {opened && !opened.isDeleting && <Correcting {...{ nation }} outcome={opened.outcome} onDone={close} />}
      </Dialog>
    </section>
  )
}

const nameOf = ({ year, children }: ClassOutcome, nation: UkNation | null) =>
  `${yearName(year, nation)}, ${counted(children, 'child', 'children')}`

interface EnteredProps {
  outcome: ClassOutcome
  name: string
  onOpen: (isDeleting: boolean) => void
}

function Entered({ outcome: { title, day, month, first, second, is_open: isOpen }, name, onOpen }: EnteredProps) {
  const when = day ? longDay(day) : monthAndYear(`${month}-01`)
  return (
    <li className="entered-class">
      <div className="min-w-0 grow">
        <p className="font-bold">{name}</p>
        <p className="text-ink-soft text-sm">{`${title}, ${when}`}</p>
        {first && second && (
          <p className="text-sm">
            {`Working towards ${first.towards}, then ${second.towards}; expected ${first.expected}, then ${second.expected}; beyond ${first.beyond}, then ${second.beyond}`}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        {isOpen && (
          <Button tone="quiet" aria-label={`Correct ${name}, ${when}`} onClick={() => onOpen(false)}>
            Correct
          </Button>
        )}
        <Button tone="quiet" aria-label={`Delete ${name}, ${when}`} onClick={() => onOpen(true)}>
          Delete
        </Button>
      </div>
    </li>
  )
}

function Correcting({
  outcome,
  nation,
  onDone,
}: {
  outcome: ClassOutcome
  nation: UkNation | null
  onDone: () => void
}) {
  const client = useQueryClient()
  const { id, version } = outcome
  const saving = useMutation({
    mutationFn: (numbers: ClassNumbers) => call(updateOutcome, { params: { id }, body: { ...numbers, version } }),
    onSuccess: () => {
      showToast.success('The numbers have been corrected.')
      forgetOutcomes(client)
      onDone()
    },
  })
  return (
    <OutcomeForm
      {...{ nation }}
      initial={outcome}
      isBusy={saving.isPending}
      problem={saving.error ? sentenceOf(saving.error) : undefined}
      onSave={({ year, children, first, second, statements }) =>
        saving.mutate({ year, children, first, second, statements })
      }
    />
  )
}

interface DeletingProps {
  outcome: ClassOutcome
  name: string
  onDone: () => void
  onCancel: () => void
}

function Deleting({ outcome: { id, title }, name, onDone, onCancel }: DeletingProps) {
  const client = useQueryClient()
  const deleting = useMutation({
    mutationFn: () => call(deleteOutcome, { params: { id } }),
    onSuccess: () => {
      showToast.success('The numbers have been deleted.')
      forgetOutcomes(client)
      onDone()
    },
    onError: (error) => showToast.error(sentenceOf(error)),
  })
  return (
    <div className="grid gap-5">
      <p>{`${name}, with “${title}”. Your school’s figures will do without them, and nobody can bring them back.`}</p>
      <div className="flex flex-wrap gap-3">
        <Button tone="danger" isBusy={deleting.isPending} busyLabel="Deleting…" onClick={() => deleting.mutate()}>
          Delete
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          Keep them
        </Button>
      </div>
    </div>
  )
}
