import { useState } from 'react'
import { correctSchool, type QueueCase } from '#contract/verification.ts'
import { savedButNotLater } from '../../forms/saved-but-not-later.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
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
  const { title, postcode } = school.entered
  const correction = useSchoolDecision(school)
  const { field, change, values, problems, attempt, sending, formProps } = useForm(correctSchool, {
    values: { title, postcode },
    toInput: (typed) => ({ version: school.version, ...typed }),
    send: (typed) => correction.mutateAsync({ kind: 'correct', ...typed }),
    places: { 'school/bad-postcode': 'postcode' },
    withoutToast: true,
    onDone: ({ entered }, _, later) => {
      if (later) showToast.success(savedButNotLater(`“${entered.title}”`))
      else {
        showToast.success('The school has been corrected.')
        onDone()
      }
      return undefined
    },
  })
  return (
    <form {...formProps} className="grid gap-6">
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField {...field('title')} label="School name" autoComplete="off" />
      <TextField
        {...field('postcode')}
        label="Postcode"
        onBlur={() => change({ postcode: formatPostcode(values.postcode) })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="max-w-48"
      />
      <Button type="submit" isBusy={sending.isPending} busyLabel="Saving…">
        Save the correction
      </Button>
    </form>
  )
}
