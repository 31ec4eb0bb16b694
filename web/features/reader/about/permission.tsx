import { Copyright } from 'lucide-react'
import type { Resource } from '#contract/resources.ts'

/** What may be done with a resource. A book that was kept by an earlier release does not say. */
export function Permission({ of: { permission } }: { of: Pick<Resource, 'permission'> }) {
  if (!permission) return null
  return (
    <p className="permission">
      <Copyright aria-hidden size={20} className="mt-0.5 shrink-0" />
      <span>{permission}</span>
    </p>
  )
}
