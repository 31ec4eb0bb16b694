import { useEffect, useState } from 'react'

/** Safari on iPad before 16.4 knows these by their older names. */
type OlderDocument = Document & { webkitFullscreenElement?: Element | null; webkitExitFullscreen?: () => void }
type OlderElement = HTMLElement & { webkitRequestFullscreen?: () => void }

const fullScreenElement = () =>
  document.fullscreenElement ?? (document as OlderDocument).webkitFullscreenElement ?? null

/** Shows the whole document full screen; false where the browser has none, or does not allow it now. */
export async function enterFullScreen(): Promise<boolean> {
  // The whole document, so that dialogs and toasts, which are siblings of the book in the tree, stay visible.
  const root: OlderElement = document.documentElement
  try {
    if (root.requestFullscreen) await root.requestFullscreen({ navigationUI: 'hide' })
    else if (root.webkitRequestFullscreen) root.webkitRequestFullscreen()
    else return false
    return true
  } catch {
    return false
  }
}

async function leave(): Promise<void> {
  if (!fullScreenElement()) return
  if (document.exitFullscreen) await document.exitFullscreen()
  else (document as OlderDocument).webkitExitFullscreen?.()
}

/** Full screen, or where the browser has none (iPhone) a layout that covers everything the page has. */
export function useFullScreen() {
  const [isFull, setFull] = useState(() => typeof document !== 'undefined' && fullScreenElement() !== null)

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const handleChange = () => setFull(fullScreenElement() !== null)
    document.addEventListener('fullscreenchange', handleChange, { signal })
    document.addEventListener('webkitfullscreenchange', handleChange, { signal })
    return () => {
      listening.abort()
      void leave()
    }
  }, [])

  const set = async (wanted: boolean) => {
    if (wanted) await enterFullScreen()
    else await leave()
    setFull(wanted)
  }

  return { isFull, leave: () => set(false), toggle: () => set(!isFull) }
}
