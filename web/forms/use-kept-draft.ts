import { useEffect, useState } from 'react'
import { useHydrated } from '../ui/use-hydrated.ts'
import { draftKey, useAuthorId } from './draft-key.ts'

/** The stored draft, if it still has the shape of what is edited now. */
function read<D extends object>(key: string, like: D): D | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const isAlike = Object.entries(like).every(
      ([field, value]) => typeof (kept as D)[field as keyof D] === typeof value,
    )
    return isAlike ? (kept as D) : null
  } catch {
    return null
  }
}

function write(key: string, draft: object | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft))
    else sessionStorage.removeItem(key)
  } catch {
    // Storage is disabled: the draft does not survive a reload.
  }
}

/**
 * A user's changes to `saved`, stored for this tab: they survive a reload, an error and a change of page, until
 * they are saved or discarded. They belong to the account.
 */
export function useKeptDraft<D extends object>(name: string, saved: D) {
  const key = draftKey(name, useAuthorId())
  const isHydrated = useHydrated()
  const [held, setHeld] = useState(() => ({ key, kept: isHydrated ? read(key, saved) : null }))
  const [isRead, setRead] = useState(isHydrated)
  // A server-rendered page comes without it. Newer input wins.
  if (isHydrated && !isRead) {
    setRead(true)
    setHeld(({ kept }) => ({ key, kept: kept ?? read(key, saved) }))
  }
  // Another account has logged in.
  if (isRead && held.key !== key) setHeld({ key, kept: read(key, saved) })
  useEffect(() => {
    if (isRead) write(held.key, held.kept)
  }, [held, isRead])
  const { kept } = held
  return {
    draft: kept ?? saved,
    isChanged: kept !== null,
    change: (changed: Partial<D>) =>
      setHeld((before) => ({ ...before, kept: { ...(before.kept ?? saved), ...changed } })),
    /** They were saved as `stored`, but for what was typed later: that is still a change. */
    settle: (stored: D, later: Partial<D> | undefined) =>
      setHeld((before) => ({ ...before, kept: later ? { ...stored, ...later } : null })),
    drop: () => setHeld((before) => ({ ...before, kept: null })),
  }
}
