import { useQueryClient } from '@tanstack/react-query'
import { yearName } from '#contract/evidence.ts'
import { todayInUk } from '#contract/school-days.ts'
import { addTaughtPlan, type ParentsPage, termName } from '#contract/taught.ts'
import { useForm } from '../../../forms/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { FormCard } from '../../../ui/fields/form-card.tsx'
import { RadioGroup } from '../../../ui/fields/radio-group.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { parentsPage } from '../queries.ts'

const years = [1, 2, 3, 4, 5, 6, 0]

/** A storybook brings its lesson along; another paper is shown by itself. */
const nameOf = ({ title, category, of }: ParentsPage['choices'][number]) =>
  category === 'Storybook' ? `${title}: the book and its lesson` : of === '' ? `${title} (${category})` : title

/** Adds a book or paper, for a year and a term. */
export function AddPlan({ page: { choices, terms, nation } }: { page: ParentsPage }) {
  const client = useQueryClient()
  const today = todayInUk()
  const here = terms.findLast((term) => term <= today) ?? ''
  const form = useForm(addTaughtPlan, {
    values: { resource_id: '', year: '', term: here, is_taught: 'yes' },
    toInput: ({ resource_id, year, term, is_taught }) => ({
      resource_id: Number.parseInt(resource_id, 10),
      year: Number.parseInt(year, 10),
      term,
      is_taught: is_taught === 'yes',
    }),
    check: ({ resource_id }) => (resource_id === '' ? { resource_id: 'Choose a book or paper.' } : {}),
    onDone: () => {
      showToast.success('Parents can see it.')
      form.change({ resource_id: '' })
      void client.invalidateQueries({ queryKey: [parentsPage] })
      return undefined
    },
  })
  const { maxLength: _, ...book } = form.field('resource_id')
  const { maxLength: _year, ...year } = form.field('year')
  const { maxLength: _term, ...term } = form.field('term')
  return (
    <Section id="add" title="Add what you teach">
      <FormCard className="mt-4">
        <form {...form.formProps} className="grid gap-5">
          <ErrorSummary problems={form.problems} attempt={form.attempt} />
          <div className="taught-add">
            <SelectField
              {...book}
              label="Book or paper"
              options={[
                { value: '', label: 'Choose' },
                ...choices.map((choice) => ({ value: String(choice.id), label: nameOf(choice) })),
              ]}
            />
            <SelectField
              {...year}
              label="Year"
              options={[
                { value: '', label: 'Choose' },
                ...years.map((one) => ({ value: String(one), label: yearName(one, nation) })),
              ]}
            />
            <SelectField {...term} label="When" options={terms.map((one) => ({ value: one, label: termName(one) }))} />
          </div>
          <RadioGroup
            {...form.field('is_taught')}
            label="Was it taught?"
            options={[
              { value: 'yes', label: 'It was taught' },
              { value: 'no', label: 'It will be taught' },
            ]}
          />
          <div>
            <Button type="submit" isBusy={form.sending.isPending} busyLabel="Adding…">
              Add
            </Button>
          </div>
        </form>
      </FormCard>
    </Section>
  )
}
