import { useState } from 'react'
import type { SetUp, SetUpCode } from '#contract/set-up.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { setUpTitles } from '../../domain/set-up-titles.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { Section } from '../../ui/page/section.tsx'
import { moment } from '../../ui/text/moment.ts'
import { useOpenToSchools } from './queries.ts'

const inWords = (codes: SetUpCode[]) => codes.map((code) => setUpTitles[code])

function Unproven({ codes }: { codes: SetUpCode[] }) {
  return (
    <ul className="list-disc pl-6">
      {inWords(codes).map((title) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  )
}

/** The last press. It is kept from nobody: what is unproven then is written down, with who pressed. */
export function OpenToSchools({ setUp: { steps, opening } }: { setUp: SetUp }) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error, reset } = useOpenToSchools()
  const unproven = steps.filter(({ state }) => state !== 'done').map(({ code }) => code)
  return (
    <Section
      id="open-to-schools"
      title={opening ? 'The portal is open to schools' : 'Open to schools'}
      className="set-up-opening"
    >
      <div role="status" className="grid gap-2 empty:hidden">
        {opening && (
          <p>
            Since <time dateTime={opening.opened_time}>{moment(opening.opened_time)}</time>
            {opening.opened_by && <>, opened by {opening.opened_by}</>}.{' '}
            {opening.unproven.length === 0 ? 'Every step was proven then.' : 'Then unproven:'}
          </p>
        )}
        {opening && opening.unproven.length > 0 && <Unproven codes={opening.unproven} />}
      </div>
      {!opening && (
        <>
          <p className="max-w-[60ch]">
            {unproven.length === 0
              ? 'Everything was seen to work. Press, and tell your first school.'
              : 'Nothing keeps you from opening. What nobody has seen to work is written down, with your name and the day.'}
          </p>
          <div>
            <Button
              tone={unproven.length === 0 ? 'main' : 'quiet'}
              className={unproven.length === 0 ? '' : 'bg-surface text-ink'}
              onClick={() => setAsking(true)}
            >
              Open to schools
            </Button>
          </div>
          <ConfirmDialog
            isOpen={isAsking}
            title={unproven.length === 0 ? 'Open the portal to schools?' : 'Open with steps that nobody has seen?'}
            confirm={{ label: 'Open to schools', busyLabel: 'Opening…' }}
            keep="Not yet"
            isBusy={isPending}
            failure={error ? { title: 'It is not open yet', sentence: sentenceOf(error) } : undefined}
            onConfirm={() => mutate(unproven, { onSuccess: () => setAsking(false) })}
            onClose={() => {
              reset()
              setAsking(false)
            }}
          >
            {unproven.length > 0 && (
              <div className="grid gap-2">
                <p>Unproven:</p>
                <Unproven codes={unproven} />
              </div>
            )}
            <p className="mt-3">The audit log notes that you opened it.</p>
          </ConfirmDialog>
        </>
      )}
    </Section>
  )
}
