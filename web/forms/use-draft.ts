import { useEffect, useState } from 'react'
import { useHydrated } from '../ui/use-hydrated.ts'

type Draft = Record<string, string | boolean>

const keyOf = (name: string) => `draft_${name}`

function readDraft<D extends Draft>(name: string, empty: D): D {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}')
    const known = Object.entries(kept ?? {}).filter(([field, value]) => typeof value === typeof empty[field])
    return { ...empty, ...Object.fromEntries(known) }
  } catch {
    return empty
  }
}

/** The user's input, stored for this tab: it survives a reload. Passwords are never stored. */
export function useDraft<D extends Draft>(name: string, empty: D, begin = (kept: D) => kept) {
  const isHydrated = useHydrated()
  const [draft, setDraft] = useState(() => (isHydrated ? begin(readDraft(name, empty)) : empty))
  const [isRead, setRead] = useState(isHydrated)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on a page that was server-rendered without it
  useEffect(() => {
    if (isRead) return
    const kept = begin(readDraft(name, empty))
    // Newer input wins.
    setDraft((typed) => {
      const changed = Object.entries(typed).filter(([field, value]) => value !== empty[field])
      return { ...kept, ...Object.fromEntries(changed) }
    })
    setRead(true)
  }, [])
  useEffect(() => {
    if (!isRead) return
    const { password: _, ...kept } = draft
    try {
      sessionStorage.setItem(keyOf(name), JSON.stringify(kept))
    } catch {
      // Storage is disabled: the input does not survive a reload.
    }
  }, [name, draft, isRead])
  const change = (changed: Partial<D>) => setDraft((before) => ({ ...before, ...changed }))
  return [draft, change] as const
}

/** Removes the drafts whose names start like this, after they were sent or their author has logged out. */
export function forgetDrafts(beginning = ''): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(keyOf(beginning))) sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored either.
  }
}
