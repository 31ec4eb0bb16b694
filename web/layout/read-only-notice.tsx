import { useSyncExternalStore } from 'react'
import { readOnlyStore } from '../api/read-only.ts'

/** Says that nothing can be saved, for as long as the portal is being maintained. */
export function ReadOnlyNotice() {
  const isReadOnly = useSyncExternalStore(readOnlyStore.subscribe, readOnlyStore.isReadOnly, () => false)
  if (!isReadOnly) return null
  return (
    <p role="status" className="bg-danger-soft px-4 py-2 text-center text-ink">
      We are working on the portal. You can read everything, but nothing can be saved until we have finished.
    </p>
  )
}
