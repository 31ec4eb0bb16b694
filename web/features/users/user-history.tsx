import { useState } from 'react'
import type { AccountCase } from '#contract/users.ts'
import { AuditList } from '../../domain/audit/audit-list.tsx'
import { CaseSection } from '../../inbox/case-section.tsx'
import { useRights } from '../../session/use-rights.ts'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'

/** Enough to see what somebody has written about; the rest is one press away. */
const shownFirst = 10

/** What was done by an account and to it, newest first. */
export function UserHistory({ account }: { account: AccountCase }) {
  const [isWhole, setIsWhole] = useState(false)
  const mayDo = useRights()
  const { history } = account
  if (history.length === 0)
    return (
      <CaseSection title="What happened">
        <p className="text-ink-soft">Nothing has been recorded about this account yet.</p>
      </CaseSection>
    )
  return (
    <CaseSection title="What happened">
      <AuditList
        label="What happened"
        entries={isWhole ? history : history.slice(0, shownFirst)}
        here={`/admin/users/${account.id}`}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {history.length > shownFirst && (
          <Button tone="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? `Show the newest ${shownFirst}` : `Show ${history.length - shownFirst} more`}
          </Button>
        )}
        {mayDo('owner') && (
          <TextLink to={`/admin/audit?person=${encodeURIComponent(account.email)}`}>
            Everything in the audit log
          </TextLink>
        )}
      </div>
    </CaseSection>
  )
}
