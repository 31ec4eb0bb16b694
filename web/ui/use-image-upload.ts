import { useEffect, useRef, useState } from 'react'
import { showToast } from './toast.ts'

/** Sends a picture, tells how much of it has gone (0 to 1), and answers its address. Throws an error with a sentence. */
export type SendImage = (
  file: File,
  options: { onProgress: (sent: number) => void; signal: AbortSignal },
) => Promise<string>

const failed = 'Unable to upload your image'
const largestBytes = 5 * 1024 * 1024
const tooLarge = 'This picture is too large. Use one under 5 MB.'

/** One upload at a time: the next one, and leaving the page, give up the one before. */
export function useImageUpload(send: SendImage, onUploaded: (image: string) => void) {
  const [sent, setSent] = useState<number | null>(null)
  const [outcome, setOutcome] = useState<'uploaded' | string | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const cancel = () => {
    running.current?.abort()
    setSent(null)
  }
  const fail = (sentence: string) => {
    setOutcome(sentence)
    showToast.error(failed)
  }
  const start = async (file: File) => {
    cancel()
    if (file.size > largestBytes) return fail(tooLarge)
    const own = new AbortController()
    running.current = own
    setOutcome(null)
    setSent(0)
    try {
      const image = await send(file, { onProgress: setSent, signal: own.signal })
      if (own.signal.aborted) return
      setOutcome('uploaded')
      onUploaded(image)
    } catch (error) {
      if (!own.signal.aborted) fail(error instanceof Error ? error.message : failed)
    }
    if (running.current === own) setSent(null)
  }
  return {
    /** null while nothing is being sent. */
    sent,
    isUploaded: outcome === 'uploaded',
    error: outcome === 'uploaded' ? null : outcome,
    start,
    cancel,
    forget: () => setOutcome(null),
  }
}
