import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type ClassCodeSheet, type ClassEnds, createClassCode } from '#contract/class-codes.ts'
import { todayInUk } from '#contract/school-days.ts'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { CodeParts } from './code-parts.tsx'
import { classEndsQuery, forgetCodes } from './queries.ts'
import { ShareCode } from './share-code.tsx'
import { shortAddress } from './short-address.ts'
import { dayText, endOfDay, untilText } from './until-text.ts'

interface ClassCodeDialogProps {
  resourceId: number
  title: string
  isOpen: boolean
  onClose: () => void
}

/** Asks until when, makes the code, and shows how to give it to the class. */
export function ClassCodeDialog({ resourceId, title, isOpen, onClose }: ClassCodeDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="Read with your class" onClose={onClose}>
      <Making resourceId={resourceId} title={title} />
    </Dialog>
  )
}

type Choice = 'day' | 'week' | 'term' | 'other'

function Making({ resourceId, title }: { resourceId: number; title: string }) {
  const client = useQueryClient()
  const { data: ends } = useQuery(classEndsQuery)
  const [choice, setChoice] = useState<Choice>('day')
  const [other, setOther] = useState('')
  const date = useRef<HTMLInputElement>(null)
  const made = useMutation({
    mutationFn: (until: string | undefined) => call(createClassCode, { body: { resource_id: resourceId, until } }),
    onSuccess: () => forgetCodes(client),
    onError: () => date.current?.focus(),
  })
  if (made.data) return <Made code={made.data} />
  const dateError = made.error instanceof ApiError ? made.error.fields.until : undefined
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    // Without a day the server takes the end of this school day, also when the choices have not loaded.
    if (made.isPending) return
    const days = { day: undefined, week: ends?.week, term: ends?.term?.day, other }
    made.mutate(days[choice])
  }
  return (
    <form method="dialog" onSubmit={handleSubmit} noValidate className="grid gap-5">
      <p>
        {`Children read “${title}” and its activity sheets on any device with a code. They need no account, and we collect nothing about them.`}
      </p>
      <RadioGroup<Choice>
        id="class-code-until"
        name="until"
        label="How long should the code work?"
        value={choice}
        options={choicesOf(ends)}
        onChange={(event) => setChoice(event.target.value as Choice)}
      />
      {choice === 'other' && (
        <TextField
          ref={date}
          type="date"
          label="Last day"
          hint={`At most 13 weeks from today. The code ends at ${endOfDay}.`}
          value={other}
          min={todayInUk()}
          max={ends?.last}
          error={dateError}
          onChange={(event) => setOther(event.currentTarget.value)}
        />
      )}
      {made.error && !(dateError && choice === 'other') && (
        <p role="alert" className="font-bold text-danger">
          {sentenceOf(made.error)}
        </p>
      )}
      <div>
        <Button type="submit" isBusy={made.isPending} busyLabel="Making the code…">
          Make the code
        </Button>
      </div>
    </form>
  )
}

function choicesOf(ends: ClassEnds | undefined): Array<{ value: Choice; label: string }> {
  const isToday = ends?.day === todayInUk()
  return [
    {
      value: 'day',
      label:
        !ends || isToday ? `Until the end of the school day, ${endOfDay}` : `Until ${dayText(ends.day)}, ${endOfDay}`,
    },
    ...(ends && ends.week !== ends.day
      ? [{ value: 'week' as const, label: `Until ${dayText(ends.week)}, ${endOfDay}` }]
      : []),
    ...(ends?.term && ends.term.day > ends.week
      ? [
          {
            value: 'term' as const,
            label: `Until ${ends.term.before || 'the end of term'}, ${dayText(ends.term.day)}, ${endOfDay}`,
          },
        ]
      : []),
    { value: 'other', label: 'Until a day that I choose' },
  ]
}

function Made({ code }: { code: ClassCodeSheet }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-5">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-lg outline-none">
          Your code is ready
        </h3>
        <CodeParts code={code.code} />
        <p>{`It works until ${untilText(code.until_time)}. Children type it at ${shortAddress(code.url)}.`}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`/class-codes/${code.id}`}>Show it on the board</ButtonLink>
        <ButtonLink to="/class-codes" tone="quiet">
          Your class codes
        </ButtonLink>
      </div>
      <ShareCode code={code} />
    </div>
  )
}
