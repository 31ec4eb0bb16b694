import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { linkDays, type ReportLink, type ReportPeriod } from '#contract/reports.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { useRights } from '../../session/use-rights.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx'
import { Section } from '../../ui/page/section.tsx'
import { longDay, moment } from '../../ui/text/moment.ts'
import { reportLinksQuery, useLinkEnding, useLinkMaking } from './queries.ts'
import { counted } from './wording.ts'

const spans: Record<(typeof linkDays)[number], string> = { 30: '30 days', 90: '90 days', 365: 'A year' }

interface ShareReportProps {
  sponsor: number | null
  period: ReportPeriod
  isOpen: boolean
  onClose: () => void
}

/** Makes a link at which somebody without an account reads the report, which is shown once. */
export function ShareReport({ sponsor, period, isOpen, onClose }: ShareReportProps) {
  const [days, setDays] = useState<(typeof linkDays)[number]>(30)
  const { mutate, data, isPending, reset } = useLinkMaking()
  const handleClose = () => {
    reset()
    onClose()
  }
  async function handleCopy(url: string) {
    try {
      await navigator.clipboard.writeText(url)
      showToast.success('Link copied.')
    } catch {
      showToast.error('Your browser does not let us copy. Select the link and copy it.')
    }
  }
  return (
    <Dialog isOpen={isOpen} title="A link to this report" onClose={handleClose}>
      <p className="max-w-[55ch]">
        Anybody with the link can read the report about {period.name}, as it is on the day they open it. They need no
        account. The report names only people who have agreed to be quoted.
      </p>
      {data ? (
        <div className="mt-6 grid gap-4">
          <TextField
            label="The link"
            hint="Copy it now: we will not show it again."
            value={data.url}
            readOnly
            spellCheck={false}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button onClick={() => void handleCopy(data.url)}>Copy the link</Button>
        </div>
      ) : (
        <div className="mt-6 grid gap-6">
          <SelectField
            label="It works for"
            value={String(days)}
            onChange={({ currentTarget }) =>
              setDays(linkDays.find((one) => String(one) === currentTarget.value) ?? linkDays[0])
            }
            options={linkDays.map((one) => ({ value: String(one), label: spans[one] }))}
          />
          <Button
            isBusy={isPending}
            busyLabel="Making it…"
            onClick={() =>
              mutate(
                { sponsor, period: period.id, days },
                { onError: (failure) => void showToast.error(sentenceOf(failure)) },
              )
            }
          >
            Make the link
          </Button>
        </div>
      )}
    </Dialog>
  )
}

/** The links that still work. */
export function ReportLinks() {
  const { data = [] } = useQuery(reportLinksQuery)
  const may = useRights()
  const ending = useLinkEnding()
  if (data.length === 0) return null
  const end = (link: ReportLink) =>
    ending.mutate(link.id, {
      onSuccess: () => void showToast.success('The link has ended.'),
      onError: (failure) => void showToast.error(sentenceOf(failure)),
    })
  return (
    <Section id="links" title="Links that work" className="mt-12 print:hidden">
      <ListRows label="Links that work" className="mt-4">
        {data.map((link) => (
          <ListRow
            key={link.id}
            title={`${link.sponsor || 'The whole portal'}, ${link.period.toLowerCase()}`}
            details={
              link.opens === 0
                ? 'Not opened yet'
                : `Opened ${counted(link.opens, 'time', 'times')}, last on ${moment(link.last_open_time)}`
            }
            age={`Until ${longDay(link.end_time)}`}
            action={
              may('moderator') && (
                <Button tone="quiet" className="min-h-11 px-4" onClick={() => end(link)}>
                  End
                </Button>
              )
            }
          />
        ))}
      </ListRows>
    </Section>
  )
}
