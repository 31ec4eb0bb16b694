import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { renewSchoolCode } from '#contract/schools.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { profileQuery } from '../../session/session-query.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Makes another code after asking, for when the present one has got about. */
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
      setAsking(false)
      onRenewed()
    },
  })
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        <RefreshCw aria-hidden className="size-5" />
        Renew the code
      </Button>
      <Dialog isOpen={isAsking} title="Renew the school code?" onClose={() => setAsking(false)}>
        <p>
          The present code stops working at once, also on letters that have been printed. Parents who have signed up
          keep their accounts.
        </p>
        {error && (
          <Notice tone="danger" title="The code is still the same" isUrgent className="mt-4">
            <p>{sentenceOf(error)}</p>
          </Notice>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button isBusy={isPending} busyLabel="Renewing…" onClick={() => mutate()}>
            Renew the code
          </Button>
          <Button tone="quiet" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </>
  )
}
