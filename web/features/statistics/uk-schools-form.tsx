import { type StatisticsFigures, updateUkSchools } from '#contract/statistics.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Section } from '../../ui/page/section.tsx'
import { moment } from '../../ui/text/moment.ts'
import { useUkSchoolsSaved } from './queries.ts'

/** Parses "20,739" and "20 739" as 20739; NaN for anything but a whole number. */
const numberIn = (typed: string) =>
  /^\d[\d,\s]*$/.test(typed.trim()) ? Number(typed.replace(/[,\s]/g, '')) : Number.NaN

/** The number of state-funded primary schools in the UK, with its year and source. */
export function UkSchoolsForm({ figure }: { figure: StatisticsFigures['uk_schools'] }) {
  const onSaved = useUkSchoolsSaved()
  const { field, problems, attempt, sending, formProps } = useForm(updateUkSchools, {
    values: { count: figure.count.toLocaleString('en-GB'), year: figure.year, source: figure.source },
    toInput: ({ count, ...rest }) => ({ ...rest, count: numberIn(count) }),
    withoutToast: true,
    onDone: () => {
      onSaved()
      showToast.success('The figure has been saved.')
      return undefined
    },
  })
  return (
    <Section id="uk-schools" title="Schools in the United Kingdom" className="rounded-lg bg-surface p-6 shadow-rest">
      <p className="mt-2 max-w-[60ch] text-ink-soft">
        We use this number to calculate the percentage of UK schools. Last changed{' '}
        <time dateTime={figure.update_time} className="whitespace-nowrap">
          {moment(figure.update_time)}
        </time>
        .
      </p>
      <form {...formProps} className="mt-6 grid gap-6">
        <ErrorSummary problems={problems} attempt={attempt} />
        <div className="grid items-start gap-6 phone:grid-cols-2 desktop:grid-cols-[16rem_9rem_minmax(0,1fr)]">
          <TextField
            {...field('count')}
            label="State-funded primary schools"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
          />
          <TextField {...field('year')} label="School year" autoComplete="off" />
          <TextArea {...field('source')} label="Source" hint="Visitors can see it next to the percentage." rows={3} />
        </div>
        <div>
          <Button type="submit" isBusy={sending.isPending} busyLabel="Saving…">
            Save the figure
          </Button>
        </div>
      </form>
    </Section>
  )
}
