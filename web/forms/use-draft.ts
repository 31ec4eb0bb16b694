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

/** What somebody has typed, kept for this tab: it survives a reload. Passwords live no longer than the page. */
export function useDraft<D extends Draft>(name: string, empty: D, begin = (kept: D) => kept) {
  const isHydrated = useHydrated()
  const [draft, setDraft] = useState(() => (isHydrated ? begin(readDraft(name, empty)) : empty))
  const [isRead, setRead] = useState(isHydrated)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on a page that was server-rendered without it
  useEffect(() => {
    if (isRead) return
    const kept = begin(readDraft(name, empty))
    // What was typed meanwhile is newer.
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
      // Storage is switched off: then it is typed again after a reload.
    }
  }, [name, draft, isRead])
  const change = (changed: Partial<D>) => setDraft((before) => ({ ...before, ...changed }))
  return [draft, change] as const
}

/** It has been sent, or whoever typed it has logged out: drafts whose names begin like this leave the browser. */
export function forgetDrafts(beginning = ''): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(keyOf(beginning))) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept either.
  }
}
