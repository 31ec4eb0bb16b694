import type { StatisticsFigures } from '#contract/statistics.ts'
import { filled, useShortForm } from '../../api/use-short-form.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { moment } from '../../ui/moment.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.ts'
import { useSaveUkSchools } from './queries.ts'

const wholeNumber = (value: string) =>
  /^\d[\d,\s]*$/.test(value.trim()) ? undefined : 'Enter a whole number, such as 20739.'

/** How many state-funded primary schools the UK has, of which year, and who says so. */
export function UkSchoolsForm({ figure }: { figure: StatisticsFigures['uk_schools'] }) {
  const { send, onSaved } = useSaveUkSchools()
  const { errors, problems, attempt, sending, handleSubmit } = useShortForm({
    checks: {
      count: wholeNumber,
      year: filled('Say which school year it is of, such as 2023/24.'),
      source: filled('Say where the figure comes from; visitors read it.'),
    },
    send,
    onDone: () => {
      onSaved()
      showToast.success('The figure has been saved.')
      return undefined
    },
  })
  return (
    <section aria-labelledby="uk-schools" className="rounded-lg bg-surface p-6 shadow-rest">
      <h2 id="uk-schools" className="text-xl">
        Schools in the United Kingdom
      </h2>
      <p className="mt-2 max-w-[60ch] text-ink-soft">
        The percentage of UK schools is counted against this number. Last changed {moment(figure.update_time)}.
      </p>
      <form noValidate className="mt-6 grid max-w-xl gap-6" onSubmit={handleSubmit}>
        <ErrorSummary problems={problems} attempt={attempt} />
        <div className="grid gap-6 phone:grid-cols-2">
          <TextField
            id="count"
            name="count"
            label="State-funded primary schools"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            defaultValue={figure.count.toLocaleString('en-GB')}
            error={errors.count}
          />
          <TextField
            id="year"
            name="year"
            label="School year"
            autoComplete="off"
            maxLength={20}
            defaultValue={figure.year}
            error={errors.year}
          />
        </div>
        <TextArea
          id="source"
          name="source"
          label="Source"
          hint="Visitors read it beside the percentage."
          rows={3}
          maxLength={300}
          defaultValue={figure.source}
          error={errors.source}
        />
        <div>
          <Button type="submit" isBusy={sending.isPending} busyLabel="Saving…">
            Save the figure
          </Button>
        </div>
      </form>
    </section>
  )
}
