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

async function say(kind: 'success' | 'error' | 'info', sentence: string): Promise<void> {
  isWanted = true
  for (const listener of listeners) listener()
  const { toast } = await import('react-toastify/unstyled')
  toast[kind](sentence)
}

/** Shows a sentence for five seconds, at most two at a time. Never the only place that shows an error. */
export const showToast = {
  success: (sentence: string) => void say('success', sentence),
  error: (sentence: string) => void say('error', sentence),
  info: (sentence: string) => void say('info', sentence),
}
