import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { renewSchoolCode } from '#contract/schools.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { profileQuery } from '../../session/session-query.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { schoolCodeQuery } from './queries.ts'

/** Replaces the code, after confirmation, for when the present one has spread too far. Folded: it is rarely needed, and voids letters. */
export function RenewCode({ onRenewed }: { onRenewed: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(renewSchoolCode, {}),
    onSuccess: ({ school_code }) => {
      client.setQueryData(
        profileQuery.queryKey,
        (user) => user && { ...user, school: user.school && { ...user.school, school_code } },
      )
      void client.invalidateQueries({ queryKey: schoolCodeQuery.queryKey })
      setAsking(false)
      onRenewed()
    },
  })
  return (
    <details>
      <summary className="link w-fit cursor-pointer py-2">If the code has spread too far</summary>
      <p className="mt-2 mb-4">
        You can replace it by a new one. The old code stops working at once, also on letters you have already printed.
        Parents who have signed up keep their accounts.
      </p>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        <RefreshCw aria-hidden className="size-5" />
        Renew the code
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Renew the school code?"
        confirm={{ label: 'Renew the code', busyLabel: 'Renewing…' }}
        keep="Keep it"
        isBusy={isPending}
        failure={error ? { title: 'The code has not changed', sentence: sentenceOf(error) } : undefined}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      >
        <p>
          The current code will stop working at once, including on letters you have already printed. Parents who have
          signed up will keep their accounts. The new code has no last day until you set one.
        </p>
      </ConfirmDialog>
    </details>
  )
}
