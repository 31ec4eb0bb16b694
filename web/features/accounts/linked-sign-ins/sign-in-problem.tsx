import { type ErrorCode, errors } from '#contract/errors.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** Why somebody who has come back from a provider is not logged in, or has not linked it. */
export default function SignInProblem({ code }: { code: string }) {
  const { message } = errors[code as ErrorCode] ?? errors['sign-in/refused']
  return (
    <Notice tone="danger" isUrgent title="That did not work" className="my-6">
      <p>{message}</p>
    </Notice>
  )
}
