import { type FormEvent, useState } from 'react'
import type { QueueCase } from '#contract/verification.ts'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { useWhenDone } from '../../forms/use-when-done.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { formatPostcode } from '../../ui/fields/postcode.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useSchoolDecision } from './queries.ts'

/** The details that a verified school's staff cannot change themselves. */
export function CorrectSchool({ school }: { school: QueueCase }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="quiet" className="mt-6" onClick={() => setOpen(true)}>
        Correct name and postcode
      </Button>
      <Dialog isOpen={isOpen} title="Correct name and postcode" onClose={() => setOpen(false)}>
        {isOpen && <CorrectSchoolForm school={school} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

function CorrectSchoolForm({ school, onDone }: { school: QueueCase; onDone: () => void }) {
  const [title, setTitle] = useState(school.entered.title)
  const [postcode, setPostcode] = useState(school.entered.postcode)
  const [isChecked, setChecked] = useState(false)
  const correction = useSchoolDecision(school)
  const whenDone = useWhenDone(onDone)
  const errors = correction.error instanceof ApiError ? correction.error.fields : {}
  const missing = (value: string, sentence: string) => (isChecked && value.trim() === '' ? sentence : undefined)
  const titleError = missing(title, 'School name is required') ?? errors.title
  const postcodeError = missing(postcode, 'Postcode is required') ?? errors.postcode

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!title.trim() || !postcode.trim() || correction.isPending) return
    whenDone(correction.mutateAsync({ kind: 'correct', title, postcode }), 'The school has been corrected.')
  }
  return (
    <form className="grid gap-6" onSubmit={handleSubmit} noValidate>
      <TextField
        label="School name"
        error={titleError}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
        maxLength={150}
        autoComplete="off"
      />
      <TextField
        label="Postcode"
        error={postcodeError}
        value={postcode}
        onChange={(event) => setPostcode(event.currentTarget.value)}
        onBlur={() => setPostcode(formatPostcode(postcode))}
        maxLength={10}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="max-w-48"
      />
      {correction.error && !titleError && !postcodeError && (
        <Notice tone="danger" title="Nothing was changed" isUrgent>
          <p>{sentenceOf(correction.error)}</p>
        </Notice>
      )}
      <Button type="submit" isBusy={correction.isPending} busyLabel="Saving…">
        Save the correction
      </Button>
    </form>
  )
}
