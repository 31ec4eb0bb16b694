import { useQueryClient } from '@tanstack/react-query'
import { createTestimonial, type EditedTestimonial, type EditedTestimonials } from '#contract/testimonials.ts'
import { isChangedMeanwhile } from '../../../api/api-error.ts'
import { savedButNotLater } from '../../../forms/saved-but-not-later.ts'
import { useForm } from '../../../forms/use-form.ts'
import { useKeptDraft } from '../../../forms/use-kept-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { FieldGroup } from '../../../ui/fields/field-group.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { editedTestimonialsQuery, useTestimonialChange, type Words } from './queries.ts'

const empty: Words = {
  ...{ quote: '', author: '', author_role: '', is_example: false },
  ...{ said_on: '', agreed_on: '', agreed_how: '' },
}

interface TestimonialFormProps {
  testimonial: EditedTestimonial | null
  onDone: () => void
}

/** Edits one testimonial; `null` creates one. */
export function TestimonialForm({ testimonial, onDone }: TestimonialFormProps) {
  const { id, ...words } = testimonial ?? { id: null, ...empty, version: 0 }
  // A draft of earlier has the version that it was begun on.
  const kept = useKeptDraft(`testimonial_${id ?? 'new'}`, words)
  const { version, ...draft } = kept.draft
  const { mutateAsync } = useTestimonialChange()
  const client = useQueryClient()
  const versionIn = ({ shown }: EditedTestimonials) => shown.find((one) => one.id === id)?.version ?? version
  const form = useForm(createTestimonial, {
    values: draft,
    onChange: (changed) => kept.change(changed),
    send: (values) => mutateAsync({ kind: 'save', id, words: values, version }),
    onFailed: async (error) => {
      if (isChangedMeanwhile(error))
        kept.change({ version: versionIn(await client.fetchQuery(editedTestimonialsQuery)) })
    },
    onDone: (edited, values, later) => {
      if (id !== null && later) {
        kept.settle({ ...values, version: versionIn(edited) }, later)
        showToast.success(savedButNotLater('The testimonial'))
        return undefined
      }
      kept.drop()
      showToast.success('The testimonial has been saved.')
      onDone()
      return undefined
    },
  })
  return (
    <form {...form.formProps} className="grid gap-6">
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <TextArea
        label="What was said"
        hint="Without quotation marks, at most 600 characters."
        {...form.field('quote')}
        maxLength={undefined}
      />
      <TextField label="Who said it" {...form.field('author')} autoComplete="off" />
      <TextField
        label="Their role and school (optional)"
        hint="For example, Year 3 teacher, Tidewell Primary School"
        {...form.field('author_role')}
        autoComplete="off"
      />
      <FieldGroup
        title="Consent"
        hint="Only words whose author has agreed stand in a sponsor’s report. If they take it back, remove the testimonial: it is gone from every report at once."
      >
        <TextField label="Said on (optional)" type="date" {...form.field('said_on')} />
        <TextField label="Agreed to be quoted on (optional)" type="date" {...form.field('agreed_on')} />
        <TextField
          label="Where they agreed (optional)"
          hint="For example, e-mail of 5 October 2026. Only operators see it."
          {...form.field('agreed_how')}
          autoComplete="off"
        />
      </FieldGroup>
      <CheckBox label="This is an invented example" {...form.box('is_example')} />
      <Button type="submit" isBusy={form.sending.isPending} busyLabel="Saving…">
        Save the testimonial
      </Button>
    </form>
  )
}
