type Listener = () => void

let isWanted = false
const listeners = new Set<Listener>()

/** Whether anything has been said yet; until then the toast library is not loaded. */
export const toastRegionStore = {
  subscribe: (listener: Listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isWanted: () => isWanted,
}

/** The errors that have been shown, by the id of their toast; the last ones only can still be there. */
const errors = new Map<string | number, string>()

/** Loads the toast library, and with it the place for toasts. */
async function loadToasts() {
  isWanted = true
  for (const listener of listeners) listener()
  const { toast } = await import('./toast-container.tsx')
  return toast
}

async function dismiss(isOver: (sentence: string) => boolean): Promise<void> {
  if (errors.size === 0) return
  const toast = await loadToasts()
  for (const [id, sentence] of errors) {
    if (!isOver(sentence)) continue
    errors.delete(id)
    toast.dismiss(id)
  }
}

async function say(kind: 'success' | 'info', sentence: string): Promise<void> {
  const toast = await loadToasts()
  if (kind === 'success') await dismiss(() => true)
  toast[kind](sentence)
}

async function sayError(sentence: string): Promise<void> {
  const toast = await loadToasts()
  await dismiss((said) => said === sentence)
  const id = toast.error(sentence, { onClose: () => errors.delete(id) })
  errors.set(id, sentence)
}

/** Without a connection the library may not be there. */
const unheard = () => undefined

/**
 * Shows a sentence for five seconds, at most two at a time. Never the only place that shows an error. No error stays
 * beside a success that comes after it, or beside itself; `dismissErrors` is for a success that has no sentence.
 */
export const showToast = {
  success: (sentence: string) => void say('success', sentence).catch(unheard),
  error: (sentence: string) => void sayError(sentence).catch(unheard),
  info: (sentence: string) => void say('info', sentence).catch(unheard),
  dismissErrors: () => void dismiss(() => true).catch(unheard),
}
