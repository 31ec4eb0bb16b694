import { type SubmitEvent, useState } from 'react'
import { Link } from 'react-router'
import { pagesOf } from '#contract/paging.ts'
import type { StatisticsFigures } from '#contract/statistics.ts'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Pager } from '../../ui/lists/pager.tsx'
import { Section } from '../../ui/page/section.tsx'
import { useSaveChildren } from './queries.ts'

interface UncountedProps {
  figures: StatisticsFigures
  page: number
  onPage: (page: number) => void
}

/** Approved schools without pupil numbers in the register: operators can ask them and enter the number here. */
export function UncountedSchools({ figures: { schools, total }, page, onPage }: UncountedProps) {
  return (
    <Section id="uncounted" title="Schools without a number of pupils">
      <p className="mt-2 max-w-[60ch] text-ink-soft">
        {total === 0
          ? 'There are none: the register says how many pupils every approved school has.'
          : 'The register does not say how many pupils these schools have. Until you enter how many children aged 6 to 9 they teach, we count none.'}
      </p>
      {schools.length > 0 && (
        <ul className="mt-6 grid gap-3">
          {schools.map((school) => (
            <UncountedSchool key={school.id} school={school} />
          ))}
        </ul>
      )}
      <Pager page={page} pages={pagesOf(total)} onTurn={onPage} />
    </Section>
  )
}

function UncountedSchool({
  school: { id, title, postcode, children },
}: {
  school: StatisticsFigures['schools'][number]
}) {
  const [isWrong, setWrong] = useState(false)
  const saving = useSaveChildren(id)
  const fromServer = saving.error instanceof ApiError ? saving.error.fields.children : undefined
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('children') ?? '').trim()
    const isNumber = typed === '' || (/^\d{1,4}$/.test(typed) && Number(typed) <= 5000)
    setWrong(!isNumber)
    if (!isNumber || saving.isPending) return
    saving.mutate(typed === '' ? null : Number(typed), {
      onSuccess: () => showToast.success(typed === '' ? 'The number has been removed.' : 'The number has been saved.'),
      onError: (error) => showToast.error(sentenceOf(error)),
    })
  }
  return (
    <li className="rounded-md bg-surface p-5 shadow-rest">
      <form
        method="dialog"
        noValidate
        aria-label={title}
        onSubmit={handleSubmit}
        className="flex flex-wrap items-end gap-x-6 gap-y-3"
      >
        <p className="min-w-0 grow basis-56 wrap-anywhere">
          <Link to={`/admin/schools/${id}`} className="link font-bold">
            {title}
          </Link>
          <span className="block text-ink-soft text-sm">{postcode}</span>
        </p>
        <div className="flex items-end gap-3">
          <TextField
            id={`children-${id}`}
            name="children"
            label="Children aged 6 to 9"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            className="max-w-48"
            defaultValue={children ?? ''}
            error={isWrong ? 'Enter a whole number from 0 to 5000, or leave it empty.' : fromServer}
          />
          <Button type="submit" tone="quiet" isBusy={saving.isPending} busyLabel="Saving…">
            Save
          </Button>
        </div>
      </form>
    </li>
  )
}
