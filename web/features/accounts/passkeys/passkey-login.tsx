import { useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { User } from '#contract/accounts.ts'
import { sentenceOf } from '../../../api/api-error.ts'
import { beginSession } from '../../../session/session-query.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'

/** Logs in with a passkey. `isAlone`: nothing is above it. `onDone`: instead of beginning a session. Keeps its place while the page hydrates and in browsers without passkeys, so that nothing moves. */
export function PasskeyLogin({ isAlone = false, onDone }: { isAlone?: boolean; onDone?: (user: User) => void }) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const isShown = useHydrated() && 'PublicKeyCredential' in window
  const logIn = async () => {
    setBusy(true)
    setProblem('')
    try {
      const { logInWithPasskey } = await import('./log-in.ts')
      const { user } = await logInWithPasskey()
      if (onDone) return onDone(user)
      if (!beginSession(client, user))
        setProblem('Your browser did not save the log-in. Allow cookies, then try again.')
    } catch (failure) {
      setProblem(sentenceOf(failure))
    }
    setBusy(false)
  }
  return (
    <div className={classNames(!isAlone && 'mt-6 border-line border-t pt-6', !isShown && 'invisible')}>
      <Button tone="quiet" isBusy={isBusy} busyLabel="Waiting for your passkey…" onClick={() => void logIn()}>
        <KeyRound aria-hidden className="size-5" />
        Use a passkey
      </Button>
      <p role="status" className="mt-3 font-bold text-danger empty:hidden">
        {problem}
      </p>
    </div>
  )
}
