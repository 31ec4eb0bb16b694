import { useQuery } from '@tanstack/react-query'
import { FailureNotice } from '../../../domain/failure-notice.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { ParentDraft, Way } from '../drafts.ts'
import { CodeForm } from './code-form.tsx'
import { ParentForm } from './parent-form.tsx'
import { invalidCode, plainCode, schoolByCodeQuery } from './school-by-code.ts'

interface ParentSignUpProps {
  way: Way
  onWayChange: (changed: Partial<Way>) => void
  values: ParentDraft
  onChange: (changed: Partial<ParentDraft>) => void
}

/** First the code; the form appears once it has found a school, or for a parent who has none. */
export function ParentSignUp({ way, onWayChange, values, onChange }: ParentSignUpProps) {
  const asked = plainCode(way.asked)
  const found = useQuery({ ...schoolByCodeQuery(asked), enabled: asked !== '' && !way.isWithoutCode })
  if (way.isWithoutCode)
    return (
      <>
        <Notice title="You are signing up without a school">
          <p>You can read the free books. Add a school’s code, now or later, to open all of them.</p>
          <div>
            <Button
              tone="quiet"
              className="bg-surface! text-ink!"
              onClick={() => onWayChange({ isWithoutCode: false })}
            >
              I have a code
            </Button>
          </div>
        </Notice>
        <ParentForm school={null} values={values} onChange={onChange} />
      </>
    )
  const school = asked ? found.data : undefined
  return (
    <>
      <CodeForm
        code={way.code}
        error={school === null ? 'Not found' : undefined}
        isAsking={found.isFetching}
        onType={(code, isWhole) => onWayChange({ code, asked: isWhole ? code : '' })}
        onAsk={() => (plainCode(way.code) === asked ? void found.refetch() : onWayChange({ asked: way.code }))}
      />
      {school === null && (
        <Notice tone="danger" title={invalidCode} isUrgent>
          <p>Check it against the letter or e-mail from your school, or ask the school office for a new one.</p>
        </Notice>
      )}
      {asked && <FailureNotice title="We could not look up the code" error={found.error} />}
      {school ? (
        <>
          <p role="status" className="rounded-md bg-success-soft px-6 py-4">
            You are signing up as a parent of <strong>{school.title}</strong>.
          </p>
          <ParentForm school={{ id: school.id, code: asked }} values={values} onChange={onChange} />
        </>
      ) : (
        <div>
          <Button tone="quiet" onClick={() => onWayChange({ isWithoutCode: true })}>
            I do not have a code
          </Button>
        </div>
      )}
    </>
  )
}
