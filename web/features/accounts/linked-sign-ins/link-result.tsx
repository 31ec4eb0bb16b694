import { useSearchParams } from 'react-router'
import { Notice } from '../../../ui/feedback/notice.tsx'
import SignInProblem from './sign-in-problem.tsx'

/** What has become of linking, for somebody whom the provider has just sent back to the settings. */
export function LinkResult() {
  const [search] = useSearchParams()
  const [linked, problem] = [search.get('linked'), search.get('problem')]
  if (problem) return <SignInProblem code={problem} isLinking />
  if (!linked) return null
  return (
    <Notice tone="success" isUrgent title="Linked" className="my-6">
      <p className="wrap-anywhere">From now on you can log in with {linked.slice(0, 40)}.</p>
    </Notice>
  )
}
