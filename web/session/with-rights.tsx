import type { ReactNode } from 'react'
import type { OperatorRights } from '#contract/access.ts'
import { useRights } from './use-rights.ts'

const whoMay: Record<OperatorRights, string> = {
  support: 'an operator',
  editor: 'an editor, a moderator or an owner',
  moderator: 'a moderator or an owner',
  owner: 'an owner',
}

interface WithRightsProps {
  rights: OperatorRights
  /** What these rights allow, as it follows "to": "decide about this school". Without it, nothing replaces the children. */
  to?: string
  children: ReactNode
}

/** Shows its children to operators with these rights, and to the others who may do it. */
export function WithRights({ rights, to, children }: WithRightsProps) {
  const may = useRights()
  if (may(rights)) return children
  return to ? (
    <p className="text-ink-soft">
      Ask {whoMay[rights]} to {to}.
    </p>
  ) : null
}
