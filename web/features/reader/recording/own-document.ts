import { useEffect } from 'react'

/** Chromium's name of a document's permissions policy; other browsers do not have one to ask. */
interface WithPolicy {
  featurePolicy?: { allowsFeature: (feature: string) => boolean }
}

const isRefused = (): boolean => (document as WithPolicy).featurePolicy?.allowsFeature('microphone') === false

/**
 * The browser lets a document use the microphone, and the portal says so of this page alone. So the page is a document of
 * its own: opened from another one it is loaded again, and its links load theirs. True while it is not.
 */
export function useOwnDocument(): 'own' | 'loading' | 'refused' {
  const [loaded] = performance.getEntriesByType('navigation')
  const isOwn = !isRefused()
  const isHere = new URL(loaded?.name ?? window.location.href).pathname === window.location.pathname

  useEffect(() => {
    if (!isOwn && !isHere) window.location.reload()
  }, [isOwn, isHere])

  useEffect(() => {
    const { pathname } = window.location
    const leaving = new AbortController()
    // Before the router hears of it: a press on a link is the browser's business.
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (link && !link.getAttribute('href')?.startsWith('#')) event.stopPropagation()
    }
    document.addEventListener('click', handleClick, { capture: true, signal: leaving.signal })
    return () => {
      leaving.abort()
      if (window.location.pathname !== pathname) window.location.reload()
    }
  }, [])

  if (isOwn) return 'own'
  return isHere ? 'refused' : 'loading'
}
