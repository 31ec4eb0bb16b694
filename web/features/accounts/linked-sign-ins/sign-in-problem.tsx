import { type ErrorCode, errors } from '#contract/errors.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'

/** What is said to somebody who is logged in already: the password that the others are led to is no way to link. */
const whenLinking: Partial<Record<string, string>> = {
  'sign-in/away': 'That service is not answering at the moment. Try again in a few minutes.',
  'sign-in/cancelled': 'You did not finish logging in there, so nothing was linked.',
  'sign-in/refused':
    'What that service told us was not enough to be sure who you are, so nothing was linked. You can try again.',
  'sign-in/expired':
    'Nothing was linked: this took more than ten minutes, or you began again in another window. You can try again.',
  'sign-in/personal-account':
    'That is a personal account, not a school account. Choose the account that your school gave you.',
}

interface SignInProblemProps {
  code: string
  isLinking?: boolean
}

/** Why somebody who has come back from a provider is not logged in, or has not linked it. */
export default function SignInProblem({ code, isLinking = false }: SignInProblemProps) {
  const known = code in errors ? (code as ErrorCode) : 'sign-in/refused'
  return (
    <Notice tone="danger" isUrgent title="That did not work" className="my-6">
      <p>{(isLinking && whenLinking[known]) || errors[known].message}</p>
    </Notice>
  )
}
