import { useEffect, useState } from 'react'
import { useHydrated } from '../ui/use-hydrated.ts'
import { draftKey, useAuthorId } from './draft-key.ts'

type Draft = Record<string, string | boolean>

function readDraft<D extends Draft>(key: string, empty: D): Partial<D> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    const known = Object.entries(kept ?? {}).filter(([field, value]) => typeof value === typeof empty[field])
    return Object.fromEntries(known) as Partial<D>
  } catch {
    return {}
  }
}

/** An account’s own draft, with what was typed since as a visitor. */
function readOwnDraft<D extends Draft>(name: string, userId: string | undefined, empty: D): D {
  const own = { ...empty, ...readDraft(draftKey(name, userId), empty) }
  if (!userId) return own
  const typed = Object.entries(readDraft(draftKey(name), empty)).filter(([, value]) => value)
  return { ...own, ...Object.fromEntries(typed) }
}

/**
 * The user's input, stored for this tab: it survives a reload. Passwords are never stored. It belongs to the account; a
 * visitor's goes to the account that they log in with.
 */
export function useDraft<D extends Draft>(name: string, empty: D, begin = (kept: D) => kept) {
  const isHydrated = useHydrated()
  const author = useAuthorId()
  const read = () => begin(readOwnDraft(name, author, empty))
  const [held, setHeld] = useState(() => ({ author, draft: isHydrated ? read() : empty }))
  const [isRead, setRead] = useState(isHydrated)
  // Another account has logged in, or it has just become known whose page this is.
  if (isRead && held.author !== author) setHeld({ author, draft: read() })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on a page that was server-rendered without it
  useEffect(() => {
    if (isRead) return
    const kept = read()
    // Newer input wins.
    setHeld(({ draft: typed }) => {
      const changed = Object.entries(typed).filter(([field, value]) => value !== empty[field])
      return { author, draft: { ...kept, ...Object.fromEntries(changed) } }
    })
    setRead(true)
  }, [])
  useEffect(() => {
    if (!isRead) return
    const { password: _, ...kept } = held.draft
    try {
      sessionStorage.setItem(draftKey(name, held.author), JSON.stringify(kept))
      if (held.author) sessionStorage.removeItem(draftKey(name))
    } catch {
      // Storage is disabled: the input does not survive a reload.
    }
  }, [name, held, isRead])
  const change = (changed: Partial<D>) => setHeld((before) => ({ ...before, draft: { ...before.draft, ...changed } }))
  return [held.draft, change] as const
}

/** Removes the drafts whose names start like this, after they were sent or their author has logged out. */
export function forgetDrafts(beginning = ''): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(draftKey(beginning))) sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored either.
  }
}
