import { Copyright } from 'lucide-react'
import type { Resource } from '#contract/resources.ts'

/** What may be done with a resource. */
export function Permission({ of: { permission } }: { of: Pick<Resource, 'permission'> }) {
  return (
    <p className="permission">
      <Copyright aria-hidden size={20} className="mt-0.5 shrink-0" />
      <span>{permission}</span>
    </p>
  )
}
