import { useEffect, useState } from 'react'

const keyOf = (name: string) => `draft_${name}`

/** The stored draft, if it still has the shape of what is edited now. */
function read<D extends object>(name: string, like: D): D | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const isAlike = Object.entries(like).every(([key, value]) => typeof (kept as D)[key as keyof D] === typeof value)
    return isAlike ? (kept as D) : null
  } catch {
    return null
  }
}

function write(name: string, draft: object | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(name), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(name))
  } catch {
    // Storage is disabled: the draft does not survive a reload.
  }
}

/**
 * A user's changes to `saved`, stored for this tab: they survive a reload, an error and a change of page, until
 * they are saved or discarded.
 */
export function useKeptDraft<D extends object>(name: string, saved: D) {
  const [kept, setKept] = useState<D | null>(() => read(name, saved))
  useEffect(() => write(name, kept), [name, kept])
  return {
    draft: kept ?? saved,
    isChanged: kept !== null,
    change: (changed: Partial<D>) => setKept((before) => ({ ...(before ?? saved), ...changed })),
    drop: () => setKept(null),
  }
}
