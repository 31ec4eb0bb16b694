import './states.css'
import { Lock } from 'lucide-react'
import { errors } from '#contract/errors.ts'
import type { Resource } from '#contract/resources.ts'
import { usePromises } from '../../api/use-promises.ts'
import { useSession } from '../../session/use-session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page/page.tsx'

interface Reason {
  why: string
  step?: { label: string; to: string }
}

const withoutSchool = 'Your account no longer belongs to a school. If this is a mistake, ask the lead of your school.'

/** Why this user cannot open it yet, and what they can do about it. */
function useReason(): Reason {
  const { user } = useSession()
  const { answerDays } = usePromises()
  if (user && !user.emailVerified) {
    return {
      why: 'You can open this once you have confirmed your e-mail address. We have sent you a link.',
      step: { label: 'Confirm your e-mail address', to: '/not-active' },
    }
  }
  if (user && !user.isSchool && (!user.school || user.school.status === 'rejected')) {
    return {
      why: 'You can open this once you have joined your child’s school. Ask the school for its code and add it to your profile.',
      step: { label: 'Add the school code', to: '/profile/update' },
    }
  }
  if (user && !user.school) return { why: `Only staff and parents of a school can open this. ${withoutSchool}` }
  const why = `${errors['resource/locked'].message} Checking a school takes up to ${answerDays}.`
  return user?.isSchool ? { why, step: { label: 'See what is being checked', to: '/school-pending' } } : { why }
}

/** Why this user cannot open it, and the next step. */
export function LockReason() {
  const { why, step } = useReason()
  return (
    <>
      <p className="max-w-[60ch]">{why}</p>
      {step && (
        <ButtonLink to={step.to} tone="quiet" className="justify-self-start">
          {step.label}
        </ButtonLink>
      )}
    </>
  )
}

export function LockedResource({ resource }: { resource: Pick<Resource, 'title' | 'image'> | undefined }) {
  const { why, step } = useReason()
  return (
    <Page title={resource?.title ?? 'This book is locked'}>
      <div className="locked-resource">
        {resource?.image && <img src={resource.image} alt="" className="locked-resource-cover" />}
        <div className="grid content-start gap-6">
          <p className="flex items-center gap-3 font-bold text-lg">
            <Lock aria-hidden className="shrink-0" />
            Not open to you yet
          </p>
          <p className="max-w-[60ch]">{why}</p>
          <p className="max-w-[60ch]">You can read the free books now.</p>
          <div className="flex flex-wrap gap-4">
            <ButtonLink to="/resources">Back to the shelf</ButtonLink>
            {step && (
              <ButtonLink to={step.to} tone="quiet">
                {step.label}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </Page>
  )
}
